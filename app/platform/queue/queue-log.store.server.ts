import type { ExpressionBuilder, Selectable } from "kysely";
import { z } from "zod";
import type { Connection, UnitOfWork } from "../database/database.server.ts";
import type { Schema } from "../database/schema.ts";
import { expiryOf, JOB_STATES, type JobState } from "./job.ts";

/** A job as people look at it. Moments are milliseconds since 1970. */
export type JobEntry = {
  id: string;
  topic: string;
  recipient: string;
  state: JobState;
  attempts: number;
  createdAt: number;
  nextAt: number;
  endedAt: number | null;
  lastError: string | null;
};

/** Which jobs somebody asks for; what is left out does not matter. */
export type JobFilter = {
  kind: string;
  id?: string;
  recipient?: string;
  states?: readonly JobState[];
  /** Queued at or after, and before. */
  since?: number;
  until?: number;
};

/** Jobs, the oldest first. */
export async function listJobs(connection: Connection, filter: JobFilter): Promise<JobEntry[]> {
  const query = connection.selectFrom("jobs").selectAll().where(matching(filter));
  const rows = await query.orderBy("created_at").orderBy("position").execute();
  return rows.map(entryFromRow);
}

/** Has jobs done once more, with their ids and in the order in which they were queued; answers how many. */
export async function replayJobs(unit: UnitOfWork, filter: JobFilter, now: number): Promise<number> {
  const { numUpdatedRows } = await unit
    .updateTable("jobs")
    .set({ state: "queued", attempts: 0, uncertain: 0, away: 0, next_at: now, leased_until: null })
    .set({ expires_at: expiryOf(now), ended_at: null, last_error: null })
    .where(matching(filter))
    // What is under way is not to be done twice.
    .where(({ or, eb }) => or([eb("leased_until", "is", null), eb("leased_until", "<=", now)]))
    .executeTakeFirstOrThrow();
  unit.afterCommit("jobsQueued");
  return Number(numUpdatedRows);
}

/** Deletes jobs; answers how many. */
export async function deleteJobs(unit: UnitOfWork, filter: JobFilter): Promise<number> {
  const { numDeletedRows } = await unit.deleteFrom("jobs").where(matching(filter)).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes jobs of every kind that were done, or given up, before a moment; what still waits stays. Answers how many. */
export async function deleteEndedJobs(unit: UnitOfWork, before: number): Promise<number> {
  const query = unit.deleteFrom("jobs").where("state", "!=", "queued").where("ended_at", "<", before);
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
}

/**
 * How many jobs of a kind were given up, and how many have waited since before a moment: from when they were due first, which may be later
 * than when they were queued.
 */
export async function countStuckJobs(connection: Connection, kind: string, before: number) {
  const { dead, late } = await connection
    .selectFrom("jobs")
    .select(({ fn }) => [
      fn.countAll<string | number>().filterWhere("state", "=", "dead").as("dead"),
      fn
        .countAll<string | number>()
        .filterWhere("state", "=", "queued")
        .filterWhere("expires_at", "<", expiryOf(before))
        .as("late"),
    ])
    .where("kind", "=", kind)
    .where("state", "!=", "done")
    .executeTakeFirstOrThrow();
  return { dead: Number(dead), late: Number(late) };
}

const matching =
  ({ kind, id, recipient, states, since, until }: JobFilter) =>
  (row: ExpressionBuilder<Schema, "jobs">) =>
    row.and([
      row("kind", "=", kind),
      ...(id === undefined ? [] : [row("id", "=", id)]),
      ...(recipient === undefined ? [] : [row("recipient", "=", recipient)]),
      ...(states === undefined ? [] : [row("state", "in", states)]),
      ...(since === undefined ? [] : [row("created_at", ">=", since)]),
      ...(until === undefined ? [] : [row("created_at", "<", until)]),
    ]);

function entryFromRow(row: Selectable<Schema["jobs"]>): JobEntry {
  const { id, topic, recipient, attempts } = row;
  return {
    ...{ id, topic, recipient, attempts },
    state: z.enum(JOB_STATES).parse(row.state),
    createdAt: row.created_at,
    nextAt: row.next_at,
    endedAt: row.ended_at,
    lastError: row.last_error,
  };
}
