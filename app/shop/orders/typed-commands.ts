import { PAYMENTS } from "../payment/payment.ts";
import type { Order } from "./order.ts";

type PaidOrder = Pick<Order, "number" | "totalCents">;
/** What is known of a payment that has been reported; `detail`: the method, where somebody has named one. */
type Reported = { by: "provider" | "staff"; reference: string; detail: string };

/** What the winery types to see an order, or to change it: `packed`, `ready`, `refund` (`orders-command.server.ts`). */
export const orderCommand = (number: string, ...change: string[]) =>
  ["npm run staff -- order", number, ...change].join(" ");

/**
 * What it types to record a payment of all that an order comes to, once more: under the reference under which it was reported, of which
 * a terminal takes every sign as it is.
 */
export function paidCommand({ number, totalCents }: PaidOrder, { by, reference, detail }: Reported): string {
  const amount = (totalCents / 100).toFixed(2).replace(".", ",");
  const quoted = `'${reference.trim().replace(/\s+/g, " ").replaceAll("'", `'\\''`)}'`;
  const method = by === "provider" ? "card" : PAYMENTS.find((name) => name === detail);
  return orderCommand(number, "paid", amount, `--reference=${quoted}`, ...(method ? [`--method ${method}`] : []));
}

/** What it types once a payment that was set aside is dealt with. */
export const settledCommand = ({ id }: { id: string }) => `npm run staff -- set-aside ${id} settled`;
