import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openDatabase } from "../../app/platform/database/open-database.server.ts";
import { ORDER_FIELDS } from "../support/buyers.ts";
import { runInOwnProcess } from "../support/commands.ts";
import { SOON } from "../support/patience.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { freshDatabase } from "../support/shops.ts";

const MEDICA = "/nasi-proizvodi/medica";
const SECRET = "the-two-programs-share-one-secret-of-32-letters";

const leftovers: (() => Promise<void>)[] = [];
let servers: RunningServer[] = [];
let settings: { DATABASE_URL: string; SESSION_SECRET: string };

beforeAll(async () => {
  settings = { DATABASE_URL: await freshDatabase(leftovers), SESSION_SECRET: SECRET };
  servers = [await startServer(settings), await startServer(settings)];
  const database = openDatabase(settings.DATABASE_URL);
  await database.write((unit) => unit.updateTable("products").set({ stock: 17 }).where("id", "=", "medica").execute());
  await database.close();
});

afterAll(async () => {
  for (const server of servers) await discardServer(server);
  for (const clear of leftovers) await clear();
});

const read = async (server: RunningServer | undefined, path: string) => (await fetch(`${server?.url}${path}`)).text();

/** An order that leaves few bottles. */
function order(server: RunningServer | undefined): Promise<Response> {
  const cart = encodeURIComponent('[{"productId":"medica","quantity":6}]');
  const headers = { Origin: `${server?.url}`, Cookie: `cart=${cart}` };
  const body = new URLSearchParams({ ...ORDER_FIELDS, orderKey: "sold-by-the-other-program" });
  return fetch(`${server?.url}/potvrda`, { method: "POST", body, headers, redirect: "manual" });
}

it("what is sold by one program is told by the pages that another one has stored", async () => {
  const [seller, other] = servers;
  const before = await read(other, MEDICA);
  expect(await read(other, MEDICA)).toBe(before);
  expect((await order(seller)).status).toBe(303);
  await vi.waitFor(async () => expect(await read(other, MEDICA)).not.toBe(before), SOON);
  for (const server of servers) expect(await read(server, MEDICA)).toContain('"stock":11');
});

it("what somebody at the winery changes by a command is told by the pages that the programs have stored", async () => {
  const [server] = servers;
  const staff = (...words: string[]) =>
    runInOwnProcess(["staff", ...words], {
      ...settings,
      DATA_DIR: server?.dataDir ?? "",
      PUBLIC_URL: `${server?.url}`,
    });
  await read(server, MEDICA);
  expect(await staff("stock", "medica", "-3")).toBe("There are 8 of medica.\n");
  await vi.waitFor(async () => expect(await read(server, MEDICA)).toContain('"stock":8'), SOON);
  expect(await staff("price", "medica", "21,05")).toMatch(/^medica costs 21,05 €; it was [\d,]+ €\.\n$/);
  await vi.waitFor(async () => expect(await read(server, MEDICA)).toContain("21,05"), SOON);
});
