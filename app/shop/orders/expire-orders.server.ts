import type { Platform } from "../../platform/platform.server.ts";
import { changeOrderState } from "./change-order-state.server.ts";
import { listOverdueOrders, noteExpiryRun } from "./expiry.store.server.ts";
import { holdOrder } from "./order-states.store.server.ts";
import { isUnderReview } from "./payments.store.server.ts";

/**
 * Ends the orders that were not paid or collected in time: their goods go back, and a mail says so. May be done by several servers at
 * once: each order expires once. A failure is logged; the next time makes up for it (docs/rules.md "States of an order").
 */
export async function expireOrders(platform: Platform, isStopping: () => boolean = () => false): Promise<void> {
  const { database, clock, log } = platform;
  try {
    const gapMs = await database.write((unit) => noteExpiryRun(unit, clock()));
    if (gapMs !== 0)
      log.warn({ gapMs }, "nobody looked at the clock for so long: unpaid orders are held for so much longer");
    for (const orderId of await listOverdueOrders(database.read, clock())) {
      if (isStopping()) return;
      await expire(platform, orderId);
    }
  } catch (error) {
    log.error({ err: error }, "orders that are overdue cannot be found");
  }
}

async function expire(platform: Platform, orderId: string): Promise<void> {
  const { database, clock, log } = platform;
  try {
    const by = { cause: "time", actor: "", at: clock() } as const;
    const result = await database.write(async (unit) => {
      // Money may have come since it was listed, and none comes from here on.
      await holdOrder(unit, orderId);
      if (await isUnderReview(unit, orderId)) return null;
      return changeOrderState(platform, unit, { orderId, to: "expired", ...by });
    });
    if (result?.ok) log.info({ order: result.order.number }, "an order has expired");
  } catch (error) {
    log.error({ err: error, orderId }, "an order could not expire");
  }
}
