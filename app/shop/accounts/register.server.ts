import { randomUUID } from "node:crypto";
import { z } from "zod";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { giveGuestOrders } from "../orders/account-orders.store.server.ts";
import { LINK_LIFE_MS, type User } from "./account.ts";
import { tokenLink } from "./account-links.ts";
import { queueAccountMail } from "./account-mails.server.ts";
import type { RegisterForm } from "./account-schemas.server.ts";
import { queueWelcome } from "./newsletter.server.ts";
import { hashPassword } from "./password.server.ts";
import { issueToken, redeemToken } from "./tokens.store.server.ts";
import { findUserByEmail, insertUser } from "./users.store.server.ts";

const pendingJson = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  birthDate: z.string(),
  newsletter: z.boolean(),
  language: z.enum(LANGUAGES),
  passwordHash: z.string(),
});

/**
 * Takes a registration: nothing is made yet but a link, mailed to the address. What was typed travels with the link, so that of two
 * registrations for one address each confirms its own, and nobody can sit on an address that is not theirs.
 * @throws TooManyPasswords
 */
export async function register(
  platform: Platform,
  { password, ...form }: RegisterForm,
  language: Language,
): Promise<{ ok: true } | { ok: false; reason: "emailTaken" }> {
  const { database, settings, clock } = platform;
  if (await findUserByEmail(database.read, form.email)) return { ok: false, reason: "emailTaken" };
  const pending: z.infer<typeof pendingJson> = { ...form, language, passwordHash: await hashPassword(password) };
  await database.write(async (unit) => {
    const token = { purpose: "register", userId: null, details: JSON.stringify(pending) } as const;
    const secret = await issueToken(unit, token, { now: clock(), lifeMs: LINK_LIFE_MS });
    const href = tokenLink(settings, "confirm", language, secret);
    await queueAccountMail(platform, unit, "confirm", { recipient: form.email, language, href });
  });
  return { ok: true };
}

export type ConfirmResult = { ok: true } | { ok: false; reason: "badToken" | "emailTaken" };

/**
 * Makes the account that a registration's link confirms, with the orders that were made as a guest under its address. A newsletter that was
 * asked for in the form is confirmed by the same link.
 */
export async function confirmRegistration(platform: Platform, secret: string): Promise<ConfirmResult> {
  const { database, clock } = platform;
  return database.write(async (unit): Promise<ConfirmResult> => {
    const token = await redeemToken(unit, secret, ["register"], clock());
    if (!token) return { ok: false, reason: "badToken" };
    const { passwordHash, newsletter, ...person } = pendingJson.parse(JSON.parse(token.details));
    const user: User = {
      ...person,
      id: randomUUID(),
      address: null,
      billing: null,
      r1: false,
      company: null,
      newsletter: newsletter ? "yes" : "no",
      scope: [],
      createdAt: clock(),
    };
    if (!(await insertUser(unit, user, passwordHash))) return { ok: false, reason: "emailTaken" };
    await giveGuestOrders(unit, user);
    if (newsletter) await queueWelcome(platform, unit, user);
    return { ok: true };
  });
}
