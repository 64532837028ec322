import type { Database } from "./database.server.ts";
import { openPostgres } from "./postgres.server.ts";
import { openSqlite } from "./sqlite.server.ts";

/** The file of an SQLite database; null for PostgreSQL. */
export function fileOf(url: string): string | null {
  return url.startsWith("sqlite:") ? url.slice("sqlite:".length) : null;
}

/** Opens the database that `DATABASE_URL` names. @param mustExist whether a missing file is a failure */
export function openDatabase(url: string, { mustExist = false } = {}): Database {
  const file = fileOf(url);
  return file === null ? openPostgres(url) : openSqlite(file, { mustExist });
}
