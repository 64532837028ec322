import type { Kysely, Transaction } from "kysely";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import type { Schema } from "./schema.ts";

/** Where a store's query runs: outside a transaction or inside one. */
export type Connection = Kysely<Schema> | Transaction<Schema>;

/** What is done once a transaction is kept: the queue is looked through, stored pages are dropped. */
export type Announcement = "jobsQueued" | "pagesChanged";

/** Does what was announced. `naming` says which pages have changed: those that contain that word; "": all. */
export type Announce = (what: Announcement, naming: string) => void;

/** A transaction that collects what is to be done after it; nothing of that is done where it fails. */
export type UnitOfWork = Transaction<Schema> & { afterCommit(what: Announcement, naming?: string): void };

/** An engine behind the shop's database. */
export type DatabaseEngine = {
  engine: "sqlite" | "postgres";
  /** For reading; never write through it. */
  read: Kysely<Schema>;
  /**
   * Runs the work in one transaction that may write. On SQLite writers stand in line, so the work must not wait for
   * anything but this transaction.
   * @throws what `isUnavailable` knows when the engine is away, locked for longer than five seconds, or its disk is full
   */
  write<T>(work: (connection: Transaction<Schema>) => Promise<T>): Promise<T>;
  /**
   * Brings the tables up to date; forward only, under a lock, so that several servers may start at once.
   * @param fill is done after it, as patiently
   */
  migrate(fill?: (connection: Kysely<Schema>) => Promise<void>): Promise<void>;
  /** Whether nobody has ever made tables in it. */
  isEmpty(): Promise<boolean>;
  /** Whether the engine answers, and is still the one that was opened. */
  isReachable(): Promise<boolean>;
  /** Whether an error means "try again later" rather than a bug. */
  isUnavailable(error: unknown): boolean;
  /** Counts tries under a name: on PostgreSQL those of all servers together; an SQLite file has one server, whose memory is enough. */
  tries: RateLimiterAbstract;
  /** Tells other servers on the same database, once the transaction is kept, that pages have changed. An SQLite file has one server. */
  notifyOthers(transaction: Transaction<Schema>, naming: string): Promise<void>;
  /** Listens to other servers until the function that it returns is called. */
  listenToOthers(heard: (naming: string) => void): () => Promise<void>;
  close(): Promise<void>;
};

/** The shop's database, the same to its callers whichever engine stands behind it. */
export type Database = Omit<DatabaseEngine, "write"> & {
  /** As the engine does it; what the work has announced is done after the commit. */
  write<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
  /** How many transactions of this program have ended: when it has changed, what was read before may be out of date. */
  readonly written: number;
};

/** The engine cannot be used just now; `isUnavailable` knows it. */
export class DatabaseAway extends Error {}

/** What the library requires at construction; each limit has its own figures (`limits.server.ts`). */
export const COUNTING = { keyPrefix: "", points: 0, duration: 0 };

/** The text of the code that an engine's error carries; empty where it carries none. */
export function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/** Whether a query gets an answer. */
export async function answers(connection: Connection): Promise<boolean> {
  try {
    await connection.selectFrom("counters").select("name").limit(1).execute();
    return true;
  } catch {
    return false;
  }
}

/** Whether there is no table yet. */
export async function isEmpty(connection: Kysely<Schema>): Promise<boolean> {
  return (await connection.introspection.getTables()).length === 0;
}
