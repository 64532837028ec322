import { randomUUID } from "node:crypto";
import type { Language } from "../../i18n/languages.ts";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { boundKey } from "../fields/bound-key.server.ts";
import { orderNumberIn, type StatementInput, type WithdrawalStatement } from "./withdrawal.ts";
import { queueWithdrawalMails } from "./withdrawal-mails.server.ts";
import { findOrderOfNumber, findWithdrawalByKey, insertWithdrawal } from "./withdrawals.store.server.ts";

/**
 * Takes a statement of withdrawal: stores it with the moment of its sending and queues its receipt and the winery's mail in one
 * transaction. It is taken whatever number it names, and always answered alike, so that nobody learns which orders there are. The same
 * form sent again is the same statement.
 * @throws what `database.isUnavailable` knows when the database is away
 */
export async function withdraw(
  platform: Platform,
  { form, language }: { form: StatementInput; language: Language },
): Promise<WithdrawalStatement> {
  const { database, clock } = platform;
  const withdrawalKey = boundKey(form.withdrawalKey, form);
  const sentAt = clock();
  return database.write(async (unit) => {
    const withdrawal: WithdrawalStatement = {
      ...form,
      ...(await orderNamedIn(unit, form)),
      id: randomUUID(),
      withdrawalKey,
      language,
      sentAt,
    };
    if (!(await insertWithdrawal(unit, withdrawal))) {
      return (await findWithdrawalByKey(unit, withdrawalKey)) ?? withdrawal;
    }
    await queueWithdrawalMails(platform, unit, withdrawal);
    return withdrawal;
  });
}

async function orderNamedIn(unit: UnitOfWork, { orderNumber, email }: StatementInput) {
  const number = orderNumberIn(orderNumber);
  const order = number === null ? undefined : await findOrderOfNumber(unit, number);
  if (number === null || !order) return { orderId: null, fromBuyer: false };
  const fromBuyer = order.email !== "" && order.email.toLowerCase() === email.toLowerCase();
  return { orderId: order.id, orderNumber: number, fromBuyer };
}
