import type { Transaction } from "kysely";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { MAIL_JOBS } from "../mail/queue-mail.server.ts";
import { WEBHOOK_JOBS } from "../webhooks/queue-webhook.server.ts";

const HELD = "held back after a restore";

/** What goes out to somebody. What card houses are asked is no such thing: an answer tells of money, and may be had twice. */
const SENT = [MAIL_JOBS, WEBHOOK_JOBS];

/** The last number that each counter has given, by its name. */
export async function listCounters(connection: Connection): Promise<Map<string, number>> {
  const rows = await connection.selectFrom("counters").selectAll().execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Lets a counter go on from a number, if it has not come so far by itself. */
export async function raiseCounter(connection: Transaction<Schema>, name: string, value: number): Promise<void> {
  await connection
    .insertInto("counters")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }).where("counters.value", "<", value))
    .execute();
}

/** How many mails and webhook deliveries wait to be sent. */
export async function countWaitingJobs(connection: Connection): Promise<number> {
  const waiting = connection.selectFrom("jobs").select("id").where("kind", "in", SENT);
  return (await waiting.where("state", "=", "queued").execute()).length;
}

/** Keeps every mail and delivery that waits from being sent, as if it had been given up. */
export async function holdWaitingJobs(connection: Transaction<Schema>, now: number): Promise<void> {
  await connection
    .updateTable("jobs")
    .set({ state: "dead", ended_at: now, leased_until: null, last_error: HELD })
    .where("kind", "in", SENT)
    .where("state", "=", "queued")
    .execute();
}
