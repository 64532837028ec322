import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { newAddress } from "../support/addresses.ts";
import { ORDER_FIELDS } from "../support/buyers.ts";
import { discardServer, startServer } from "../support/server.ts";
import { freshDatabase } from "../support/shops.ts";

it("while one product's row is locked on PostgreSQL, orders of others, pages and readiness are answered", async () => {
  const leftovers: (() => Promise<void>)[] = [];
  const databaseUrl = await freshDatabase(leftovers);
  const server = await startServer({ DATABASE_URL: databaseUrl, TRUST_PROXY: "1" });
  const other = new pg.Client({ connectionString: databaseUrl });
  onTestFinished(async () => {
    await other.end();
    await discardServer(server);
    for (const clear of leftovers) await clear();
  });
  await other.connect();
  await other.query("begin");
  await other.query("select id from products where id = 'medica' for update");
  const order = (productId: string, number: number) => {
    const cart = `cart=${encodeURIComponent(JSON.stringify([{ productId, quantity: 6 }]))}`;
    const headers = { Origin: server.url, Cookie: cart, "X-Forwarded-For": newAddress() };
    const email = `${productId}-${number}@kupac.example`;
    const body = new URLSearchParams({ ...ORDER_FIELDS, email, orderKey: `${productId}-${number}`.padEnd(22, "k") });
    return fetch(`${server.url}/potvrda`, { method: "POST", body, headers, redirect: "manual" });
  };
  const many = (count: number, one: (number: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: count }, (_, number) => one(number)));
  /** Five orders, each once the one before it is answered: twenty at once would wait for each other's row as well. */
  const inTurn = async (buyer: number) => {
    const statuses: number[] = [];
    for (const turn of [0, 1, 2, 3, 4]) statuses.push((await order("malvazija-2025", 5 * buyer + turn)).status);
    return statuses;
  };
  const waiting = many(5, (number) => order("medica", number));
  const others = Promise.all([0, 1, 2, 3].map(inTurn));
  for (const path of ["/readyz", "/", "/readyz"]) {
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
  }
  expect((await others).flat()).toEqual(Array(20).fill(303));
  const refused = (await waiting).map(({ status, headers }) => [status, headers.get("Retry-After")]);
  expect(refused).toEqual(Array(5).fill([503, "5"]));
});
