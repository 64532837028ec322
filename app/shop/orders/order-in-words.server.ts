import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import { momentAtWinery } from "../../platform/command-line.ts";
import { nameWithYear } from "../catalogue/name-with-year.ts";
import { type Address, sameAddress } from "../contact/address.ts";
import { invoiceInOneLine } from "../invoices/invoice-in-one-line.server.ts";
import type { Invoice } from "../invoices/invoices.store.server.ts";
import { formatAmount, formatEuro } from "../money/money.ts";
import type { Order } from "./order.ts";
import { addressLines } from "./order-sheet.ts";
import type { OrderTransition } from "./order-states.store.server.ts";
import type { SetAsidePayment } from "./payments.store.server.ts";

/** An order in one line for the staff's terminal, its columns parted by tabs. */
export function orderInOneLine(order: Order): string {
  const { number, state, stateSince, totalCents, payment, delivery, firstName, lastName } = order;
  const columns = [number, state, momentAtWinery(stateSince), formatEuro(totalCents), payment, delivery];
  return [...columns, `${firstName} ${lastName}`.trim() || "(name deleted)"].join("\t");
}

/** A payment that was set aside, in one line for the staff's terminal, its columns parted by tabs. */
export function setAsideInOneLine(payment: SetAsidePayment): string {
  const { id, orderNumber, reason, receivedAt, actor, reference, amountCents, currency } = payment;
  const amount = amountCents === null ? `? ${currency}` : formatAmount(amountCents, currency);
  return [id, orderNumber, reason, momentAtWinery(receivedAt), amount, actor, reference].join("\t");
}

/** What was issued for an order, and which payments for it were set aside. */
type MoneyOfOrder = { issued?: readonly Invoice[]; setAside?: readonly SetAsidePayment[] };

/** All that the staff's terminal tells of an order: goods, money, buyer, and its changes, the first one first. */
export function orderInWords(order: Order, transitions: readonly OrderTransition[], known: MoneyOfOrder = {}): string {
  const held = order.heldUntil === null ? [] : [`held until ${momentAtWinery(order.heldUntil)}`];
  const lines = order.lines.map((line) => `${line.quantity} x ${nameWithYear(line)}`);
  const changes = transitions.map(({ at, to, cause, actor, detail }) =>
    [momentAtWinery(at), to, cause, actor, detail].filter((word) => word !== "").join("\t"),
  );
  const words = [...asTyped("note", order.note), ...asTyped("gift message", order.giftMessage)];
  return [
    ...[orderInOneLine(order), ...held, ...lines, ...moneyInWords(order, known)],
    ...[...buyerInWords(order), ...words, ...changes],
  ].join("\n");
}

function moneyInWords({ refundedCents, totalCents }: Order, { issued = [], setAside = [] }: MoneyOfOrder): string[] {
  const left = formatEuro(totalCents - refundedCents);
  const back = refundedCents === 0 ? [] : [`given back ${formatEuro(refundedCents)}, ${left} are left`];
  const aside = setAside.map((payment) => {
    const { settledAt } = payment;
    const what = settledAt === null ? "set aside, waits" : `set aside, settled ${momentAtWinery(settledAt)}`;
    return `${what}\t${setAsideInOneLine(payment)}`;
  });
  return [...issued.map(invoiceInOneLine), ...back, ...aside];
}

/** How the buyer is reached, and where everything goes; nothing once the contact data is forgotten. */
function buyerInWords({ email, phone, address, billing, company }: Order): string[] {
  const isBilledApart = !sameAddress(address, billing);
  return [
    ...asTyped("buyer", [email, phone].filter((word) => word !== "").join("\n")),
    ...asTyped("address", postal(address)),
    ...asTyped("billing address", isBilledApart ? postal(billing) : ""),
    ...asTyped("company (R1)", company ? [company.name, company.taxNumber, company.address].join("\n") : ""),
  ];
}

function postal(address: Address): string {
  return address.address === "" ? "" : addressLines(address, DEFAULT_LANGUAGE).join("\n");
}

/** What a buyer has typed, under a label of ours and indented: no line of it can be taken for a change of the order. */
function asTyped(label: string, text: string): string[] {
  if (text === "") return [];
  const lines = text.split(/[\n\r\p{Zl}\p{Zp}]+/u).map((line) => `  ${line.replace(/\p{Cc}/gu, " ")}`);
  return [`${label}:`, ...lines];
}
