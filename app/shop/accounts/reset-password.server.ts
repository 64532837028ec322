import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { z } from "zod";
import type { Language } from "../../i18n/languages.ts";
import { HOURS } from "../../platform/clock.ts";
import { nextNumber } from "../../platform/database/counters.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { queueMail } from "../mail/outbox.store.server.ts";
import { giveGuestOrders } from "../orders/account-orders.store.server.ts";
import { accountMail, tokenLink } from "./account.mail.tsx";
import { LINK_LIFE_MS, type User } from "./account.ts";
import { hashPassword } from "./password.server.ts";
import { deleteSessions } from "./sessions.store.server.ts";
import { countTokens, findToken, issueToken, newSecret, redeemToken, revokeTokens } from "./tokens.store.server.ts";
import { findUser, findUserByEmail, insertUser, updatePassword, updateScope } from "./users.store.server.ts";

/** Nobody's mailbox is to be filled by somebody else: so many letters an hour, then none, with the same answer. */
const MAX_EMAILS_PER_HOUR = 5;

/**
 * Sends the link to set a new password, if the address has an account. A caller learns nothing either way: an unknown address takes the
 * same work, letter and transaction included (threats, "guessing accounts").
 */
export async function requestReset(platform: Platform, email: string, language: Language): Promise<void> {
  const { database, settings, clock } = platform;
  const user = await findUserByEmail(database.read, email);
  const secret = newSecret();
  const href = tokenLink(settings, "reset-password", language, secret);
  const mail = await accountMail(settings, { letter: "reset", recipient: user?.email ?? email, language, href });
  const queued = await database.write(async (connection) => {
    const now = clock();
    await nextNumber(connection, "password-resets");
    const recent = await countTokens(connection, user?.id ?? "", "reset", now - HOURS);
    if (!user || recent >= MAX_EMAILS_PER_HOUR) return false;
    await issueToken(
      connection,
      { purpose: "reset", userId: user.id, details: "" },
      { now, lifeMs: LINK_LIFE_MS, secret },
    );
    await queueMail(platform, connection, mail);
    return true;
  });
  if (queued) platform.mailQueued();
}

/** Whether the link of a mail can still set a password. */
export async function canSetPassword({ database, clock }: Platform, secret: string): Promise<boolean> {
  const token = await findToken(database.read, secret, clock());
  return token?.purpose === "reset" || token?.purpose === "invite";
}

const invitationJson = z.object({ email: z.string(), scope: z.array(z.string()) });

/**
 * Sets a new password by the link of a mail: once, and it ends every session of the account (threats, "reset token"). The link of an
 * invitation makes the account, or gives its scope to the one that is there.
 * @throws TooManyPasswords
 */
export async function setPassword(
  platform: Platform,
  { token: secret, password, language }: { token: string; password: string; language: Language },
): Promise<{ ok: true } | { ok: false; reason: "badToken" }> {
  const { database, settings, clock } = platform;
  // Asked first, so that a made-up link costs no hashing.
  if (!(await canSetPassword(platform, secret))) return { ok: false, reason: "badToken" };
  const passwordHash = await hashPassword(password);
  const done = await database.write(async (connection) => {
    const token = await redeemToken(connection, secret, ["reset", "invite"], clock());
    if (!token) return false;
    const user = token.userId
      ? await findUser(connection, token.userId)
      : await acceptInvitation(platform, connection, { details: token.details, passwordHash, language });
    if (!user) return false;
    await updatePassword(connection, user.id, passwordHash);
    await deleteSessions(connection, user.id);
    await revokeTokens(connection, user.id, ["reset", "changeEmail"]);
    const notice = await accountMail(settings, { letter: "passwordChanged", recipient: user.email, language });
    await queueMail(platform, connection, notice);
    return true;
  });
  if (!done) return { ok: false, reason: "badToken" };
  platform.mailQueued();
  return { ok: true };
}

async function acceptInvitation(
  { clock }: Platform,
  connection: Transaction<Schema>,
  invitation: { details: string; passwordHash: string; language: Language },
): Promise<User> {
  const { email, scope } = invitationJson.parse(JSON.parse(invitation.details));
  const present = await findUserByEmail(connection, email);
  if (present) {
    await updateScope(connection, present.id, scope);
    return present;
  }
  const user: User = {
    id: randomUUID(),
    email,
    language: invitation.language,
    firstName: "",
    lastName: "",
    phone: "",
    birthDate: "",
    address: null,
    billing: null,
    r1: false,
    company: null,
    newsletter: "no",
    scope,
    createdAt: clock(),
  };
  await insertUser(connection, user, invitation.passwordHash);
  await giveGuestOrders(connection, user);
  return user;
}
