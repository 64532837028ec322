import { z } from "zod";
import type { Platform } from "../../platform/platform.server.ts";
import { giveGuestOrders } from "../orders/account-orders.store.server.ts";
import { LINK_LIFE_MS, type User } from "./account.ts";
import { tokenLink } from "./account-links.ts";
import { queueAccountMail } from "./account-mails.server.ts";
import { checkLogin } from "./check-login.server.ts";
import { issueToken, newSecret, redeemToken, revokeTokens } from "./tokens.store.server.ts";
import { findUserByEmail, updateEmail } from "./users.store.server.ts";

const detailsJson = z.object({ email: z.string() });

export type EmailChange = { ok: true } | { ok: false; reason: "wrongPassword" | "emailTaken" };

/**
 * Asks for a change of the account's address: a link to the new one, a notice to the old one. Nothing changes before the link is used.
 * @throws TooManyPasswords
 */
export async function requestEmailChange(
  platform: Platform,
  user: User,
  { email, presentPassword }: { email: string; presentPassword: string },
): Promise<EmailChange> {
  const { database, settings, clock } = platform;
  if ((await checkLogin(platform, user.email, presentPassword)) !== user.id)
    return { ok: false, reason: "wrongPassword" };
  if (await findUserByEmail(database.read, email)) return { ok: false, reason: "emailTaken" };
  const secret = newSecret();
  const { language } = user;
  const href = tokenLink(settings, "confirm", language, secret);
  await database.write(async (unit) => {
    await revokeTokens(unit, user.id, ["changeEmail"]);
    const token = { purpose: "changeEmail", userId: user.id, details: JSON.stringify({ email }) } as const;
    await issueToken(unit, token, { now: clock(), lifeMs: LINK_LIFE_MS, secret });
    await queueAccountMail(platform, unit, "changeEmail", { recipient: email, language, href });
    const details = { newEmail: email };
    await queueAccountMail(platform, unit, "emailNotice", { recipient: user.email, language, details });
  });
  return { ok: true };
}

/** Changes the address as the link says, and brings the orders that were made as a guest under the new one. */
export async function confirmEmail(
  { database, clock }: Platform,
  secret: string,
): Promise<{ ok: true } | { ok: false; reason: "badToken" | "emailTaken" }> {
  return database.write(async (connection) => {
    const token = await redeemToken(connection, secret, ["changeEmail"], clock());
    if (!token?.userId) return { ok: false, reason: "badToken" };
    const { email } = detailsJson.parse(JSON.parse(token.details));
    if (!(await updateEmail(connection, token.userId, email))) return { ok: false, reason: "emailTaken" };
    // Links to the old mailbox must not open the account any more.
    await revokeTokens(connection, token.userId, ["reset"]);
    await giveGuestOrders(connection, { id: token.userId, email });
    return { ok: true };
  });
}
