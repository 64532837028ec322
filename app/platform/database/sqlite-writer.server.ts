import { setTimeout as wait } from "node:timers/promises";
import type SqliteDatabase from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";
import { codeOf, DatabaseAway } from "./database.server.ts";

const RETRY_MS = 20;

/**
 * Retries while another process holds the file, because SQLite's own wait would stop every request.
 * @param until when it gives up, by `performance.now()` @throws the last error of `work`
 */
export async function onceFree<T>(until: number, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
    }
    await wait(RETRY_MS);
  }
}

/**
 * Switches a file to the write-ahead log, so that readers and a writer can use it at once. Switching a new file needs it exclusively, and
 * SQLite does not wait for that, although several servers may start on an empty folder at once. Blocks the
 * program meanwhile, which answers no requests yet.
 */
export function switchToWriteAheadLog(database: SqliteDatabase.Database, waitMs: number): void {
  const until = performance.now() + waitMs;
  for (;;) {
    try {
      database.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
  }
}

const isBusy = (error: unknown) => /^SQLITE_BUSY/.test(codeOf(error));

/** What the transaction that is about to begin must know. */
export type WriterTurn = {
  /** Until when it may wait for other processes, by `performance.now()`. */
  until: number;
  /** Whether the file that was opened is still at its place. */
  isFileThere(): boolean;
};

/** Kysely's SQLite dialect, but transactions take the write lock at their start instead of failing half-way. */
export class WritingDialect extends SqliteDialect {
  readonly #config: { database: SqliteDatabase.Database };
  readonly #turn: WriterTurn;

  constructor(config: { database: SqliteDatabase.Database }, turn: WriterTurn) {
    super(config);
    this.#config = config;
    this.#turn = turn;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config, this.#turn);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: SqliteDatabase.Database;
  readonly #turn: WriterTurn;

  constructor(config: { database: SqliteDatabase.Database }, turn: WriterTurn) {
    super(config);
    this.#database = config.database;
    this.#turn = turn;
  }

  override beginTransaction(connection: DatabaseConnection): Promise<void> {
    return onceFree(this.#turn.until, async () => {
      if (!this.#turn.isFileThere()) throw new DatabaseAway("The database file is gone, or another one");
      await connection.executeQuery(CompiledQuery.raw("begin immediate"));
    });
  }

  /** On a full disk SQLite has already rolled back: a second rollback would fail and hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite does change tables within transactions; saying so makes the migrations one transaction, which is their lock. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
