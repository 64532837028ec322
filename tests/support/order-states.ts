import type { Platform } from "../../app/platform/platform.server.ts";
import type { Delivery } from "../../app/shop/delivery/delivery.ts";
import { changeOrderState, type StateChange } from "../../app/shop/orders/change-order-state.server.ts";
import type { Order } from "../../app/shop/orders/order.ts";
import { type OrderState, refusedChange, STATE_CAUSES, type StateCause } from "../../app/shop/orders/order-states.ts";
import type { OrderValues } from "../../app/shop/orders/order-values.ts";
import { placeOrder } from "../../app/shop/orders/place-order.server.ts";
import { filledForm, input } from "./buyers.ts";

/** Places an order of six bottles of Malvazija at 68,84 € (62,94 € where it is collected). */
export async function orderedBy(platform: Platform, form: Partial<OrderValues> = {}): Promise<Order> {
  const result = await placeOrder(platform, input({ form: filledForm(form) }));
  if (!result.ok) throw new Error(`Refused: ${result.reason}`);
  return result.order;
}

/** An order of which the buyer pays cash at the cellar. */
export const PICKED_UP: Partial<OrderValues> = { delivery: "pickup", payment: "cash" };

/** Changes an order's state now. */
export function change(
  platform: Platform,
  orderId: string,
  to: OrderState,
  cause: StateCause = "staff",
): Promise<StateChange> {
  const by = { cause, actor: "Marija", at: platform.clock() };
  return platform.database.write((unit) => changeOrderState(platform, unit, { orderId, to, ...by }));
}

/** Whether an order that is delivered in this way may ever go from one state to another, by anybody, paid or not. */
export function canChange(state: OrderState, to: OrderState, delivery: Delivery): boolean {
  const orders = [null, 1].map((paidAt) => ({ state, paidAt, heldUntil: 0, delivery }));
  return orders.some((order) => STATE_CAUSES.some((cause) => refusedChange(order, to, { cause, at: 1 }) === null));
}

/** Puts an order into a state, as if it had gone there and its goods were held no longer. */
export async function forceState({ database, clock }: Platform, id: string, state: OrderState, paidAt: number | null) {
  const row = { state, paid_at: paidAt, held_until: clock() };
  await database.write((unit) => unit.updateTable("orders").set(row).where("id", "=", id).execute());
}

/** How many of a product the shop has. */
export async function stockOf({ database }: Platform, id: string): Promise<number | undefined> {
  const query = database.read.selectFrom("products").select("stock").where("id", "=", id);
  return (await query.executeTakeFirst())?.stock;
}
