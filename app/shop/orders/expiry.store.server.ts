import type { ExpressionBuilder, Transaction } from "kysely";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { HOURS } from "../../platform/system/clock.ts";
import { underReview } from "./payments.store.server.ts";

/** Its row among the runs of background work. */
const EXPIRY = "expiry";
/** What is longer than this is time in which the shop was not there, or a clock that was set: it counts for no order. */
const MAX_GAP_MS = 1 * HOURS;
const MAX_AT_ONCE = 100;

/**
 * The orders whose goods are held no longer, the longest first. One for which money has come waits until a person has looked at that.
 * @param now milliseconds since 1970
 */
export async function listOverdueOrders(connection: Connection, now: number): Promise<string[]> {
  const rows = await connection
    .selectFrom("orders")
    .select("id")
    .where("state", "in", ["awaitingPayment", "readyForPickup"])
    .where("held_until", "<=", now)
    .where("id", "not in", underReview(connection))
    .orderBy("held_until")
    .limit(MAX_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Notes that it is looked for overdue orders. Where nobody has looked for longer than an hour, or the clock was set back by as much,
 * every order of before is held for so much longer or shorter: whoever could not pay because the shop was away loses nothing, and a wrong
 * clock expires nothing; put right, it gives back what it has added (docs/rules.md "States of an order"). Of several servers one does it. Answers by how
 * much, in milliseconds.
 */
export async function noteExpiryRun(connection: Transaction<Schema>, now: number): Promise<number> {
  const query = connection.selectFrom("retention_runs").select("ran_at").where("name", "=", EXPIRY);
  const lastRun = (await query.executeTakeFirst())?.ran_at;
  if (lastRun === undefined) {
    const first = connection.insertInto("retention_runs").values({ name: EXPIRY, ran_at: now });
    await first.onConflict((conflict) => conflict.doNothing()).execute();
    return 0;
  }
  const gap = now - lastRun;
  const noted = await connection
    .updateTable("retention_runs")
    .set({ ran_at: now })
    .where("name", "=", EXPIRY)
    .where("ran_at", "=", lastRun)
    .executeTakeFirst();
  if (noted.numUpdatedRows !== 1n || Math.abs(gap) <= MAX_GAP_MS) return 0;
  await connection
    .updateTable("orders")
    .set((row) => ({ held_until: row("held_until", "+", gap) }))
    .where("held_until", "is not", null)
    .where((row) => (gap > 0 ? isOfBefore(row, lastRun, now) : isOfWrongTime(row, now, gap)))
    .execute();
  return gap;
}

type OrderRow = ExpressionBuilder<Schema, "orders">;

/** An order that can have been placed before the gap: until just after the last run, and not just now. */
function isOfBefore(row: OrderRow, lastRun: number, now: number) {
  return row("state_since", "<=", Math.max(lastRun, now - MAX_GAP_MS) + MAX_GAP_MS / 2);
}

/**
 * An order of before a clock was set back: it was placed later than it is now, or long ago; or it is held for so much longer that it was
 * there when the clock went ahead. One that was placed since is held for as long as it was told.
 */
function isOfWrongTime(row: OrderRow, now: number, gap: number) {
  return row.or([
    row("state_since", ">", now),
    row("state_since", "<=", now - MAX_GAP_MS / 2),
    row("held_until", ">", now - gap),
  ]);
}

/** Holds an order's goods longer, where it still waits for its payment or to be collected; never shorter. @param until milliseconds since 1970 */
export async function extendHold(connection: Transaction<Schema>, orderId: string, until: number): Promise<void> {
  await connection
    .updateTable("orders")
    .set({ held_until: until })
    .where("id", "=", orderId)
    .where("state", "in", ["awaitingPayment", "readyForPickup"])
    .where("held_until", "<", until)
    .execute();
}
