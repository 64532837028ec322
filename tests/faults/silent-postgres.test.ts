import { afterAll, beforeAll, expect, it } from "vitest";
import { ORDER_FIELDS } from "../support/buyers.ts";
import { type FrozenProxy, openFrozenProxy } from "../support/frozen-proxy.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { freshDatabase } from "../support/shops.ts";

const leftovers: (() => Promise<void>)[] = [];
const CART = `cart=${encodeURIComponent('[{"productId":"medica","quantity":6}]')}`;
let proxy: FrozenProxy;
let server: RunningServer;

beforeAll(async () => {
  const database = new URL(await freshDatabase(leftovers));
  proxy = await openFrozenProxy(Number(database.port));
  database.port = `${proxy.port}`;
  server = await startServer({ DATABASE_URL: database.href });
});

afterAll(async () => {
  proxy.close();
  await discardServer(server);
  for (const clear of leftovers) await clear();
});

it("a PostgreSQL that falls silent costs nobody more than a wait, and is used again once it answers", async () => {
  const { url } = server;
  const page = await (await fetch(`${url}/nasi-proizvodi`)).text();
  // The stock has changed: from now on the stored page is an old one.
  const headers = { Origin: url, Cookie: CART };
  const form = { method: "POST", body: new URLSearchParams(ORDER_FIELDS), headers, redirect: "manual" } as const;
  expect((await fetch(`${url}/potvrda`, form)).status).toBe(303);
  proxy.freeze();

  const answers = await Promise.all(Array.from({ length: 45 }, () => fetch(`${url}/potvrda`, { headers })));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
  expect(new Set(answers.map((answer) => answer.headers.get("Retry-After")))).toEqual(new Set(["5"]));
  expect((await fetch(`${url}/readyz`)).status).toBe(503);

  const call = await fetch(`${url}/api/products`);
  expect([call.status, call.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(call.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await call.json()).toMatchObject({ status: 503, code: "unavailable" });

  const old = await fetch(`${url}/nasi-proizvodi`);
  expect([old.status, await old.text()]).toEqual([200, page]);

  proxy.thaw();
  await expect.poll(async () => (await fetch(`${url}/potvrda`, { headers })).status, { timeout: 20_000 }).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
}, 90_000);
