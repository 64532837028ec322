import type { Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { issueToken, type Token } from "../tokens/tokens.store.server.ts";
import { tokenLink } from "./account-links.ts";
import { queueAccountMail } from "./account-mails.server.ts";
import type { RegistrationFields } from "./account-schemas.server.ts";
import type { PendingRegistration } from "./confirm-registration.server.ts";
import { LINK_LIFE_MS } from "./link-lifetimes.ts";
import { findUserByEmail } from "./users.store.server.ts";

/**
 * Takes a registration: nothing is made yet but a link, mailed to the address, on whose page the password is chosen. What was typed
 * travels with the link, so that nobody can sit on an address that is not theirs. An address that has an account gets a mail that says
 * so, with a link to set a new password. The sender learns nothing either way: both are one token and one mail.
 */
export async function registerAccount(platform: Platform, form: RegistrationFields, language: Language): Promise<void> {
  const { database, settings, clock } = platform;
  const user = await findUserByEmail(database.read, form.email);
  const pending: PendingRegistration = form;
  const token: Token = user
    ? { purpose: "reset", userId: user.id, details: "" }
    : { purpose: "register", userId: null, details: JSON.stringify(pending) };
  await database.write(async (unit) => {
    const secret = await issueToken(unit, token, { now: clock(), lifeMs: LINK_LIFE_MS });
    const href = tokenLink(settings, user ? "reset-password" : "confirm", language, secret);
    const recipient = user?.email ?? form.email;
    await queueAccountMail(platform, unit, user ? "alreadyRegistered" : "confirm", { recipient, language, href });
  });
}
