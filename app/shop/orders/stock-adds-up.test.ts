import fc from "fast-check";
import { expect, it } from "vitest";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { change, PICKED_UP, stockOf } from "../../../tests/support/order-states.ts";
import { onBothEngines, type TestShop } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { expireOrders } from "./expire-orders.server.ts";
import type { Order } from "./order.ts";
import { listTransitions } from "./order-states.store.server.ts";
import { ORDER_STATES, type OrderState } from "./order-states.ts";
import { markPaid } from "./pay-order.server.ts";
import { placeOrder } from "./place-order.server.ts";

const MALVAZIJA = "malvazija-2025";
const ALL = 480;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What happens next; orders are named by how many were placed after them. */
type Step =
  | { what: "place"; boxes: number; pickup: boolean }
  | { what: "pay" | "cancel"; nth: number }
  | { what: "change"; nth: number; to: OrderState }
  | { what: "wait"; hours: number };

const nth = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constant("place" as const), boxes: fc.integer({ min: 1, max: 3 }), pickup: fc.boolean() }),
  fc.record({ what: fc.constantFrom("pay" as const, "cancel" as const), nth }),
  fc.record({ what: fc.constant("change" as const), nth, to: fc.constantFrom(...ORDER_STATES) }),
  fc.record({ what: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 30 }) }),
);

type History = { shop: TestShop; orders: Order[] };

async function place({ shop: { platform }, orders }: History, boxes: number, pickup: boolean): Promise<void> {
  const form = filledForm({ orderKey: `a-form-key-of-its-own-${orders.length}`, ...(pickup ? PICKED_UP : {}) });
  const cart = [{ productId: MALVAZIJA, quantity: 6 * boxes }];
  const placed = await placeOrder(platform, input({ cart, form }));
  if (placed.ok) orders.unshift(placed.order);
}

async function wait({ platform, clock }: TestShop, hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    clock.now += HOUR;
    await expireOrders(platform);
  }
}

async function happen(history: History, next: Step): Promise<void> {
  const { platform } = history.shop;
  if (next.what === "place") return place(history, next.boxes, next.pickup);
  if (next.what === "wait") return wait(history.shop, next.hours);
  const order = history.orders[next.nth];
  if (!order) return;
  if (next.what === "change") await change(platform, order.id, next.to);
  if (next.what === "cancel") await change(platform, order.id, "cancelled", "buyer");
  if (next.what !== "pay") return;
  const payment = { by: "staff", actor: "Marija", reference: order.number, currency: "EUR" } as const;
  await markPaid(platform, { orderId: order.id }, { ...payment, amountCents: order.totalCents });
}

/** The bottles of an order that are not in the stock: those of a refund come back only where they had not left the winery. */
async function bottlesOf({ database }: Platform, { id, lines }: Order): Promise<number> {
  const states = (await listTransitions(database.read, id)).map(({ to }) => to);
  const left = states.includes("sent") || states.includes("done");
  const last = states.at(-1);
  const back = last === "cancelled" || last === "expired" || (last === "refunded" && !left);
  return back ? 0 : lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

onBothEngines("the stock", (openTestShop) => {
  it("adds up after whatever happens to orders", { timeout: 2 * MINUTE }, async () => {
    const days = { HOLD_TRANSFER_DAYS: "1", HOLD_PICKUP_DAYS: "1" };
    const history: History = { shop: await openTestShop(days), orders: [] };
    const { platform } = history.shop;
    const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
      for (const next of steps) await happen(history, next);
      const bottles = await Promise.all(history.orders.map((order) => bottlesOf(platform, order)));
      expect(await stockOf(platform, MALVAZIJA)).toBe(ALL - bottles.reduce((sum, count) => sum + count, 0));
    });
    await fc.assert(property, { numRuns: 12, endOnFailure: true });
    expect(history.orders.length).toBeGreaterThan(5);
  });
});
