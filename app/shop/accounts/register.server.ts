import { randomUUID } from "node:crypto";
import { z } from "zod";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { queueMail } from "../mail/outbox.store.server.ts";
import { giveGuestOrders } from "../orders/account-orders.store.server.ts";
import { accountMail, tokenLink } from "./account.mail.tsx";
import { LINK_LIFE_MS, type User } from "./account.ts";
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
  await database.write(async (connection) => {
    const token = { purpose: "register", userId: null, details: JSON.stringify(pending) } as const;
    const secret = await issueToken(connection, token, { now: clock(), lifeMs: LINK_LIFE_MS });
    const href = tokenLink(settings, "confirm", language, secret);
    const mail = await accountMail(settings, { letter: "confirm", recipient: form.email, language, href });
    await queueMail(platform, connection, mail);
  });
  platform.mailQueued();
  return { ok: true };
}

export type ConfirmResult = { ok: true } | { ok: false; reason: "badToken" | "emailTaken" };

/**
 * Makes the account that a registration's link confirms, with the orders that were made as a guest under its address. Letters that were
 * asked for in the form are confirmed by the same link.
 */
export async function confirmRegistration(platform: Platform, secret: string): Promise<ConfirmResult> {
  const { database, clock } = platform;
  const result = await database.write(async (connection): Promise<ConfirmResult> => {
    const token = await redeemToken(connection, secret, ["register"], clock());
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
    if (!(await insertUser(connection, user, passwordHash))) return { ok: false, reason: "emailTaken" };
    await giveGuestOrders(connection, user);
    if (newsletter) await queueWelcome(platform, connection, user);
    return { ok: true };
  });
  platform.mailQueued();
  return result;
}
