import type { Transaction } from "kysely";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { ORDER_STATES, stateWhenPaid } from "./order-states.ts";

/** States of orders that may still be paid. */
const PAYABLE = ORDER_STATES.filter((state) => stateWhenPaid(state) !== null);

/** Notes for a day which network address a guest's order came from. */
export async function noteSender(connection: Transaction<Schema>, orderId: string, sender: string): Promise<void> {
  await connection.updateTable("orders").set({ sender }).where("id", "=", orderId).execute();
}

/** The bottles that guests of a network address hold by orders since a moment that are not paid yet. */
export async function bottlesHeldBy(connection: Connection, sender: string, since: number): Promise<number> {
  const row = await connection
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select(({ fn }) => fn.sum<number | string | null>("order_lines.quantity").as("bottles"))
    .where("orders.sender", "=", sender)
    .where("orders.created_at", ">", since)
    .where("orders.state", "in", PAYABLE)
    .where("orders.paid_at", "is", null)
    .where("orders.user_id", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.bottles ?? 0);
}
