import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { restrict } from "../private-files.server.ts";
import { answers, COUNTING, codeOf, type DatabaseEngine } from "./database.server.ts";
import { migrateToLatest } from "./migrate.server.ts";
import type { Schema } from "./schema.ts";

const BUSY_TIMEOUT_MS = 5000;

/** Opens an SQLite file: one connection for reading and one for writing, so that readers never wait for a writer. */
export function openSqlite(file: string): DatabaseEngine {
  mkdirSync(dirname(file), { recursive: true });
  // Where the file was made by an earlier program, or stands outside of the data's folder.
  for (const suffix of ["", "-wal", "-shm"]) restrict(file + suffix);
  const write = new Kysely<Schema>({ dialect: new WritingDialect({ database: openFile(file) }) });
  const read = new Kysely<Schema>({ dialect: new SqliteDialect({ database: openFile(file) }) });
  return {
    engine: "sqlite",
    read,
    write: (work) => write.transaction().execute(work),
    migrate: () => migrateToLatest(write),
    isReachable: () => answers(read),
    isUnavailable: (error) => /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/.test(codeOf(error)),
    tries: new RateLimiterMemory(COUNTING),
    close: async () => {
      await read.destroy();
      await write.destroy();
    },
  };
}

function openFile(file: string): SqliteDatabase.Database {
  const database = new SqliteDatabase(file, { timeout: BUSY_TIMEOUT_MS });
  database.pragma("journal_mode = WAL");
  // FULL: an acknowledged order survives a power loss (threats, "Faults").
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // What is forgotten is overwritten, not only unlinked.
  database.pragma("secure_delete = ON");
  return database;
}

/** Kysely's SQLite dialect, but transactions take the write lock at their start instead of failing half-way. */
class WritingDialect extends SqliteDialect {
  readonly #config: { database: SqliteDatabase.Database };

  constructor(config: { database: SqliteDatabase.Database }) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** SQLite does change tables within transactions; saying so makes the migrations one transaction, which is their lock. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
