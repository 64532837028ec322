import { momentAtWinery } from "../../platform/command-line.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { aboutWhat, type WithdrawalStatement } from "./withdrawal.ts";
import { listWithdrawals } from "./withdrawals.store.server.ts";

const FOUND = {
  buyer: "the address is the buyer's",
  otherAddress: "the order has another address",
  unknown: "there is no such order",
} as const;

/** The statements of withdrawal for the staff's terminal, the latest first, each with what is known of its order. */
export async function withdrawalsInWords({ database }: Platform): Promise<string> {
  const withdrawals = await listWithdrawals(database.read);
  return withdrawals.length === 0 ? "Nobody has withdrawn." : withdrawals.map(inWords).join("\n\n");
}

function inWords(withdrawal: WithdrawalStatement): string {
  const { orderNumber, name, email, sentAt, language, orders } = withdrawal;
  const known = orders.map(({ number, found }) => `${number}: ${FOUND[found]}`).join(", ");
  const from = `${name}, ${email} (${language})`;
  return `${momentAtWinery(sentAt)}  ${orderNumber}${goodsInWords(withdrawal)}\n  ${from}; ${known || "no order is recognised in it"}`;
}

function goodsInWords(withdrawal: WithdrawalStatement): string {
  const about = aboutWhat(withdrawal);
  if (about === "goods") return `, ${withdrawal.goods}`;
  return about === "wholeOrder" ? ", the whole order" : "";
}
