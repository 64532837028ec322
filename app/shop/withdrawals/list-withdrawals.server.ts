import { shownMoment } from "../../platform/command-line.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { WithdrawalStatement } from "./withdrawal.ts";
import { listWithdrawals } from "./withdrawals.store.server.ts";

/** The statements of withdrawal for the staff's terminal, the latest first, each with what is known of its order. */
export async function withdrawalsInWords({ database }: Platform): Promise<string> {
  const withdrawals = await listWithdrawals(database.read);
  return withdrawals.length === 0 ? "Nobody has withdrawn." : withdrawals.map(inWords).join("\n\n");
}

function inWords(withdrawal: WithdrawalStatement): string {
  const { orderNumber, name, email, goods, sentAt, language } = withdrawal;
  const what = goods === "" ? "the whole order" : goods;
  return `${shownMoment(sentAt)}  ${orderNumber}, ${what}\n  ${name}, ${email} (${language}); ${orderInWords(withdrawal)}`;
}

function orderInWords({ orderId, fromBuyer }: WithdrawalStatement): string {
  if (orderId === null) return "there is no order of that number";
  return fromBuyer ? "the address is the order's" : "the order has another address";
}
