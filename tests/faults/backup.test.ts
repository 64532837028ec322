import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { type AccountShop, accountShop, openForAccounts } from "../support/account-shop.ts";
import { ORDER_FIELDS } from "../support/buyers.ts";
import { closedShop } from "../support/closed-shop.ts";
import { refusalOf, runShopCommand } from "../support/commands.ts";
import { discardServer, startServer } from "../support/server.ts";
import { changeRows, rowsOf } from "../support/stored.ts";

const NUMBERS = "select number from orders order by number";
const numbersIn = (dataDir: string) => rowsOf(dataDir, NUMBERS).map(({ number }) => String(number));

/** Orders one after the other until it is told to stop; the numbers that were acknowledged. */
function keepOrdering(shop: AccountShop) {
  const acknowledged: string[] = [];
  let stopping = false;
  const done = (async () => {
    while (!stopping) acknowledged.push(await shop.order("stalni@kupac.example"));
  })();
  return {
    acknowledged,
    stop: async () => {
      stopping = true;
      await done;
    },
  };
}

/** A mail server that nobody is at: all mails wait. */
const NO_MAIL_SERVER = { SMTP_URL: "smtp://127.0.0.1:1" };

/** A shop with one order and a backup of it. */
const closed = closedShop(NO_MAIL_SERVER, async (server) => {
  await accountShop(server).order("jedan@kupac.example");
  await runShopCommand(["backup"], { DATA_DIR: server.dataDir });
});

function backupIn(dataDir: string): string {
  const [name = ""] = readdirSync(join(dataDir, "backups"));
  return join(dataDir, "backups", name);
}

