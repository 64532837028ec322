import { withAfterCommit } from "./after-commit.server.ts";
import type { Announcement, Database } from "./database.server.ts";
import { openPostgres } from "./postgres.server.ts";
import { openSqlite } from "./sqlite.server.ts";

/** Opens the database that `DATABASE_URL` names. @param announce does what a transaction has announced, after its commit */
export function openDatabase(url: string, announce: (what: Announcement) => void = () => undefined): Database {
  const engine = url.startsWith("sqlite:") ? openSqlite(url.slice("sqlite:".length)) : openPostgres(url);
  return withAfterCommit(engine, announce);
}
