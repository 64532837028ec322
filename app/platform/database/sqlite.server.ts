import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { SECONDS } from "../system/clock.ts";
import { restrict } from "../system/private-files.server.ts";
import { answers, COUNTING, codeOf, DatabaseAway, type DatabaseEngine, isEmpty } from "./database.server.ts";
import { migrateToLatest } from "./migrate.server.ts";
import type { Schema } from "./schema.ts";
import { type Held, shareFile } from "./sqlite-lock.server.ts";
import { preparingOnce } from "./sqlite-reader.server.ts";
import { onceFree, switchToWriteAheadLog, type WriterTurn, WritingDialect } from "./sqlite-writer.server.ts";
import { Turns } from "./turns.server.ts";

/** How long a statement may wait for another process: the wait stops the whole program, so longer waits are ours (`Turns`). */
const BUSY_TIMEOUT_MS = 25;
/** How long somebody's write waits for the writers before it, those of other processes included. */
const WRITE_WAIT_MS = 5 * SECONDS;
/** The same while the program starts: other servers may be making the tables, also what comes before the first transaction. */
const START_WAIT_MS = 30 * SECONDS;

/**
 * Opens an SQLite file: one connection for reading and one for writing, so that readers never wait for a writer.
 * @param mustExist whether a file that is missing is a failure instead of the beginning of a shop
 * @throws the error of `better-sqlite3`, which `openingFailure` puts into words
 */
export function openSqlite(file: string, { mustExist = false } = {}): DatabaseEngine {
  if (!mustExist) mkdirSync(dirname(file), { recursive: true });
  // Where the file was made by an earlier program, or stands outside of the data's folder.
  for (const suffix of ["", "-wal", "-shm"]) restrict(file + suffix);
  const held = shareFile(file);
  const { writer, reader } = openBoth(file, mustExist, held);
  const turn: WriterTurn = { until: 0, isFileThere: isSameFile(file) };
  const turns = new Turns(1, () => new DatabaseAway("Others have been writing for too long"));
  const write = new Kysely<Schema>({ dialect: new WritingDialect({ database: writer }, turn) });
  const read = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparingOnce(reader) }) });
  const takeTurn = <T>(work: () => Promise<T>, waitMs: number) =>
    turns.take(waitMs, (until) => {
      turn.until = until;
      return work();
    });
  return {
    engine: "sqlite",
    read,
    write: (work) => takeTurn(() => write.transaction().execute(work), WRITE_WAIT_MS),
    migrate: (fill) =>
      takeTurn(async () => {
        await onceFree(turn.until, () => migrateToLatest(write));
        await fill?.(write);
      }, START_WAIT_MS),
    isEmpty: () => isEmpty(read),
    isReachable: async () => turn.isFileThere() && (await answers(read)),
    isUnavailable: (error) =>
      error instanceof DatabaseAway || /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/.test(codeOf(error)),
    tries: new RateLimiterMemory(COUNTING),
    ...ALONE,
    close: async () => {
      // All is in the file itself before it is left, so that whoever copies it has everything. The last connection only
      // reads and so leaves the log's empty files, without which a full disk could not be started on.
      checkpoint(writer);
      await write.destroy();
      await read.destroy();
      held.release();
    },
  };
}

/** Nobody else has the file. */
const ALONE = { notifyOthers: async () => undefined, listenToOthers: () => async () => undefined };

function openBoth(file: string, mustExist: boolean, held: Held) {
  try {
    const writer = openWriter(file, mustExist);
    return { writer, reader: new SqliteDatabase(file, { readonly: true, timeout: BUSY_TIMEOUT_MS }) };
  } catch (error) {
    held.release();
    throw error;
  }
}

function checkpoint(database: SqliteDatabase.Database): void {
  try {
    database.pragma("wal_checkpoint(truncate)");
  } catch {
    // A full disk: everything stands in the log, which the next start reads.
  }
}

function openWriter(file: string, fileMustExist: boolean): SqliteDatabase.Database {
  const database = new SqliteDatabase(file, { timeout: BUSY_TIMEOUT_MS, fileMustExist });
  switchToWriteAheadLog(database, WRITE_WAIT_MS);
  // FULL: an acknowledged order survives a power loss.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // What is forgotten is overwritten, not only unlinked.
  database.pragma("secure_delete = ON");
  return database;
}

/** Whether the file that was opened is still the one at its place: one that was deleted or replaced takes writes that nobody will find. */
function isSameFile(file: string): () => boolean {
  const opened = statSync(file);
  return () => {
    const now = statSync(file, { throwIfNoEntry: false });
    return now !== undefined && now.ino === opened.ino && now.dev === opened.dev;
  };
}