it("a backup in the middle of orders holds each one acknowledged before, and comes back over what a kill has left", async () => {
  const shop = await openForAccounts(NO_MAIL_SERVER);
  onTestFinished(() => shop.close());
  const { dataDir } = shop.server;
  const settings = { DATA_DIR: dataDir };
  changeRows(dataDir, "update products set stock = 100000 where id = 'medica'");
  const ordering = keepOrdering(shop);
  await expect.poll(() => ordering.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(2);
  const before = [...ordering.acknowledged];
  await runShopCommand(["backup"], settings);
  const count = ordering.acknowledged.length;
  await expect.poll(() => ordering.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(count + 1);
  await ordering.stop();
  const backup = backupIn(dataDir);
  const kept = numbersIn(backup);
  expect(kept).toEqual(expect.arrayContaining(before));
  expect(existsSync(join(backup, "session-secret"))).toBe(true);

  const words = ["restore", backup, "--mails", "hold"];
  await expect(runShopCommand(words, settings)).rejects.toThrow(/A shop, or a command, runs on .*: stop it first\./);
  // Killed: its log stays beside the file, and belongs to it alone.
  await shop.server.stop("SIGKILL");
  const all = numbersIn(dataDir);
  expect(all.length).toBeGreaterThan(kept.length);
  expect(await runShopCommand(words, settings)).toContain("Order and invoice numbers go on after the last known.");
  expect(existsSync(join(dataDir, "shop.db-wal"))).toBe(false);
  const restored = new DatabaseSync(join(dataDir, "shop.db"), { readOnly: true });
  expect(restored.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  restored.close();
  expect(numbersIn(dataDir)).toEqual(kept);
  expect(rowsOf(dataDir, "select distinct state from jobs")).toEqual([{ state: "dead" }]);

  const next = await startServer({ TRUST_PROXY: "1" }, dataDir);
  try {
    const [last = ""] = all.slice(-1);
    const again = await orderAt(next.url);
    expect(again).toBe(303);
    const [newest = ""] = numbersIn(dataDir).slice(-1);
    expect(Number(newest.slice(5))).toBe(Number(last.slice(5)) + 1);
  } finally {
    await discardServer(next);
  }
}, 120_000);

it("a restore leaves numbers out where the old database cannot be read, and sends the waiting mails where it is told to", async () => {
  const dataDir = closed();
  const [number = ""] = numbersIn(dataDir);
  rmSync(join(dataDir, "shop.db"));
  const words = ["restore", backupIn(dataDir), "--mails", "keep", "--skip", "50"];
  expect(await runShopCommand(words, { DATA_DIR: dataDir })).toMatch(
    /50 order numbers are left out\. Invoices 1 to 50 of \d{4} are left out;.* 2 mails and deliveries will be sent\./,
  );
  expect(rowsOf(dataDir, "select value from counters where name = ?", `orders-${number.slice(0, 4)}`)).toEqual([
    { value: 51 },
  ]);
  expect(rowsOf(dataDir, "select distinct state from jobs")).toEqual([{ state: "queued" }]);
});

it.each([
  ["a shop that a start on the new machine has made", "delete from counters where name <> 'starts'"],
  ["a database older than the backup", "update counters set value = 0 where name like 'orders-%'"],
  [
    "another shop's database, which has counted further",
    "update kysely_migration set timestamp = '2020-01-01T00:00:00.000Z'",
  ],
])("a restore over %s takes the numbers that were given since from nowhere but the papers", async (_, change) => {
  const dataDir = closed();
  const [number = ""] = numbersIn(dataDir);
  changeRows(dataDir, change);
  const words = ["restore", backupIn(dataDir), "--mails", "hold", "--skip", "50"];
  const papers = ["--last-invoice", "57", "--last-credit-note", "0"];
  expect(await runShopCommand([...words, ...papers], { DATA_DIR: dataDir })).toContain(
    "50 order numbers are left out. Invoices go on with 58/WEB1/1. Credit notes go on with 1/WEB1/2.",
  );
  const year = number.slice(0, 4);
  expect(rowsOf(dataDir, "select name, value from counters where name like '%-20%' order by name")).toEqual([
    { name: `invoices-${year}-WEB1-1`, value: 57 },
    { name: `orders-${year}`, value: 51 },
  ]);
});

it("a backup becomes a shop on a machine that never had one, with the secret that its links are made of", async () => {
  const first = closed();
  const backup = backupIn(first);
  const dataDir = join(mkdtempSync(join(tmpdir(), "shop-")), "of-the-new-machine");
  await runShopCommand(["restore", backup, "--mails", "hold"], { DATA_DIR: dataDir });
  const server = await startServer({}, dataDir);
  onTestFinished(() => discardServer(server));
  expect(numbersIn(dataDir)).toEqual(numbersIn(first));
  expect(numbersIn(dataDir)).toHaveLength(1);
  const secretIn = (folder: string) => readFileSync(join(folder, "session-secret"), "utf8");
  expect(secretIn(dataDir)).toBe(secretIn(first));
});

it("a database outside of the data folder is kept beside where it was: none can be moved to another volume", async () => {
  const dataDir = closed();
  const elsewhere = mkdtempSync(join(tmpdir(), "databases-"));
  onTestFinished(() => rmSync(elsewhere, { recursive: true }));
  copyFileSync(join(dataDir, "shop.db"), join(elsewhere, "kazun.db"));
  const settings = { DATA_DIR: dataDir, DATABASE_URL: `sqlite:${join(elsewhere, "kazun.db")}` };
  expect(await runShopCommand(["restore", backupIn(dataDir), "--mails", "hold"], settings)).toContain(
    `What was there before stands in ${join(elsewhere, "before-restore")}`,
  );
  const [moment = ""] = readdirSync(join(elsewhere, "before-restore"));
  expect(numbersIn(join(elsewhere, "before-restore", moment))).toHaveLength(1);
});

it("a restore asks about the mails, and takes no file that is no backup", async () => {
  const dataDir = closed();
  const settings = { DATA_DIR: dataDir };
  const backup = backupIn(dataDir);
  await expect(runShopCommand(["restore", backup], settings)).rejects.toThrow(/what happens to mails/);
  copyFileSync(join(dataDir, "session-secret"), join(backup, "shop.db"));
  await expect(runShopCommand(["restore", backup, "--mails", "keep"], settings)).rejects.toThrow(/is damaged/);
  expect(rowsOf(dataDir, "select count(*) as count from products")).toEqual([{ count: 23 }]);
});

it("a restore takes no other program's database, and none of a newer shop, and moves nothing", async () => {
  const dataDir = closed();
  const settings = { DATA_DIR: dataDir };
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const kept = join(folder, "shop.db");
  const before = readdirSync(dataDir);
  const refusal = () => refusalOf(["restore", folder, "--mails", "keep"], settings);
  for (const tables of [["x"], ["orders", "order_lines", "products", "counters"]]) {
    const other = new DatabaseSync(kept);
    for (const table of tables) other.exec(`create table ${table} (name text)`);
    other.close();
    expect(await refusal()).toEqual([`${kept} is no database of a shop.`]);
    rmSync(kept);
  }
  copyFileSync(join(dataDir, "shop.db"), kept);
  changeRows(folder, "insert into kysely_migration values ('999-of-next-year', '2027-01-01T00:00:00Z')");
  expect(await refusal()).toEqual([`${kept} was made by a newer version of the shop: restore it with that one.`]);
  expect(readdirSync(dataDir)).toEqual(before);
});

it("what is no folder, or holds no backup, is told in one line", async () => {
  const dataDir = closed();
  const settings = { DATA_DIR: dataDir };
  const empty = mkdtempSync(join(tmpdir(), "empty-"));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  const [file, nowhere] = [join(dataDir, "shop.db"), join(empty, "nowhere")];
  const keep = ["--mails", "keep"];
  const answers: [words: string[], line: string][] = [
    [["restore", nowhere, ...keep], `There is no backup in ${nowhere}: it has no shop.db.`],
    [["restore", empty, ...keep], `There is no backup in ${empty}: it has no shop.db.`],
    [["restore", file, ...keep], `There is no backup in ${file}: it has no shop.db.`],
    [["restore", empty, "again"], '"again" is one word too many; what has a space in it stands in quotes.'],
    [["backup", empty, "again"], '"again" is one word too many; what has a space in it stands in quotes.'],
  ];
  for (const [words, line] of answers) expect((await refusalOf(words, settings))[0]).toBe(line);
  const [refusal = "", ...more] = await refusalOf(["backup", file], settings);
  expect([refusal.replace(/\/\d{4}-\d\d-\d\dT[\d-]+/, "/…"), more]).toEqual([`${file}/… cannot be made: ENOTDIR`, []]);
  const under = { DATA_DIR: join(file, "data") };
  const backup = mkdtempSync(join(empty, "backup-"));
  copyFileSync(file, join(backup, "shop.db"));
  expect(await refusalOf(["restore", backup, ...keep], under)).toEqual([`${under.DATA_DIR} cannot be made: ENOTDIR`]);
  expect(readdirSync(empty)).toHaveLength(1);
});

async function orderAt(url: string): Promise<number> {
  const headers = { Origin: url, Cookie: `cart=${encodeURIComponent('[{"productId":"medica","quantity":6}]')}` };
  const body = new URLSearchParams({ ...ORDER_FIELDS, orderKey: "a-key-after-the-restore" });
  return (await fetch(`${url}/potvrda`, { method: "POST", body, headers, redirect: "manual" })).status;
}
