import { z } from "zod";
import { withDateUnbroken } from "../../i18n/date-in-words.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { userOf } from "../../session/user.server.ts";
import { isSentToOwner } from "../../shop/orders/account-orders.store.server.ts";
import { findOrderByToken } from "../../shop/orders/orders.store.server.ts";
import { onMoment } from "../../shop/winery/moment-in-words.ts";
import { orderNumbersIn } from "../../shop/withdrawals/withdrawal.ts";
import { findWithdrawal } from "../../shop/withdrawals/withdrawals.store.server.ts";

export type StatementPrefill = { name?: string; orderNumber?: string; email?: string };

/**
 * The prefilled statement: the order of a guest's own link (`token`), or a number that the address names (`order`), with name and address
 * of a logged-in account. Without its link nothing is disclosed about an order, and an old mail's link discloses no present address of an
 * account.
 */
export async function statementPrefill({ platform, request, url }: ScreenRequest): Promise<StatementPrefill> {
  const { read } = platform.database;
  const token = url.searchParams.get("token");
  const order = token === null ? null : await findOrderByToken(read, token);
  const user = await userOf(request, platform);
  if (order) {
    const email = (await isSentToOwner(read, order.id)) ? user?.email : order.email;
    return { name: `${order.firstName} ${order.lastName}`, orderNumber: order.number, ...(email && { email }) };
  }
  const [orderNumber] = orderNumbersIn(url.searchParams.get("order") ?? "");
  return {
    ...(orderNumber !== undefined && { orderNumber }),
    ...(user && { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email }),
  };
}

/** When the statement named in the address (`sent`) was received, in words; null if it names none. */
export async function statementSentAt({ platform, language, url }: ScreenRequest): Promise<string | null> {
  const id = z.uuid().safeParse(url.searchParams.get("sent"));
  const withdrawal = id.success ? await findWithdrawal(platform.database.read, id.data) : null;
  return withdrawal && withDateUnbroken(onMoment(withdrawal.sentAt, language));
}
