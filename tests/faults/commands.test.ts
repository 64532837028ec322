import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { closedShop } from "../support/closed-shop.ts";
import { refusalOf, runInOwnProcess } from "../support/commands.ts";
import { freshDatabase } from "../support/shops.ts";

const closed = closedShop();

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const SETTINGS_ARE_MISSING = "give the command the settings of the shop, DATA_DIR or DATABASE_URL among them.";
const COMMANDS = [
  ["staff", "orders"],
  ["staff", "invite", "mare@kazun.example", "--scope", "orders"],
  ["retention"],
  ["webhooks", "list"],
  ["mails"],
];

it("a command with the settings of no shop says so in one line, and makes none", async () => {
  const parent = emptyFolder();
  const folder = join(parent, "mistyped");
  const line = `There is no shop in ${join(folder, "shop.db")}: ${SETTINGS_ARE_MISSING}`;
  for (const words of COMMANDS) expect(await refusalOf(words, { DATA_DIR: folder })).toEqual([line]);
  expect(await refusalOf(["staff", "orders"], { DATA_DIR: folder }, runInOwnProcess)).toEqual([line]);
  expect(readdirSync(parent)).toEqual([]);
});

it("a command on an empty PostgreSQL database makes no shop there either", async () => {
  const leftovers: (() => Promise<void>)[] = [];
  const databaseUrl = await freshDatabase(leftovers);
  onTestFinished(async () => {
    for (const clear of leftovers) await clear();
  });
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: emptyFolder(), SESSION_SECRET: "x".repeat(32) };
  for (let time = 0; time < 2; time += 1) {
    const [line = ""] = await refusalOf(["staff", "orders"], settings);
    expect(line).toMatch(/^There is no shop in PostgreSQL at /);
  }
});

it("a command makes up no session secret beside a shop that has one", async () => {
  const dataDir = closed();
  rmSync(join(dataDir, "session-secret"));
  expect(await refusalOf(["staff", "orders"], { DATA_DIR: dataDir })).toEqual([
    `There is no session secret in ${dataDir}: give the command the settings of the shop, SESSION_SECRET or DATA_DIR among them.`,
  ]);
  expect(existsSync(join(dataDir, "session-secret"))).toBe(false);
});

it.runIf(process.getuid?.() === 0)("the superuser leaves no files in somebody else's shop", async () => {
  const dataDir = closed();
  const [file, somebody] = [join(dataDir, "shop.db"), 12_345];
  for (const place of [dataDir, file]) chownSync(place, somebody, somebody);
  const before = readdirSync(dataDir);
  for (const words of [["backup"], ["restore", dataDir, "--mails", "keep"], ["staff", "orders"]]) {
    expect(await refusalOf(words, { DATA_DIR: dataDir })).toEqual([
      `${file} belongs to another user (${somebody}): run the command as that one, as README.md shows.`,
    ]);
  }
  expect(readdirSync(dataDir)).toEqual(before);
});
