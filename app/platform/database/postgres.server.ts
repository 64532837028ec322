import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { answers, COUNTING, codeOf, type DatabaseEngine } from "./database.server.ts";
import { migrateToLatest } from "./migrate.server.ts";
import type { Schema } from "./schema.ts";

const CONNECT_TIMEOUT_MS = 5000;
const POOL_SIZE = 20;
const OID_INT8 = 20;

/** Opens a PostgreSQL database by its URL; connections are made when they are first needed. */
export function openPostgres(url: string): DatabaseEngine {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: 2 * CONNECT_TIMEOUT_MS,
    types: { getTypeParser: numbersForInt8 },
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the program.
  pool.on("error", () => undefined);
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: "postgres",
    read: kysely,
    write: (work) => kysely.transaction().execute(work),
    migrate: () => migrateToLatest(kysely),
    isReachable: () => answers(kysely),
    isUnavailable: (error) => isConnectionError(error),
    tries: new RateLimiterPostgres({ ...COUNTING, storeClient: pool, tableName: "limits", tableCreated: true }),
    close: () => kysely.destroy(),
  };
}

/** Milliseconds since 1970 and counts stay far below 2^53, so an int8 is a number here, as it is with SQLite. */
const numbersForInt8: typeof pg.types.getTypeParser = ((oid: number, format?: "text") =>
  oid === OID_INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

/** Class 08 connection, 53 out of resources, 57P shutdown, 55P03 lock timeout, 57014 statement timeout; and the socket's own. */
function isConnectionError(error: unknown): boolean {
  if (/^(08|53|57P|55P03|57014)|^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH)/.test(codeOf(error))) return true;
  return error instanceof Error && /connection terminated|timeout exceeded when trying to connect/i.test(error.message);
}
