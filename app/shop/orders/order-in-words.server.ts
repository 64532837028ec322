import { momentAtWinery } from "../../platform/command-line.ts";
import { nameWithYear } from "../catalogue/name-with-year.ts";
import { formatAmount, formatEuro } from "../money/money.ts";
import type { Order } from "./order.ts";
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

/** All that the staff's terminal tells of an order, ending with its changes, the first one first. */
export function orderInWords(
  order: Order,
  transitions: readonly OrderTransition[],
  setAside: readonly SetAsidePayment[],
): string {
  const held = order.heldUntil === null ? [] : [`held until ${momentAtWinery(order.heldUntil)}`];
  const lines = order.lines.map((line) => `${line.quantity} x ${nameWithYear(line)}`);
  const changes = transitions.map(({ at, to, cause, actor, detail }) =>
    [momentAtWinery(at), to, cause, actor, detail].filter((word) => word !== "").join("\t"),
  );
  const words = [...asTyped("note", order.note), ...asTyped("gift message", order.giftMessage)];
  const money = setAside.map((payment) => {
    const what =
      payment.settledAt === null ? "set aside, waits" : `set aside, settled ${momentAtWinery(payment.settledAt)}`;
    return `${what}\t${setAsideInOneLine(payment)}`;
  });
  return [orderInOneLine(order), ...held, ...lines, ...words, ...money, ...changes].join("\n");
}

/** What a buyer has typed, under a label of ours and indented: no line of it can be taken for a change of the order. */
function asTyped(label: string, text: string): string[] {
  if (text === "") return [];
  const lines = text.split(/[\n\r\p{Zl}\p{Zp}]+/u).map((line) => `  ${line.replace(/\p{Cc}/gu, " ")}`);
  return [`${label}:`, ...lines];
}
