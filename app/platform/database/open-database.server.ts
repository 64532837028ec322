import type { Database } from "./database.server.ts";
import { openPostgres } from "./postgres.server.ts";
import { openSqlite } from "./sqlite.server.ts";

/** Opens the database that `DATABASE_URL` names. */
export function openDatabase(url: string): Database {
  return url.startsWith("sqlite:") ? openSqlite(url.slice("sqlite:".length)) : openPostgres(url);
}
