import { z } from "zod";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { wineryAddress } from "../mail/mail.ts";
import type { MailWriters } from "../mail/mail-handler.server.ts";
import { queueMail } from "../mail/queue-mail.server.ts";
import { withdrawalMailToWinery, withdrawalReceipt } from "./withdrawal.mail.tsx";
import type { WithdrawalStatement } from "./withdrawal.ts";
import { findReachedOrders, findWithdrawal } from "./withdrawals.store.server.ts";

const factsJson = z.object({ withdrawalId: z.string() });

/** Queues the two mails about a statement of withdrawal: its receipt, and the winery's. */
export async function queueWithdrawalMails(
  platform: Platform,
  unit: UnitOfWork,
  { id, email }: WithdrawalStatement,
): Promise<void> {
  const facts: z.infer<typeof factsJson> = { withdrawalId: id };
  await queueMail(platform, unit, { kind: "withdrawal", recipient: email, facts });
  await queueMail(platform, unit, { kind: "withdrawal-winery", recipient: wineryAddress(platform.settings), facts });
}

/** Who writes the mails about withdrawals, from what is stored. */
export const WITHDRAWAL_MAILS: MailWriters = {
  withdrawal: async (platform, facts) => {
    const withdrawal = await withdrawalOf(platform, facts);
    return withdrawal && withdrawalReceipt({ withdrawal, settings: platform.settings });
  },
  "withdrawal-winery": async (platform, facts) => {
    const withdrawal = await withdrawalOf(platform, facts);
    if (!withdrawal) return null;
    const numbers = withdrawal.orders.map(({ number }) => number);
    const orders = await findReachedOrders(platform.database.read, numbers);
    return withdrawalMailToWinery({ withdrawal, orders, settings: platform.settings });
  },
};

const withdrawalOf = ({ database }: Platform, facts: unknown) =>
  findWithdrawal(database.read, factsJson.parse(facts).withdrawalId);
