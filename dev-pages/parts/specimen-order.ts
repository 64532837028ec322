import { assetPath } from "../../app/routing/paths.ts";
import { type Order, type OrderLine, withDelivery } from "../../app/shop/orders/order.ts";
import type { OrderState } from "../../app/shop/orders/order-states.ts";

/** Noon at the winery on a Friday in November. */
const NOON = Date.UTC(2026, 10, 20, 11);
const HOME = { country: "HR", city: "Pula", address: "Kandlerova 1", postalCode: "52100" };
const LINES: OrderLine[] = [
  { productId: "malvazija-2025", name: "Malvazija", year: 2025, quantity: 4, priceCents: 999, boxed: true },
  { productId: "teran-2023", name: "Teran", year: 2023, quantity: 2, priceCents: 1380, boxed: true },
];

/** An order as somebody places it, on no server. */
export const ORDER: Order = {
  ...withDelivery(LINES, 590),
  ...{ id: "specimen", number: "2026-000123", token: "specimen", orderKey: "specimen", state: "placed" },
  ...{ stateSince: NOON, createdAt: NOON, paidAt: null, heldUntil: null, refundedCents: 0, language: "hr" },
  ...{ firstName: "Ana", lastName: "Horvat", email: "ana@kupac.example", phone: "+385912345678" },
  ...{ address: HOME, billing: HOME, company: null, delivery: "courier", payment: "transfer", note: "" },
  giftMessage: "Sretan rođendan!",
  lines: LINES,
};

/** The same order in another state. */
export const orderIn = (state: OrderState): Order => ({ ...ORDER, state });

/** Stand where the pictures by which an order is paid would stand. */
export const CODES = { hub3: assetPath("scene-soils"), epc: assetPath("scene-soils") };
