import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ORDER_FIELDS } from "../support/buyers.ts";
import { runShopCommand } from "../support/commands.ts";
import { onPostgres, rowsOnPostgres } from "../support/postgres.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { freshDatabase } from "../support/shops.ts";

const CART = `cart=${encodeURIComponent('[{"productId":"medica","quantity":6}]')}`;

/** A shop whose mails all wait, as nobody is at its mail server. */
async function openShop(databaseUrl: string, dataDir?: string): Promise<RunningServer> {
  const server = await startServer({ DATABASE_URL: databaseUrl, SMTP_URL: "smtp://127.0.0.1:1" }, dataDir);
  onTestFinished(() => discardServer(server));
  return server;
}

async function orderAt({ url }: RunningServer, orderKey: string): Promise<void> {
  const form = {
    method: "POST",
    body: new URLSearchParams({ ...ORDER_FIELDS, orderKey }),
    redirect: "manual",
  } as const;
  expect((await fetch(`${url}/potvrda`, { ...form, headers: { Origin: url, Cookie: CART } })).status).toBe(303);
}

/** A copy of the database as it is at this moment: what `pg_restore` would bring back. Its server has to be stopped. */
async function copyOf(databaseUrl: string): Promise<string> {
  const backup = `backup_${process.hrtime.bigint()}`;
  const [server, copy] = [new URL("/postgres", databaseUrl).href, new URL(`/${backup}`, databaseUrl).href];
  await onPostgres(server, `create database ${backup} template ${new URL(databaseUrl).pathname.slice(1)}`);
  onTestFinished(() => onPostgres(server, `drop database ${backup} with (force)`));
  return copy;
}

/** What the winery has read in the last mails to its buyers. */
const LAST = ["--last-invoice", "57", "--last-credit-note", "0"];

it.each([
  { mails: "hold", outcome: "are held", states: ["dead"] },
  { mails: "keep", outcome: "will be sent", states: ["queued"] },
])("PostgreSQL as it was before the last orders leaves their numbers out; its mails: $mails", async (expected) => {
  const leftovers: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const clear of leftovers) await clear();
  });
  const databaseUrl = await freshDatabase(leftovers);
  const first = await openShop(databaseUrl);
  await orderAt(first, "the-first-key-before-the-backup");
  await first.stop();
  const backup = await copyOf(databaseUrl);

  const settings = { DATABASE_URL: backup, DATA_DIR: mkdtempSync(join(tmpdir(), "shop-")) };
  await expect(runShopCommand(["restore", "a-folder"], settings)).rejects.toThrow(/pg_restore --clean --if-exists/);
  const said = await runShopCommand(["restore", "--mails", expected.mails, "--skip", "30", ...LAST], settings);
  expect(said).toContain(
    "30 order numbers are left out. Invoices go on with 58/WEB1/1. Credit notes go on with 1/WEB1/2. " +
      `2 mails and deliveries ${expected.outcome}.`,
  );
  expect(await rowsOnPostgres(backup, "select distinct state from jobs")).toEqual(
    expected.states.map((state) => ({ state })),
  );

  await orderAt(await openShop(backup, settings.DATA_DIR), "the-first-key-after-the-restore");
  const numbers = await rowsOnPostgres(backup, "select substr(number, 6) as count from orders order by number");
  expect(numbers).toEqual([{ count: "000001" }, { count: "000032" }]);
});
