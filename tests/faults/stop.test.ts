import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { ORDER_FIELDS } from "../support/buyers.ts";
import { SOON } from "../support/patience.ts";
import { discardServer, type RunningServer, SERVER, startServer } from "../support/server.ts";

/** A bare program that ends a second after it is told to: how long that takes on this machine at this moment. */
const A_SECOND = `
  process.on("SIGTERM", () => setTimeout(() => process.exit(), 1000));
  setInterval(() => undefined, 1000);
  console.log("The shop is open");`;
const BARE = [process.execPath, "-e", A_SECOND];

it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("%s ends the program in order", async (signal) => {
  const server = await startServer();
  onTestFinished(() => discardServer(server));
  const answer = fetch(`${server.url}/potvrda`);
  await fetch(`${server.url}/healthz`);
  await server.stop(signal);
  expect((await answer).status).toBe(200);
  expect(server.exitCode()).toBe(0);
});

it.each<[string, string[]]>([
  ["the program", SERVER],
  ["npm, which hands the signal on", ["npm", "run", "serve"]],
])("%s ends after the second that requests have, where nothing is under way", async (_, words) => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(scripts.start).toBe(`npm run build && ${scripts.serve}`);
  const [shop, bare] = await Promise.all([startServer({}, undefined, words), startServer({}, undefined, BARE)]);
  onTestFinished(async () => void (await Promise.all([discardServer(shop), discardServer(bare)])));
  const begun = performance.now();
  const msUntilGone = async ({ url, stop }: RunningServer) => {
    await stop();
    // npm may be gone before the shop is.
    await vi.waitFor(() => expect(fetch(`${url}/healthz`)).rejects.toThrow(), SOON);
    return performance.now() - begun;
  };
  const [ms, bareMs] = await Promise.all([msUntilGone(shop), msUntilGone(bare)]);
  // As a bare program that waits for a second, whatever else runs here; what else could hold it up takes five seconds and more.
  expect(ms - bareMs).toBeLessThan(4_000);
});

it("a mail server that hangs does not hold up the end, which a second signal does not cut short", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  const asked = once(silent, "connection");
  const server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` });
  onTestFinished(() => discardServer(server));
  const cookie = `cart=${encodeURIComponent('[{"productId":"medica","quantity":6}]')}`;
  const headers = { Origin: server.url, Cookie: cookie };
  const body = new URLSearchParams(ORDER_FIELDS);
  await fetch(`${server.url}/potvrda`, { method: "POST", body, headers, redirect: "manual" });
  await asked;
  const begun = performance.now();
  const stopped = server.stop();
  await vi.waitFor(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow(), SOON);
  expect(server.exitCode()).toBeNull();
  await Promise.all([server.stop(), stopped]);
  // A second for requests, five for the mail; twenty-one before it was given up.
  expect(performance.now() - begun).toBeLessThan(15_000);
  expect(server.exitCode()).toBe(0);
});
