import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { giveGuestOrders } from "../orders/account-orders.store.server.ts";
import { findToken, redeemToken } from "../tokens/tokens.store.server.ts";
import type { User } from "./account.ts";
import { isGuessable } from "./guessable-password.server.ts";
import { queueWelcome } from "./newsletter.server.ts";
import { hashPassword } from "./password.server.ts";
import { insertUser } from "./users.store.server.ts";

const pendingJson = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  birthDate: z.string(),
  newsletter: z.boolean(),
});

/** What a registration's link waits with. */
export type PendingRegistration = z.infer<typeof pendingJson>;

export type ConfirmResult = { ok: true } | { ok: false; reason: "badToken" | "guessable" | "emailTaken" };

/** The registration that a link can still confirm, or null. */
async function findRegistration({ database, clock }: Platform, secret: string): Promise<PendingRegistration | null> {
  const token = await findToken(database.read, secret, clock());
  return token?.purpose === "register" ? pendingJson.parse(JSON.parse(token.details)) : null;
}

/**
 * Makes the account that a registration's link confirms, with the password that its opener has chosen and the orders that were made as a
 * guest under its address. A newsletter that was asked for in the form is confirmed by the same link. @param language of the page
 * @throws TooManyPasswords
 */
export async function confirmRegistration(
  platform: Platform,
  { token: secret, password, language }: { token: string; password: string; language: Language },
): Promise<ConfirmResult> {
  const { database, clock } = platform;
  // Asked first, so that a made-up link costs no hashing.
  const pending = await findRegistration(platform, secret);
  if (!pending) return { ok: false, reason: "badToken" };
  if (isGuessable(password, pending)) return { ok: false, reason: "guessable" };
  const passwordHash = await hashPassword(password);
  return database.write(async (unit): Promise<ConfirmResult> => {
    if (!(await redeemToken(unit, secret, ["register"], clock()))) return { ok: false, reason: "badToken" };
    const user = newUser({ ...pending, language }, clock());
    if (!(await insertUser(unit, user, passwordHash))) return { ok: false, reason: "emailTaken" };
    await giveGuestOrders(unit, user);
    if (pending.newsletter) await queueWelcome(platform, unit, user);
    return { ok: true };
  });
}

function newUser({ newsletter, ...person }: PendingRegistration & { language: Language }, now: number): User {
  return {
    ...person,
    id: randomUUID(),
    address: null,
    billing: null,
    r1: false,
    company: null,
    newsletter: newsletter ? "yes" : "no",
    scope: [],
    createdAt: now,
  };
}
