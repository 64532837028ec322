import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileFailure, readCommandLine, WrongUse } from "../../platform/command-line.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { formatEuro } from "../money/money.ts";
import { giftCard } from "./gift-card.server.ts";
import type { Order } from "./order.ts";
import { isGivenUp } from "./order-states.ts";
import { findOrderByNumber } from "./orders.store.server.ts";
import { packingSlip } from "./packing-slip.server.ts";

export const SLIP_USAGE = `npm run staff -- slip 2026-000123 [--to FOLDER]          what lies in its parcel, and the card of a gift, as PDF`;

const SHAPE = { options: { to: { type: "string", default: "." } }, usage: SLIP_USAGE, words: 2 } as const;

/** Writes an order's packing slip, and the card of a gift, into a folder. @throws WrongUse */
export async function runSlipCommand({ database }: Platform, args: readonly string[]): Promise<string> {
  const { positionals, values } = readCommandLine(args, SHAPE);
  const [, number = ""] = positionals;
  if (number === "") throw new WrongUse(`The number of an order is needed.\n\n${SLIP_USAGE}`);
  const order = await findOrderByNumber(database.read, number);
  if (!order) throw new WrongUse(`There is no order ${number}.\n\n${SLIP_USAGE}`);
  if (isGivenUp(order.state)) throw new WrongUse(`${number} is ${order.state}: nothing of it is to be packed.`);
  const files: [name: string, pdf: Buffer][] = [[`${order.number}-slip.pdf`, await packingSlip(order)]];
  if (order.giftMessage !== "") files.push([`${order.number}-card.pdf`, await giftCard(order)]);
  const written: string[] = [];
  for (const [name, pdf] of files) {
    const file = resolve(values.to, name);
    await writeFile(file, pdf).catch(fileFailure(`${file} cannot be written`));
    written.push(file);
  }
  const owed = order.paidAt === null ? [unpaidInWords(order)] : [];
  return [
    ...owed,
    ...written,
    "Delete them once they are printed: the shop forgets who ordered, a folder does not.",
  ].join("\n");
}

/** Goods leave the winery paid for; cash is taken when they are handed over. */
function unpaidInWords({ number, state, payment, totalCents }: Order): string {
  const owed = `${number} is ${state} and not paid yet: ${formatEuro(totalCents)}`;
  return payment === "cash" ? `${owed}, in cash.` : `${owed}. Do not send or hand it over before.`;
}
