import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isCall } from "../../app/routing/calls.server.ts";
import { type HostileBody, hostileBody } from "../support/hostile-bodies.ts";
import { addressesOfBuild, oneOfEachScreen } from "../support/routes.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { freshDatabase } from "../support/shops.ts";

/** Bodies for each engine; 3,000 altogether. Few of them come as far as the database. */
const BODIES = { SQLite: 2_500, PostgreSQL: 500 };
const BATCH = 50;
/** What a batch may cost of the processor, in milliseconds: a rendered page costs about 10, and no body may cost a second. */
const MAX_BATCH_MS = 50 * 20 + 1_000;
/** The heap that the program gets: whoever keeps what bodies bring stops it. */
const HEAP = "--max-old-space-size=192";
/** The heap, what is young of it, and the program itself; how soon it grows to that depends on how busy the machine is. */
const MAX_MB = 450;
const TICK_MS = 10;

/** Processor time that a program has used, in milliseconds. Other programs on a busy machine do not count in it. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function memoryMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

describe.each(["SQLite", "PostgreSQL"] as const)("hostile bodies (%s)", (engine) => {
  let server: RunningServer;
  const leftovers: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const database: Record<string, string> =
      engine === "PostgreSQL" ? { DATABASE_URL: await freshDatabase(leftovers) } : {};
    // Each sender has an address of its own, so that no limit keeps the bodies from where they do harm.
    server = await startServer({ TRUST_PROXY: "1", LOG_LEVEL: "error", NODE_OPTIONS: HEAP, ...database });
  });
  afterAll(async () => {
    await discardServer(server);
    for (const clear of leftovers) await clear();
  });

  let sender = 0;
  async function post(address: string, { type, bytes }: HostileBody): Promise<number> {
    sender += 1;
    const from = `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`;
    // Plain: what is sent back is not what is looked at.
    const headers = { "Content-Type": type, "X-Forwarded-For": from, "Accept-Encoding": "identity" };
    const answer = await fetch(server.url + address, {
      method: "POST",
      headers,
      body: new Uint8Array(bytes),
      redirect: "manual",
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  it.each([
    ["an index that is huge", "a[9000000]=1"],
    ["an index that ends a program", "a[10000000]=1"],
    ["two thousand brackets", `${"[".repeat(2000)}=1`],
    ["two thousand dots", `a${".a".repeat(2000)}=1`],
    ["the intent of a form library", "__intent__=x"],
    ["the state of a form library", "__state__=x"],
  ])("%s costs no form more than any other body", async (_, text) => {
    const before = processorMs(server.pid);
    const body = { type: "application/x-www-form-urlencoded", bytes: Buffer.from(text) };
    for (const address of ["/login", "/login?overlay=forgotPassword", "/login.data", "/potvrda", "/api/reservations"]) {
      expect(await post(address, body), address).toBeLessThan(500);
    }
    expect(processorMs(server.pid) - before).toBeLessThan(1_000);
  });

  it(`are answered, ${BODIES[engine]} at every screen and call that takes one, without a failure, a wait or much memory`, async () => {
    const addresses = await postedAddresses();
    const all = fc.sample(fc.tuple(fc.constantFrom(...addresses), hostileBody), {
      numRuns: BODIES[engine],
      seed: 20261121,
    });
    await inBatches(all);
    expect(memoryMb(server.pid)).toBeLessThan(MAX_MB);
    expect(server.output()).not.toContain("unexpected failure");
  }, 300_000);

  async function inBatches(all: [string, HostileBody][]): Promise<void> {
    for (let start = 0; start < all.length; start += BATCH) {
      const batch = all.slice(start, start + BATCH);
      const before = processorMs(server.pid);
      const failed = await Promise.all(batch.map(async (one) => ({ one, status: await post(...one) })));
      const bad = failed.filter(({ status }) => status >= 500);
      expect(
        bad.map(({ one: [address, { type, bytes }], status }) => [status, address, type, bytes.toString()]),
      ).toEqual([]);
      expect(processorMs(server.pid) - before).toBeLessThan(MAX_BATCH_MS);
    }
  }
});

/** Where nothing is shown whatever stands in it. */
const NOWHERE = ["/something", "/api/something"];

/** Every address of the build, of screens one slug each, its parameters filled in with a product or a card provider; screens also as their data; the overlay's form. */
async function postedAddresses(): Promise<string[]> {
  const found = oneOfEachScreen(await addressesOfBuild())
    .filter((address) => !NOWHERE.includes(address))
    .map((address) => address.replace("something", address.startsWith("/card/") ? "wspay" : "malvazija-2025"));
  const screens = found.filter((address) => !isCall(address) && !address.includes("."));
  return [
    ...found,
    ...screens.filter((address) => address !== "/").map((address) => `${address}.data`),
    "/?overlay=forgotPassword",
  ];
}
