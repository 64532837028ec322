import { type BankTransfer, PAYEE, type PaymentParty } from "../payment/bank-transfer.ts";
import type { Order } from "./order.ts";

/** Whether an order waits for a transfer: then its codes and the account are shown, and never afterwards. */
export function awaitsTransfer({ state, payment }: Pick<Order, "state" | "payment">): boolean {
  return state === "awaitingPayment" && payment === "transfer";
}

/** The transfer by which an order is paid (`docs/rules.md`, "Transfer"). In Croatian, as the payee's bank shows it. */
export function orderTransfer(order: Order): BankTransfer {
  const { number, totalCents } = order;
  return {
    amountCents: totalCents,
    payer: payerOf(order),
    payee: PAYEE,
    reference: number,
    text: `Narudžba ${number}`,
  };
}

/** The same without who pays, which the buyer has typed: for a mail whose address may be anybody's. */
export function namelessTransfer(order: Order): BankTransfer {
  return { ...orderTransfer(order), payer: { name: "", street: "", place: "" } };
}

function payerOf({ company, firstName, lastName, billing }: Order): PaymentParty {
  if (company) return { name: company.name, street: company.address, place: "" };
  const { address, postalCode, city } = billing;
  return { name: `${firstName} ${lastName}`, street: address, place: `${postalCode} ${city}` };
}
