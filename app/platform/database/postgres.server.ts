import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { MINUTES, SECONDS } from "../system/clock.ts";
import { answers, COUNTING, codeOf, DatabaseAway, type DatabaseEngine, isEmpty } from "./database.server.ts";
import { migrateToLatest } from "./migrate.server.ts";
import { PostgresNotifications } from "./postgres-notifications.server.ts";
import { CONNECTED_AS, WatchedPool } from "./postgres-pool.server.ts";
import type { Schema } from "./schema.ts";
import { Turns } from "./turns.server.ts";

const POOL_SIZE = 20;
/** How many may write at once, so that writers that wait for each other's rows do not use up the connections of readers. */
const MAX_WRITERS = 8;
const WRITE_WAIT_MS = 5 * SECONDS;
const OID_INT8 = 20;

/**
 * A request gets an answer within five seconds: it waits for a connection, then for a statement, then its failure tells it all. What the
 * server itself ends, it ends before we give it up, so that only a silent server is given up.
 */
const OF_REQUESTS = {
  connectionTimeoutMillis: 4.8 * SECONDS,
  lock_timeout: 2 * SECONDS,
  statement_timeout: 2.2 * SECONDS,
  query_timeout: 2.4 * SECONDS,
};
/** Tables are made and filled in their own time, and behind other servers that do the same. */
const OF_START = { connectionTimeoutMillis: 5 * SECONDS, statement_timeout: 10 * MINUTES };
const OF_READINESS = {
  connectionTimeoutMillis: 1 * SECONDS,
  statement_timeout: 1 * SECONDS,
  query_timeout: 1 * SECONDS,
};

/** Opens a PostgreSQL database by its URL; connections are made when they are first needed. */
export function openPostgres(url: string): DatabaseEngine {
  const pool = poolOf(url, { ...OF_REQUESTS, max: POOL_SIZE });
  // A connection of its own: how many requests wait for one says nothing about the health of the server.
  const probe = kyselyOn(poolOf(url, { ...OF_READINESS, max: 1 }));
  const kysely = kyselyOn(pool);
  const notifications = new PostgresNotifications(url);
  const writers = new Turns(MAX_WRITERS, () => new DatabaseAway("Others have been writing for too long"));
  return {
    engine: "postgres",
    read: kysely,
    write: (work) => writers.take(WRITE_WAIT_MS, () => kysely.transaction().execute(work)),
    migrate: (fill) => migrateOn(url, fill),
    isEmpty: () => isEmpty(kysely),
    isReachable: () => answers(probe),
    isUnavailable: (error) => error instanceof DatabaseAway || isConnectionError(error),
    tries: new RateLimiterPostgres({
      ...COUNTING,
      storeClient: pool,
      storeType: "pool",
      tableName: "limits",
      tableCreated: true,
    }),
    notifyOthers: (transaction, naming) => notifications.notify(transaction, naming),
    listenToOthers: (onWord) => notifications.listen(onWord),
    close: async () => {
      await kysely.destroy();
      await probe.destroy();
    },
  };
}

function poolOf(url: string, limits: pg.PoolConfig): pg.Pool {
  const named = { connectionString: url, application_name: CONNECTED_AS };
  const pool = new WatchedPool({ ...named, types: { getTypeParser: numbersForInt8 }, ...limits });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the program.
  pool.on("error", () => undefined);
  // The same for one that is in use: the query that it breaks off reports it.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

const kyselyOn = (pool: pg.Pool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

async function migrateOn(url: string, fill?: (connection: Kysely<Schema>) => Promise<void>): Promise<void> {
  const patient = kyselyOn(poolOf(url, { ...OF_START, max: 2 }));
  try {
    await migrateToLatest(patient);
    await fill?.(patient);
  } finally {
    await patient.destroy();
  }
}

/** Milliseconds since 1970 and counts stay far below 2^53, so an int8 is a number here, as it is with SQLite. */
const numbersForInt8: typeof pg.types.getTypeParser = ((oid: number, format?: "text") =>
  oid === OID_INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

const AWAY_CODES =
  /^(08|28|3D000|53|57P|55P03|57014)|^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)/;
/** A certificate may run out, or be changed, while the program runs. */
const AWAY_BY_ENCRYPTION = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|ERR_SSL_|EPROTO)/;
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|not queryable/i;

/**
 * Class 08 connection, 28 user or password, 3D000 no such database, 53 out of resources, 57P shutdown, 55P03 lock timeout, 57014 statement
 * timeout; and the socket's own.
 */
function isConnectionError(error: unknown): boolean {
  const code = codeOf(error);
  if (AWAY_CODES.test(code) || AWAY_BY_ENCRYPTION.test(code)) return true;
  return error instanceof Error && AWAY_MESSAGES.test(error.message);
}
