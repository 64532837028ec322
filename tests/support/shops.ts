import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, describe, inject, vi } from "vitest";
import { withAfterCommit } from "../../app/platform/database/after-commit.server.ts";
import type { DatabaseEngine } from "../../app/platform/database/database.server.ts";
import { openPostgres } from "../../app/platform/database/postgres.server.ts";
import { type Platform, platformOn } from "../../app/platform/platform.server.ts";
import { readSettings } from "../../app/platform/settings.server.ts";
import { openShop } from "../../app/shop/opening/open-shop.server.ts";
import { POSTGRES_TEMPLATE } from "./databases.ts";
import { onPostgres } from "./postgres.ts";

/** A shop of its own on a database of its own, with a clock that the test sets. */
export type TestShop = {
  platform: Platform;
  /** What time it is in the shop; write to it to let time pass. In milliseconds since 1970. */
  clock: { now: number };
  /** How often a commit has put something into the queue. */
  jobsQueued(): number;
  /** Opens one more server on the same database, as a second machine or after a restart. */
  openAnother(): Promise<Platform>;
};

export type OpenTestShop = (settings?: Record<string, string>) => Promise<TestShop>;

/** Noon at the winery on a Friday in November. */
export const NOON = Date.UTC(2026, 10, 20, 11, 0, 0);

const ENGINES = ["SQLite", "PostgreSQL"] as const;
type Engine = (typeof ENGINES)[number];

/** What a test has to clear away, in the order in which it came. */
type Leftovers = (() => Promise<void>)[];

/** Lets time pass for the shop and for the library that counts tries, which has a clock of its own. In milliseconds. */
export function letTimePass({ clock }: TestShop, ms: number): void {
  clock.now += ms;
  vi.useFakeTimers({ toFake: ["Date"], now: clock.now });
}

/** Declares the same tests for both engines: stores and use cases. Every shop that a test opens is closed and thrown away after it. */
export function onBothEngines(name: string, tests: (openTestShop: OpenTestShop) => void): void {
  onEngines(ENGINES, name, (engine, leftovers) => tests(opener(engine, leftovers)));
}

/** Declares tests for SQLite alone: of what stands on stores and use cases that are tested on both engines. */
export function onSqlite(name: string, tests: (openTestShop: OpenTestShop) => void): void {
  onEngines(["SQLite"], name, (engine, leftovers) => tests(opener(engine, leftovers)));
}

/** The same, with settings that name a database that is still empty. */
export function onEmptyDatabase(
  name: string,
  tests: (emptySettings: () => Promise<Record<string, string>>) => void,
): void {
  onEngines(ENGINES, name, (engine, leftovers) => tests(() => emptyPlace(engine, leftovers)));
}

function onEngines(
  engines: readonly Engine[],
  name: string,
  tests: (engine: Engine, leftovers: Leftovers) => void,
): void {
  for (const engine of engines) {
    describe(`${name} (${engine})`, () => {
      const leftovers: Leftovers = [];
      afterEach(async () => {
        vi.useRealTimers();
        for (const clear of leftovers.splice(0).reverse()) await clear();
      });
      tests(engine, leftovers);
    });
  }
}

function opener(engine: Engine, leftovers: Leftovers): OpenTestShop {
  return async (settings = {}) => {
    const clock = { now: NOON };
    const kept = engine === "PostgreSQL" ? await keptDatabase(leftovers) : null;
    const place = kept ? { DATA_DIR: freshFolder(leftovers), DATABASE_URL: kept.url } : filledFile(leftovers);
    const openAnother = () => openServer({ ...place, ...settings }, clock, leftovers);
    let queued = 0;
    const platform = kept ? openOn(kept, { ...place, ...settings }, clock) : await openAnother();
    platform.jobsQueued = () => {
      queued += 1;
    };
    return { platform, clock, jobsQueued: () => queued, openAnother };
  };
}

/** Settings for a folder and a database that nobody has used. */
async function emptyPlace(engine: Engine, leftovers: Leftovers): Promise<Record<string, string>> {
  const dataDir = freshFolder(leftovers);
  const databaseUrl = engine === "SQLite" ? `sqlite:${join(dataDir, "shop.db")}` : await freshDatabase(leftovers);
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
}

/** Settings for a folder and a copy of the run's template: as if a shop had been opened there and closed again. */
function filledFile(leftovers: Leftovers): Record<string, string> {
  const dataDir = freshFolder(leftovers);
  const file = join(dataDir, "shop.db");
  copyFileSync(inject("sqliteTemplate"), file);
  return { DATA_DIR: dataDir, DATABASE_URL: `sqlite:${file}` };
}

function freshFolder(leftovers: Leftovers): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-"));
  leftovers.push(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const settingsOf = (given: Record<string, string>) =>
  readSettings({ NODE_ENV: "test", PUBLIC_URL: "http://localhost:3000", LOG_LEVEL: "silent", ...given });

async function openServer(
  given: Record<string, string>,
  clock: { now: number },
  leftovers: Leftovers,
): Promise<Platform> {
  const platform = await openShop(settingsOf(given), () => clock.now);
  leftovers.push(() => platform.database.close());
  return platform;
}

/** A shop on connections that are there already: three new ones for each test would cost more than the test. */
function openOn({ engine }: KeptDatabase, given: Record<string, string>, clock: { now: number }): Platform {
  const database = withAfterCommit(engine, (what, naming) => platform[what](naming));
  const platform = platformOn(database, settingsOf(given), () => clock.now);
  return platform;
}

/** A PostgreSQL database as an opened shop leaves it, with the connections of the shop, and one that fills it anew. */
type KeptDatabase = { url: string; engine: DatabaseEngine; refiller: pg.Client };

/** Those of this worker that no test uses just now. */
const idleDatabases: KeptDatabase[] = [];

/** Given back to the next test, filled anew: another process of the server for each time would cost more than that. */
async function keptDatabase(leftovers: Leftovers): Promise<KeptDatabase> {
  const kept = idleDatabases.pop() ?? (await openKept());
  leftovers.push(async () => {
    await kept.refiller.query("select pristine.refill()");
    idleDatabases.push(kept);
  });
  return kept;
}

async function openKept(): Promise<KeptDatabase> {
  const { url } = await createDatabase(POSTGRES_TEMPLATE);
  const refiller = new pg.Client({ connectionString: url });
  // The run's server stops before its workers.
  refiller.on("error", () => undefined);
  await refiller.connect();
  return { url, engine: openPostgres(url), refiller };
}

/** A new, empty database on the run's PostgreSQL server; its address. */
export async function freshDatabase(leftovers: Leftovers): Promise<string> {
  const { url, drop } = await createDatabase("template1");
  leftovers.push(drop);
  return url;
}

async function createDatabase(template: string) {
  const server = inject("postgresUrl");
  const name = `shop_${randomUUID().replaceAll("-", "")}`;
  await onPostgres(`${server}/postgres`, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: `${server}/${name}`,
    drop: () => onPostgres(`${server}/postgres`, `drop database ${name} with (force)`),
  };
}
