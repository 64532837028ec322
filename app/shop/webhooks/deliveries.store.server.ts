import type { Transaction } from "kysely";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { LEASE_MS, type WebhookEvent, waitAfterAttempt } from "./webhook.ts";

const MAX_ERROR_LENGTH = 500;

/** A notice on its way, with where it goes. */
export type DueDelivery = {
  id: string;
  partner: string;
  event: string;
  body: string;
  attempts: number;
  createdAt: number;
  url: string;
  secret: string;
};

type NewDelivery = { id: string; partner: string; event: WebhookEvent; body: string };

/** Puts a notice into the outbox, within the transaction of what it tells about. */
export async function queueDelivery(connection: Transaction<Schema>, notice: NewDelivery, now: number): Promise<void> {
  const fresh = { state: "queued", attempts: 0, created_at: now, next_at: now, sent_at: null, last_error: null };
  await connection
    .insertInto("notices")
    .values({ ...notice, ...fresh })
    .execute();
}

/** The partners for whom notices wait whose time has come; who has waited longest comes first. */
export async function listDuePartners(connection: Connection, now: number): Promise<string[]> {
  const rows = await connection
    .selectFrom("notices")
    .select("partner")
    .where("state", "=", "queued")
    .where("next_at", "<=", now)
    .groupBy("partner")
    .orderBy(({ fn }) => fn.min("next_at"))
    .execute();
  return rows.map(({ partner }) => partner);
}

/** The notice for a partner that has waited longest, of those whose time has come; null: none has. */
export async function findDueDelivery(
  connection: Connection,
  partner: string,
  now: number,
): Promise<DueDelivery | null> {
  const row = await connection
    .selectFrom("notices")
    .innerJoin("webhooks", "webhooks.partner", "notices.partner")
    .select(["notices.id", "notices.partner", "event", "body", "attempts", "notices.created_at", "url", "secret"])
    .where("notices.partner", "=", partner)
    .where("state", "=", "queued")
    .where("next_at", "<=", now)
    .orderBy("next_at")
    .orderBy("notices.id")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { created_at, ...notice } = row;
  return { ...notice, createdAt: created_at };
}

/** Takes a notice for sending; says whether it did: of several senders one gets it, and a dead one's comes back. */
export async function claimDelivery(connection: Connection, notice: DueDelivery, now: number): Promise<boolean> {
  const result = await connection
    .updateTable("notices")
    .set({ attempts: notice.attempts + 1, next_at: now + LEASE_MS })
    .where("id", "=", notice.id)
    .where("state", "=", "queued")
    .where("attempts", "=", notice.attempts)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Notes that the receiver has taken it. */
export async function markDeliverySent(connection: Connection, { id }: DueDelivery, now: number): Promise<void> {
  await connection
    .updateTable("notices")
    .set({ state: "sent", sent_at: now, last_error: null })
    .where("id", "=", id)
    .execute();
}

/** Notes that an attempt failed; says whether it is tried again (`queued`) or given up (`failed`). */
export async function markDeliveryFailure(
  connection: Connection,
  notice: DueDelivery,
  now: number,
  error: string,
): Promise<"queued" | "failed"> {
  const wait = waitAfterAttempt(notice.attempts + 1, now - notice.createdAt);
  const state = wait === null ? "failed" : "queued";
  await connection
    .updateTable("notices")
    .set({ state, next_at: now + (wait ?? 0), last_error: error.slice(0, MAX_ERROR_LENGTH) })
    .where("id", "=", notice.id)
    .where("state", "=", "queued")
    .where("attempts", "=", notice.attempts + 1)
    .execute();
  return state;
}

/** Which notices are to be sent once more. */
export type Replay = { id: string } | { since: number } | { failed: true };

/** Puts notices into the outbox again, with the ids that they had; answers how many. */
export async function replayDeliveries(connection: Transaction<Schema>, replay: Replay, now: number): Promise<number> {
  const all = connection
    .updateTable("notices")
    .set({ state: "queued", attempts: 0, created_at: now, next_at: now, sent_at: null, last_error: null });
  const chosen =
    "id" in replay
      ? all.where("id", "=", replay.id)
      : "since" in replay
        ? all.where("created_at", ">=", replay.since)
        : all.where("state", "=", "failed");
  return Number((await chosen.executeTakeFirst()).numUpdatedRows);
}
