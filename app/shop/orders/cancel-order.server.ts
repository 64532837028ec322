import type { Platform } from "../../platform/platform.server.ts";
import { changeOrderState, type StateChange } from "./change-order-state.server.ts";

/**
 * A buyer cancels an order, which is possible while nothing is paid: its goods go back, and buyer and winery get a mail. Sent again
 * it is cancelled already, and nothing happens (docs/rules.md "States of an order").
 */
export async function cancelOrder(platform: Platform, orderId: string): Promise<StateChange> {
  const change = { orderId, to: "cancelled", cause: "buyer", actor: "", at: platform.clock() } as const;
  return platform.database.write((unit) => changeOrderState(platform, unit, change));
}
