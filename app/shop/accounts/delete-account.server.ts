import type { Platform } from "../../platform/platform.server.ts";
import { forgetMailsTo, queueMail } from "../mail/outbox.store.server.ts";
import { forgetBuyer } from "../orders/account-orders.store.server.ts";
import { forgetContacts } from "../retention/retention.store.server.ts";
import { retentionCutoffs } from "../retention/retention.ts";
import { accountMail } from "./account.mail.tsx";
import type { User } from "./account.ts";
import { checkLogin } from "./check-login.server.ts";
import { deleteUser } from "./users.store.server.ts";

/**
 * Deletes an account: profile, sessions, links and the mails that were kept. Its orders stay with what the invoice needs; one that
 * is still under way keeps its contact data until it is done with.
 * @throws TooManyPasswords
 */
export async function deleteAccount(
  platform: Platform,
  user: User,
  presentPassword: string,
): Promise<{ ok: true } | { ok: false; reason: "wrongPassword" }> {
  const { database, settings, clock } = platform;
  if ((await checkLogin(platform, user.email, presentPassword)) !== user.id)
    return { ok: false, reason: "wrongPassword" };
  const { email: recipient, language } = user;
  const now = clock();
  const farewell = await accountMail(settings, { letter: "deleted", recipient, language });
  await database.write(async (connection) => {
    await forgetBuyer(connection, user.id, now);
    await forgetContacts(connection, retentionCutoffs(now));
    await deleteUser(connection, user.id);
    await forgetMailsTo(connection, recipient);
    await queueMail(platform, connection, farewell);
  });
  platform.mailQueued();
  return { ok: true };
}
