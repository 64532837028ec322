import { randomUUID } from "node:crypto";
import type { Language } from "../../i18n/languages.ts";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { boundKey } from "../fields/bound-key.server.ts";
import { emailKey } from "../mail/email-key.ts";
import { orderNumbersIn, type StatementInput, type WithdrawalStatement, type WithdrawnOrder } from "./withdrawal.ts";
import { queueWithdrawalMails } from "./withdrawal-mails.server.ts";
import { findAddressesOfOrder, findWithdrawalByKey, insertWithdrawal } from "./withdrawals.store.server.ts";

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
    const orders: WithdrawnOrder[] = [];
    for (const number of orderNumbersIn(form.orderNumber)) orders.push(await namedOrder(unit, number, form.email));
    const withdrawal: WithdrawalStatement = { ...form, orders, id: randomUUID(), withdrawalKey, language, sentAt };
    if (!(await insertWithdrawal(unit, withdrawal))) {
      return (await findWithdrawalByKey(unit, withdrawalKey)) ?? withdrawal;
    }
    await queueWithdrawalMails(platform, unit, withdrawal);
    return withdrawal;
  });
}

/** Its buyer is who has the address that the order was made with, or that of the account in which it stands. */
async function namedOrder(unit: UnitOfWork, number: string, email: string): Promise<WithdrawnOrder> {
  const order = await findAddressesOfOrder(unit, number);
  if (!order) return { number, found: "unknown" };
  const isBuyer = order.some((address) => emailKey(address) === emailKey(email));
  return { number, found: isBuyer ? "buyer" : "otherAddress" };
}
