import type SqliteDatabase from "better-sqlite3";
import type { SqliteDatabase as DatabaseOfDialect, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";

/** The shop has about a hundred different reads; a list of values of another length is another statement. */
const MAX_STATEMENTS = 300;

/**
 * The connection for reading as Kysely uses it, except that each statement is prepared once: preparing costs more than most reads. SQLite
 * prepares a statement again by itself when its tables have changed.
 */
export function preparingOnce(reader: SqliteDatabase.Database): DatabaseOfDialect {
  const prepared = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS });
  return {
    prepare(sql) {
      const statement = prepared.get(sql) ?? reader.prepare(sql);
      prepared.set(sql, statement);
      return statement;
    },
    close: () => void reader.close(),
  };
}
