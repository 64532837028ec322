import { z } from "zod";
import type { Platform } from "../../platform/platform.server.ts";
import { giveGuestOrders, readdressOrders } from "../orders/account-orders.store.server.ts";
import { readdressStockAlerts } from "../stock-alerts/stock-alerts.store.server.ts";
import { findToken, issueToken, newSecret, redeemToken, revokeTokens } from "../tokens/tokens.store.server.ts";
import type { User } from "./account.ts";
import { tokenLink } from "./account-links.ts";
import { queueAccountMail } from "./account-mails.server.ts";
import { checkLogin } from "./check-login.server.ts";
import { LINK_LIFE_MS } from "./link-lifetimes.ts";
import { findUser, findUserByEmail, updateEmail } from "./users.store.server.ts";

const detailsJson = z.object({ email: z.string() });

type EmailChange = { ok: true } | { ok: false; reason: "wrongPassword" };

export type ConfirmEmailResult = { ok: true } | { ok: false; reason: "badToken" | "wrongPassword" | "emailTaken" };

/**
 * Asks for a change of the account's address: a link to the new one, a notice to the old one. Nothing changes before the link is used.
 * Where another account has that address its owner is notified, and nobody else: the work is the same, the link is mailed to nobody.
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
  const owner = await findUserByEmail(database.read, email);
  const isTaken = owner !== null && owner.id !== user.id;
  const secret = newSecret();
  const { language } = user;
  const href = tokenLink(settings, "confirm", language, secret);
  await database.write(async (unit) => {
    await revokeTokens(unit, user.id, ["changeEmail"]);
    const token = { purpose: "changeEmail", userId: user.id, details: JSON.stringify({ email }) } as const;
    await issueToken(unit, token, { now: clock(), lifeMs: LINK_LIFE_MS, secret });
    if (isTaken) {
      const { email: recipient, language } = owner;
      await queueAccountMail(platform, unit, "addressInUse", { recipient, language });
    } else await queueAccountMail(platform, unit, "changeEmail", { recipient: email, language, href });
    const details = { newEmail: email };
    await queueAccountMail(platform, unit, "emailNotice", { recipient: user.email, language, details });
  });
  return { ok: true };
}

/**
 * Changes the address as the link says: also of the account's orders that are under way and of its confirmed wishes to hear of a product
 * (docs/rules.md "Accounts"), and brings the orders that were made as a guest under the new one. The account's password is
 * asked for: who reads that mailbox but has not asked for the change would hand their orders to somebody else's account.
 * @throws TooManyPasswords
 */
export async function confirmEmail(
  platform: Platform,
  { token: secret, presentPassword }: { token: string; presentPassword: string },
): Promise<ConfirmEmailResult> {
  const { database, clock } = platform;
  const link = await findToken(database.read, secret, clock());
  const user = link?.purpose === "changeEmail" && link.userId ? await findUser(database.read, link.userId) : null;
  if (!user) return { ok: false, reason: "badToken" };
  if ((await checkLogin(platform, user.email, presentPassword)) !== user.id)
    return { ok: false, reason: "wrongPassword" };
  return database.write(async (connection) => {
    const token = await redeemToken(connection, secret, ["changeEmail"], clock());
    if (!token?.userId) return { ok: false, reason: "badToken" };
    const { email } = detailsJson.parse(JSON.parse(token.details));
    if (!(await updateEmail(connection, token.userId, email))) return { ok: false, reason: "emailTaken" };
    // Links to the old mailbox must not open the account any more.
    await revokeTokens(connection, token.userId, ["reset"]);
    await readdressOrders(connection, { id: token.userId, email });
    await readdressStockAlerts(connection, { from: user.email, to: email });
    await giveGuestOrders(connection, { id: token.userId, email });
    return { ok: true };
  });
}
