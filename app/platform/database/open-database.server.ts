import { withAfterCommit } from "./after-commit.server.ts";
import type { Announce, Database } from "./database.server.ts";
import { openPostgres } from "./postgres.server.ts";
import { openSqlite } from "./sqlite.server.ts";

/** The file of an SQLite database; null for PostgreSQL. */
export function fileOf(url: string): string | null {
  return url.startsWith("sqlite:") ? url.slice("sqlite:".length) : null;
}

/**
 * Opens the database that `DATABASE_URL` names.
 * @param announce does what a transaction has announced, after its commit
 * @param mustExist whether a file that is missing is a failure
 */
export function openDatabase(url: string, announce: Announce = () => undefined, { mustExist = false } = {}): Database {
  const file = fileOf(url);
  const engine = file === null ? openPostgres(url) : openSqlite(file, { mustExist });
  return withAfterCommit(engine, announce);
}
