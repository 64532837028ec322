import type { Delivery } from "../delivery/delivery.ts";

/** Ways to pay (docs/interface.md "Forms"). */
export const PAYMENTS = ["transfer", "cash", "card"] as const;
export type Payment = (typeof PAYMENTS)[number];

/** The ways to pay that fit the settings and the delivery: cash is paid at pickup, a card needs somebody who takes it. */
export function offeredPayments(settings: { cardProvider: string }, delivery: Delivery): Payment[] {
  return PAYMENTS.filter((payment) => {
    if (payment === "cash") return delivery === "pickup";
    return payment === "transfer" || settings.cardProvider !== "none";
  });
}

/** The reference by which the bank's statement names an order: the model HR00, which asks for no check digit, and its number. */
export const paymentReference = (orderNumber: string) => `HR00 ${orderNumber}`;
