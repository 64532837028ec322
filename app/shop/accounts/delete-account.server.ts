import type { Platform } from "../../platform/platform.server.ts";
import { forgetMailsTo } from "../mail/queue-mail.server.ts";
import { forgetBuyer } from "../orders/account-orders.store.server.ts";
import { retentionState } from "../retention/clock-jump.server.ts";
import { forgetContacts, forgetNames } from "../retention/retention.store.server.ts";
import { retentionCutoffs } from "../retention/retention.ts";
import { deleteStockAlertsTo } from "../stock-alerts/stock-alerts.store.server.ts";
import type { User } from "./account.ts";
import { queueAccountMail } from "./account-mails.server.ts";
import { checkLogin } from "./check-login.server.ts";
import { deleteUser } from "./users.store.server.ts";

/**
 * Deletes an account: profile, sessions, links, the mails that were kept and the wishes to hear of a product. Its orders stay with what the invoice needs; one that
 * is still under way keeps its contact data until it is done with, and so does every order while the clock is not believed: the next run
 * that does believe it makes up for that.
 * @throws TooManyPasswords
 */
export async function deleteAccount(
  platform: Platform,
  user: User,
  presentPassword: string,
): Promise<{ ok: true } | { ok: false; reason: "wrongPassword" }> {
  const { database, clock } = platform;
  if ((await checkLogin(platform, user.email, presentPassword)) !== user.id)
    return { ok: false, reason: "wrongPassword" };
  const { email: recipient, language } = user;
  const now = clock();
  const { jumped } = await retentionState(platform);
  await database.write(async (unit) => {
    await forgetBuyer(unit, user.id, now);
    if (!jumped) {
      await forgetContacts(unit, retentionCutoffs(now));
      await forgetNames(unit);
    }
    await deleteUser(unit, user.id);
    await deleteStockAlertsTo(unit, recipient);
    await forgetMailsTo(unit, recipient);
    await queueAccountMail(platform, unit, "deleted", { recipient, language });
  });
  return { ok: true };
}
