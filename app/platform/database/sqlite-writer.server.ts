import { setTimeout as wait } from "node:timers/promises";
import type SqliteDatabase from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";
import { codeOf, DatabaseAway } from "./database.server.ts";

const RETRY_MS = 20;

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

  /** Waits for another process by asking again and again: the wait of SQLite itself would stop every request. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    for (;;) {
      if (!this.#turn.isFileThere()) throw new DatabaseAway("The database file is gone, or another one");
      try {
        await connection.executeQuery(CompiledQuery.raw("begin immediate"));
        return;
      } catch (error) {
        if (!/^SQLITE_BUSY/.test(codeOf(error)) || performance.now() > this.#turn.until) throw error;
      }
      await wait(RETRY_MS);
    }
  }

  /** A full disk has ended the transaction already: a second end would fail, and hide the reason. */
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
