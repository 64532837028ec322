import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Language } from "../../i18n/languages.ts";
import { nextNumber } from "../../platform/database/counters.server.ts";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { HOURS } from "../../platform/system/clock.ts";
import { defineForm } from "../fields/define-form.server.ts";
import { MAX_EMAILS_PER_HOUR } from "../mail/recipient-limit.ts";
import { giveGuestOrders } from "../orders/account-orders.store.server.ts";
import {
  countTokens,
  findToken,
  issueToken,
  newSecret,
  redeemToken,
  revokeTokens,
} from "../tokens/tokens.store.server.ts";
import type { User } from "./account.ts";
import { tokenLink } from "./account-links.ts";
import { queueAccountMail } from "./account-mails.server.ts";
import { accountEmail } from "./account-schemas.server.ts";
import { isGuessable, type PasswordOwner } from "./guessable-password.server.ts";
import { LINK_LIFE_MS } from "./link-lifetimes.ts";
import { hashPassword } from "./password.server.ts";
import { deleteSessions } from "./sessions.store.server.ts";
import { findUser, findUserByEmail, insertUser, updatePassword, updateScope } from "./users.store.server.ts";

/** The form that asks for a link: one e-mail, so it needs no file of its own beside what it does. */
export const forgotPasswordForm = defineForm({
  name: "forgotPassword",
  fields: z.object({ email: accountEmail }),
  value: (values) => values,
  texts: "account",
  limits: ["reset"],
  accountOf: ({ email }) => email,
});

/**
 * Sends the link to set a new password, if the address has an account. A caller learns nothing either way: an unknown address takes the
 * same work, transaction included; the mail is written later.
 */
export async function requestReset(platform: Platform, email: string, language: Language): Promise<void> {
  const { database, settings, clock } = platform;
  const user = await findUserByEmail(database.read, email);
  const secret = newSecret();
  const href = tokenLink(settings, "reset-password", language, secret);
  await database.write(async (unit) => {
    const now = clock();
    await nextNumber(unit, "password-resets");
    const recent = await countTokens(unit, user?.id ?? "", "reset", now - HOURS);
    if (!user || recent >= MAX_EMAILS_PER_HOUR) return;
    await issueToken(unit, { purpose: "reset", userId: user.id, details: "" }, { now, lifeMs: LINK_LIFE_MS, secret });
    await queueAccountMail(platform, unit, "reset", { recipient: user.email, language, href });
  });
}

const invitationJson = z.object({ email: z.string(), scope: z.array(z.string()) });

/** Whether the link of a mail can still set a password. */
export async function canSetPassword(platform: Platform, secret: string): Promise<boolean> {
  return (await passwordOwner(platform, secret)) !== null;
}

/** Whose password a link sets; null where it sets none. */
async function passwordOwner({ database, clock }: Platform, secret: string): Promise<PasswordOwner | null> {
  const token = await findToken(database.read, secret, clock());
  if (token?.purpose === "invite") return invitationJson.parse(JSON.parse(token.details));
  return token?.purpose === "reset" && token.userId ? findUser(database.read, token.userId) : null;
}

/**
 * Sets a new password by the link of a mail: once, and it ends every session of the account. The link of an
 * invitation makes the account, or gives its scope to the one that is there.
 * @throws TooManyPasswords
 */
export async function setPassword(
  platform: Platform,
  { token: secret, password, language }: { token: string; password: string; language: Language },
): Promise<{ ok: true } | { ok: false; reason: "badToken" | "guessable" }> {
  const { database, clock } = platform;
  // Asked first, so that a made-up link costs no hashing.
  const owner = await passwordOwner(platform, secret);
  if (!owner) return { ok: false, reason: "badToken" };
  if (isGuessable(password, owner)) return { ok: false, reason: "guessable" };
  const passwordHash = await hashPassword(password);
  const done = await database.write(async (unit) => {
    const token = await redeemToken(unit, secret, ["reset", "invite"], clock());
    if (!token) return false;
    const user = token.userId
      ? await findUser(unit, token.userId)
      : await acceptInvitation(platform, unit, { details: token.details, passwordHash, language });
    if (!user) return false;
    await updatePassword(unit, user.id, passwordHash);
    await deleteSessions(unit, user.id);
    await revokeTokens(unit, user.id, ["reset", "changeEmail"]);
    await queueAccountMail(platform, unit, "passwordChanged", { recipient: user.email, language });
    return true;
  });
  if (!done) return { ok: false, reason: "badToken" };
  return { ok: true };
}

async function acceptInvitation(
  { clock }: Platform,
  unit: UnitOfWork,
  invitation: { details: string; passwordHash: string; language: Language },
): Promise<User> {
  const { email, scope } = invitationJson.parse(JSON.parse(invitation.details));
  const present = await findUserByEmail(unit, email);
  if (present) {
    await updateScope(unit, present.id, scope);
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
  await insertUser(unit, user, invitation.passwordHash);
  await giveGuestOrders(unit, user);
  return user;
}
