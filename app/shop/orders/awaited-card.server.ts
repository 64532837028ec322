import type { Connection } from "../../platform/database/database.server.ts";
import type { Order } from "./order.ts";
import { awaitsCard } from "./order-choices.ts";
import { isUnderReview } from "./payments.store.server.ts";

/** Whether an order waits to be paid by card at a moment, and no money has come for it that a person looks at. */
export async function isCardAwaited(connection: Connection, order: Order, now: number): Promise<boolean> {
  return awaitsCard(order, now) && !(await isUnderReview(connection, order.id));
}
