import type { Delivery } from "../delivery/delivery.ts";

/** Ways to pay (docs/interface.md "Forms"). */
export const PAYMENTS = ["transfer", "cash", "card"] as const;
export type Payment = (typeof PAYMENTS)[number];

/** Card providers whose adapter is ready; `card` is offered only where the settings name one of them. */
const READY_PROVIDERS: readonly string[] = [];

/** The ways to pay that fit the settings and the delivery: cash is paid at pickup, a card needs a provider. */
export function offeredPayments(settings: { cardProvider: string }, delivery: Delivery): Payment[] {
  return PAYMENTS.filter((payment) => {
    if (payment === "cash") return delivery === "pickup";
    return payment === "transfer" || READY_PROVIDERS.includes(settings.cardProvider);
  });
}

/** An IBAN as it is printed: in groups of four. */
export const ibanInGroups = (iban: string) => iban.replace(/(.{4})(?=.)/g, "$1 ");

/** The reference by which the bank's statement names an order: the model HR00, which asks for no check digit, and its number. */
export const paymentReference = (orderNumber: string) => `HR00 ${orderNumber}`;

/** The form by which the visitor's browser goes to the provider's page: where it posts and what it carries. */
export type PaymentForm = { action: string; fields: Record<string, string> };

/** What is to be paid; the amount in whole cents, addresses absolute. */
export type PaymentRequest = {
  orderNumber: string;
  amountCents: number;
  language: string;
  buyer: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    address: string;
    city: string;
    postalCode: string;
    country: string;
  };
  successUrl: string;
  cancelUrl: string;
  callbackUrl: string;
};

/**
 * What a provider says about a payment. `amountCents` is null where its signature does not cover the amount (WSPay's
 * return); then only an answer that does may mark the order as paid.
 */
export type PaymentReport =
  | { outcome: "paid" | "declined" | "cancelled"; orderNumber: string; amountCents: number | null }
  | { outcome: "forged" };

/** A return or a callback as it came in: the signature is taken over exactly these bytes. */
export type PaymentAnswer = { method: string; url: string; headers: Headers; body: string };

/** A card provider's adapter: begins a payment and reads what comes back. It neither fetches nor stores. */
export type CardPayments = {
  begin(request: PaymentRequest): PaymentForm;
  /** Reads the visitor's return; checks its signature in constant time. */
  readReturn(answer: PaymentAnswer): PaymentReport;
  /** Reads the provider's own call, server to server. */
  readCallback(answer: PaymentAnswer): PaymentReport;
};
