import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { newAddress } from "../support/addresses.ts";
import { ORDER_FIELDS } from "../support/buyers.ts";
import { runShopCommand } from "../support/commands.ts";
import { SOON } from "../support/patience.ts";
import { rowsOnPostgres } from "../support/postgres.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { freshDatabase } from "../support/shops.ts";
import { snapshotOf } from "../support/snapshot.ts";

const CART = `cart=${encodeURIComponent('[{"productId":"medica","quantity":6}]')}`;
const SAME_SECRET = { SESSION_SECRET: "a-secret-of-this-test-that-is-long-enough" };

/** What a command is told of the shop: its database and secret, and a folder that holds nothing of the shop. */
const settingsOf = (databaseUrl: string) => ({ DATABASE_URL: databaseUrl, DATA_DIR: folder, ...SAME_SECRET });
const folder = mkdtempSync(join(tmpdir(), "shop-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A shop whose mails all wait, as nobody is at its mail server. */
async function openShop(databaseUrl: string): Promise<RunningServer> {
  const settings = { DATABASE_URL: databaseUrl, SMTP_URL: "smtp://127.0.0.1:1", TRUST_PROXY: "1", ...SAME_SECRET };
  const server = await startServer(settings);
  onTestFinished(() => discardServer(server));
  return server;
}

async function emptyDatabase(): Promise<string> {
  const leftovers: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const clear of leftovers) await clear();
  });
  return freshDatabase(leftovers);
}

async function copyOf(databaseUrl: string): Promise<string> {
  const { url, drop } = await snapshotOf(databaseUrl);
  onTestFinished(drop);
  return url;
}

let keys = 0;

/** Orders six bottles; comes back where the shop is busy, so that a slow machine changes nothing. */
async function orderAt({ url }: RunningServer): Promise<void> {
  keys += 1;
  const orderKey = `a-key-beside-the-backup-${keys}`;
  const headers = { Origin: url, Cookie: CART, "X-Forwarded-For": newAddress() };
  const order = () =>
    fetch(`${url}/potvrda`, {
      method: "POST",
      body: new URLSearchParams({ ...ORDER_FIELDS, orderKey }),
      redirect: "manual",
      headers,
    });
  let answer = await order();
  while (answer.status === 503) answer = await order();
  expect(answer.status).toBe(303);
}

/** Orders one after the other until it is told to stop. */
function keepOrdering(server: RunningServer) {
  const kept = { acknowledged: 0, stopping: false };
  const done = (async () => {
    while (!kept.stopping) {
      await orderAt(server);
      kept.acknowledged += 1;
    }
  })();
  // An order that fails is the test's failure at once, not the end of somebody's patience.
  const acknowledged = (count: number) =>
    Promise.race([expect.poll(() => kept.acknowledged, SOON).toBeGreaterThanOrEqual(count), done]);
  const stop = () => {
    kept.stopping = true;
    return done;
  };
  return { kept, acknowledged, stop };
}

const numbersIn = async (databaseUrl: string) =>
  (await rowsOnPostgres(databaseUrl, "select number from orders order by number")).map(({ number }) =>
    Number(`${number}`.slice(5)),
  );

const invoicesIn = async (databaseUrl: string) =>
  (await rowsOnPostgres(databaseUrl, "select number from invoices order by sequence")).map(({ number }) => number);

/** The winery finds a transfer on its statement: the invoice of the first order, or of one further on, is issued. */
async function payOrder(databaseUrl: string, place: number): Promise<void> {
  const query = `select number, total_cents as total from orders order by number offset ${place - 1} limit 1`;
  const [row] = await rowsOnPostgres(databaseUrl, query);
  const sum = (Number(row?.total) / 100).toFixed(2);
  const words = ["staff", "order", `${row?.number}`, "paid", sum, "--reference", "statement"];
  await runShopCommand(words, settingsOf(databaseUrl));
}

it("PostgreSQL as it was in the middle of orders goes on: no number twice, no gap in invoices, no mail twice", async () => {
  const databaseUrl = await emptyDatabase();
  const shop = await openShop(databaseUrl);
  await rowsOnPostgres(databaseUrl, "update products set stock = 100000 where id = 'medica'");
  await orderAt(shop);
  await payOrder(databaseUrl, 1);
  const ordering = keepOrdering(shop);
  await ordering.acknowledged(3);
  const before = 1 + ordering.kept.acknowledged;
  const backup = await copyOf(databaseUrl);
  await ordering.acknowledged(ordering.kept.acknowledged + 2);
  await ordering.stop();
  await payOrder(databaseUrl, 2);
  const held = await numbersIn(backup);
  expect(held.length).toBeGreaterThanOrEqual(before);
  expect((await numbersIn(databaseUrl)).length).toBeGreaterThan(held.length);
  expect([await invoicesIn(backup), await invoicesIn(databaseUrl)]).toEqual([["1/WEB1/1"], ["1/WEB1/1", "2/WEB1/1"]]);

  const last = ["--last-invoice", "2", "--last-credit-note", "0"];
  const settings = settingsOf(backup);
  expect(await runShopCommand(["restore", "--mails", "hold", "--skip", "30", ...last], settings)).toMatch(
    /^30 order numbers are left out\. Invoices go on with 3\/WEB1\/1\. Credit notes go on with 1\/WEB1\/2\. \d+ mails and deliveries are held\./,
  );
  expect(await rowsOnPostgres(backup, "select distinct state from jobs")).toEqual([{ state: "dead" }]);
  await orderAt(await openShop(backup));
  expect(await numbersIn(backup)).toEqual([...held, (held.at(-1) ?? 0) + 31]);
  await payOrder(backup, 2);
  expect(await invoicesIn(backup)).toEqual(["1/WEB1/1", "3/WEB1/1"]);
}, 60_000);

it("a restore on PostgreSQL begins neither before the backup is back nor while a shop runs, and takes no folder", async () => {
  const databaseUrl = await emptyDatabase();
  const settings = settingsOf(databaseUrl);
  const words = ["restore", "--mails", "keep"];
  await expect(runShopCommand(words, settings)).rejects.toThrow(
    /holds no shop: bring the backup back with pg_restore first/,
  );
  expect(await rowsOnPostgres(databaseUrl, "select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
  const shop = await openShop(databaseUrl);
  await orderAt(shop);
  await expect(runShopCommand(words, settings)).rejects.toThrow(/A shop, or a command, runs on .*: stop it first\./);
  await shop.stop();
  await expect(runShopCommand(["restore", "a-folder"], settings)).rejects.toThrow(/pg_restore --clean --if-exists/);
  expect(await runShopCommand(words, settings)).toMatch(
    /^100 order numbers are left out\..* 2 mails and deliveries will be sent\./,
  );
  expect(await rowsOnPostgres(databaseUrl, "select distinct state from jobs")).toEqual([{ state: "queued" }]);
});
