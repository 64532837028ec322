import { rmSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { ORDER_FIELDS } from "../support/buyers.ts";
import { SERVER, startServer } from "../support/server.ts";
import { rowsOf } from "../support/stored.ts";

/** No file may become longer than 32 KB: room for the index that SQLite shares, and for nothing else. */
const NO_ROOM = ["sh", "-c", 'trap "" XFSZ; ulimit -f "$0"; exec "$@"'];
const BLOCKS_IN_32_KB = "64";

it("a disk without room is read from, also after a start, and a write is told to come back", async () => {
  const first = await startServer();
  onTestFinished(() => rmSync(first.dataDir, { recursive: true, force: true }));
  await first.stop();
  const server = await startServer({}, first.dataDir, [...NO_ROOM, BLOCKS_IN_32_KB, ...SERVER]);
  onTestFinished(() => server.stop());
  for (const path of ["/nasi-proizvodi", "/readyz", "/potvrda"]) {
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
  }
  const headers = { Origin: server.url, Cookie: `cart=${encodeURIComponent('[{"productId":"medica","quantity":6}]')}` };
  const form = { method: "POST", body: new URLSearchParams(ORDER_FIELDS), headers, redirect: "manual" } as const;
  const refused = await fetch(`${server.url}/potvrda`, form);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect((await fetch(`${server.url}/nasi-proizvodi`)).status).toBe(200);
  expect(rowsOf(first.dataDir, "select id from orders")).toEqual([]);
});
