import { chmodSync, rmSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { SECONDS } from "../system/clock.ts";
import { StartFailure } from "../system/start-failure.server.ts";
import { codeOf } from "./database.server.ts";
import { MIGRATION_NAMES } from "./migrate.server.ts";
import { openingFailure } from "./opening-failure.server.ts";

/** A command may wait: it answers no requests. */
const BUSY_TIMEOUT_MS = 30 * SECONDS;

/** What SQLite keeps beside a database file; each belongs to this very file and to no other of its name. */
const COMPANIONS = ["-wal", "-shm", "-journal"];

/**
 * Writes a database, as it is at one moment, into a new file, while others read and write it.
 * @throws StartFailure where it cannot be read, or is damaged
 */
export async function backUpFile(file: string, target: string): Promise<void> {
  const unfinished = `${target}.part`;
  try {
    const database = new SqliteDatabase(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
    database.prepare("vacuum into ?").run(unfinished);
    database.close();
    chmodSync(unfinished, 0o600);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw openingFailure(error, `sqlite:${file}`);
  }
  requireSound(unfinished);
  await rename(unfinished, target);
}

/** Looks at a backup. @throws StartFailure for a file that cannot be opened, is no database, is damaged, or holds nothing */
export function requireSound(file: string): void {
  const [check, tables] = lookInto(file, (database) => [
    (database.pragma("quick_check") as { quick_check: string }[])[0]?.quick_check,
    namesIn(database, "select name from sqlite_master"),
  ]);
  if (check !== "ok" || tables.length === 0) throw new StartFailure(`${file} is damaged or empty.`);
}

/** Tables that a shop has had since its first release. */
const TABLES = ["kysely_migration", "counters", "orders", "order_lines", "products"];

/** Makes sure that a sound file is a shop's, and none that this program is too old for. @throws StartFailure */
export function requireShopFile(file: string): void {
  const migrations = lookInto(file, (database) => {
    const tables = namesIn(database, "select name from sqlite_master where type = 'table'");
    return TABLES.every((table) => tables.includes(table))
      ? namesIn(database, "select name from kysely_migration")
      : [];
  });
  if (migrations.length === 0) throw new StartFailure(`${file} is no database of a shop.`);
  if (migrations.some((name) => !MIGRATION_NAMES.includes(name))) {
    throw new StartFailure(`${file} was made by a newer version of the shop: restore it with that one.`);
  }
}

function namesIn(database: SqliteDatabase.Database, query: string): string[] {
  return database
    .prepare<[], { name: string }>(query)
    .all()
    .map(({ name }) => name);
}

/** @throws StartFailure where a file cannot be opened, or is no database */
function lookInto<T>(file: string, look: (database: SqliteDatabase.Database) => T): T {
  try {
    const database = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
    try {
      return look(database);
    } finally {
      database.close();
    }
  } catch (error) {
    // Where it stands is no matter of DATA_DIR, and no backup mends one that is damaged.
    if (/^SQLITE_CANTOPEN/.test(codeOf(error))) {
      throw new StartFailure(`${file} cannot be opened: look at the rights of the file and its folder.`, {
        cause: error,
      });
    }
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error))) throw new StartFailure(`${file} is damaged or empty.`);
    throw openingFailure(error, `sqlite:${file}`);
  }
}

/**
 * The counters of a database file that its backup is about to replace; null where they tell nothing of the numbers given since: it
 * cannot be read, is older than the backup, or is not the one that the backup was made of, but as a start makes it on a new machine.
 */
export function countersSince(backup: string, file: string): ReadonlyMap<string, number> | null {
  const kept = lookInto(backup, countersOf);
  try {
    // Not only to be read: what a kill has left beside the file is taken into it.
    const database = new SqliteDatabase(file, { fileMustExist: true });
    const { made, counters } = countersOf(database);
    database.close();
    const hasGoneOn = [...kept.counters].every(([name, value]) => (counters.get(name) ?? 0) >= value);
    return made === kept.made && hasGoneOn ? counters : null;
  } catch {
    return null;
  }
}

/** A database's counters, and the moment at which its first table was made, which no two databases share. */
function countersOf(database: SqliteDatabase.Database) {
  const made = database.prepare("select min(timestamp) from kysely_migration").pluck().get();
  const rows = database.prepare<[], [string, number]>("select name, value from counters").raw().all();
  return { made, counters: new Map(rows) };
}

/** Moves a database with everything that belongs to it into a folder. */
export async function setAside(file: string, folder: string, name: string): Promise<void> {
  for (const ending of ["", ...COMPANIONS])
    await unlessMissing(rename(`${file}${ending}`, join(folder, name + ending)));
}

/** Deletes what SQLite has left beside a database file that is closed. */
export function removeCompanions(file: string): void {
  for (const ending of [...COMPANIONS, ".lock"]) rmSync(`${file}${ending}`, { force: true });
}

async function unlessMissing(work: Promise<void>): Promise<void> {
  await work.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
}
