import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { Connection, UnitOfWork } from "../database/database.server.ts";
import type { Schema } from "../database/schema.ts";
import { type AfterFailure, expiryOf, type Job, type NewJob } from "./job.ts";

const MAX_ERROR_LENGTH = 500;

/** The jobs that share a receiver: all of a kind, or those to one recipient. */
export type DeliveryQueue = { kind: string; recipient?: string };

/** Puts a job into the queue, within the transaction of what it follows: both are kept, or neither. */
export async function insertJob(unit: UnitOfWork, job: NewJob, now: number): Promise<void> {
  const { id, kind, topic, recipient, orderKey = null, notBefore = now, payload } = job;
  const position = orderKey === null ? 0 : await nextPosition(unit, kind, orderKey);
  const fresh = { state: "queued", attempts: 0, uncertain: 0, away: 0, leased_until: null, ended_at: null };
  await unit
    .insertInto("jobs")
    .values({
      ...{ id, kind, topic, recipient, position, ...fresh, last_error: null },
      order_key: orderKey,
      payload: JSON.stringify(payload),
      created_at: now,
      next_at: notBefore,
      expires_at: expiryOf(notBefore),
    })
    .execute();
  unit.afterCommit("jobsQueued");
}

async function nextPosition(connection: Connection, kind: string, orderKey: string): Promise<number> {
  const { last } = await connection
    .selectFrom("jobs")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("kind", "=", kind)
    .where("order_key", "=", orderKey)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Whether nobody works on a job, its time has come, and no earlier one of its key is still to be done. */
const claimable = (now: number) => (row: ExpressionBuilder<Schema & { job: Schema["jobs"] }, "job">) =>
  row.and([
    row("job.state", "=", "queued"),
    row("job.next_at", "<=", now),
    row.or([row("job.leased_until", "is", null), row("job.leased_until", "<=", now)]),
    row.not(
      row.exists(
        row
          .selectFrom("jobs as earlier")
          .select("earlier.id")
          .whereRef("earlier.kind", "=", "job.kind")
          .whereRef("earlier.order_key", "=", "job.order_key")
          .whereRef("earlier.position", "<", "job.position")
          .where("earlier.state", "=", "queued"),
      ),
    ),
  ]);

/** Those that have waited longest first; of two of the same moment, always the same one. */
const LONGEST_FIRST = sql`job.next_at, job.created_at, job.position, job.id`;

/** Jobs of a kind that can be done now, those that have waited longest first. */
export async function listDueJobs(connection: Connection, kind: string, now: number, limit: number) {
  return connection
    .selectFrom("jobs as job")
    .select(["job.id", "job.attempts"])
    .where("job.kind", "=", kind)
    .where(claimable(now))
    .orderBy(LONGEST_FIRST)
    .limit(limit)
    .execute();
}

/** The same, but one for each recipient, and none for a recipient for whom one is under way. */
export async function listDueJobsOnePerRecipient(connection: Connection, kind: string, now: number, limit: number) {
  const due = connection
    .selectFrom("jobs as job")
    .select(["job.id", "job.attempts", "job.next_at", "job.created_at", "job.position"])
    .select(sql<number>`row_number() over (partition by job.recipient order by ${LONGEST_FIRST})`.as("rank"))
    .where("job.kind", "=", kind)
    .where(claimable(now))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("jobs as busy")
            .select("busy.id")
            .whereRef("busy.kind", "=", "job.kind")
            .whereRef("busy.recipient", "=", "job.recipient")
            .where("busy.state", "=", "queued")
            .where("busy.leased_until", ">", now),
        ),
      ),
    );
  return connection
    .selectFrom(due.as("job"))
    .select(["id", "attempts"])
    .where("rank", "=", 1)
    .orderBy(LONGEST_FIRST)
    .limit(limit)
    .execute();
}

/** Claims a job for so many milliseconds; null when another worker has it. The job of a worker that died becomes free again. */
export async function claimJob(
  unit: UnitOfWork,
  { id, attempts }: { id: string; attempts: number },
  now: number,
  leaseMs: number,
): Promise<Job | null> {
  const row = await unit
    .updateTable("jobs")
    .set({ attempts: attempts + 1, leased_until: now + leaseMs, away: 0 })
    .where("id", "=", id)
    .where("state", "=", "queued")
    .where("attempts", "=", attempts)
    .where(({ or, eb }) => or([eb("leased_until", "is", null), eb("leased_until", "<=", now)]))
    .returningAll()
    .executeTakeFirst();
  return row ? jobFromRow(row) : null;
}

/** Notes that a job is done. @param kept what is left of its payload; left out: all of it */
export async function markDone(unit: UnitOfWork, { id }: Job, now: number, kept?: unknown): Promise<void> {
  await unit
    .updateTable("jobs")
    .set({ state: "done", ended_at: now, leased_until: null, last_error: null })
    .$if(kept !== undefined, (query) => query.set({ payload: JSON.stringify(kept) }))
    .where("id", "=", id)
    .where("state", "=", "queued")
    .execute();
}

/** Notes what becomes of a claimed job that failed. */
export async function markFailed(
  unit: UnitOfWork,
  job: Job,
  after: AfterFailure,
  now: number,
  error: string,
): Promise<void> {
  await unit
    .updateTable("jobs")
    .set({
      state: after.state,
      next_at: after.nextAt,
      uncertain: after.uncertain,
      away: after.away ? 1 : 0,
      leased_until: null,
      ended_at: after.state === "dead" ? now : null,
      last_error: error.slice(0, MAX_ERROR_LENGTH),
    })
    .where("id", "=", job.id)
    .where("state", "=", "queued")
    .where("attempts", "=", job.attempts)
    .execute();
}

/** Has the jobs of a queue that nobody works on wait until a moment: their receiver is away. */
export async function postponeQueue(unit: UnitOfWork, queue: DeliveryQueue, until: number): Promise<void> {
  await idleInQueue(unit, queue).set({ next_at: until, away: 1 }).where("next_at", "<", until).execute();
}

/** Brings forward what waited for the receiver of a queue to come back. */
export async function wakeQueue(unit: UnitOfWork, queue: DeliveryQueue, now: number): Promise<void> {
  const waiting = idleInQueue(unit, queue).where("away", "=", 1).where("next_at", ">", now);
  const { numUpdatedRows } = await waiting.set({ next_at: now, away: 0 }).executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) unit.afterCommit("jobsQueued");
}

/** Gives up the jobs of a queue that nobody works on. */
export async function giveUpQueue(unit: UnitOfWork, queue: DeliveryQueue, now: number, error: string): Promise<void> {
  await idleInQueue(unit, queue)
    .set({ state: "dead", ended_at: now, last_error: error.slice(0, MAX_ERROR_LENGTH) })
    .execute();
}

function idleInQueue(unit: UnitOfWork, { kind, recipient }: DeliveryQueue) {
  const query = unit
    .updateTable("jobs")
    .where("kind", "=", kind)
    .where("state", "=", "queued")
    .where("leased_until", "is", null);
  return recipient === undefined ? query : query.where("recipient", "=", recipient);
}

function jobFromRow(row: Selectable<Schema["jobs"]>): Job {
  const { id, kind, topic, recipient, attempts, uncertain } = row;
  return {
    ...{ id, kind, topic, recipient, attempts, uncertain },
    payload: JSON.parse(row.payload),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    leasedUntil: row.leased_until ?? 0,
  };
}
