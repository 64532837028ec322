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
  const waiting = Promise.all([0, 1, 2, 3, 4].map((number) => order("medica", number)));
  /** Each once the one before it is answered: at once they would wait for each other's row as well. */
  const inTurn = async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 10; number += 1) statuses.push((await order("malvazija-2025", number)).status);
    return statuses;
  };
  const others = inTurn();
  for (const path of ["/readyz", "/", "/readyz"]) {
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
  }
  expect(await others).toEqual(Array(10).fill(303));
  const refused = (await waiting).map(({ status, headers }) => [status, headers.get("Retry-After")]);
  expect(refused).toEqual(Array(5).fill([503, "5"]));
});
