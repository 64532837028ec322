import type { Language } from "../../i18n/languages.ts";
import type { Connection, UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import {
  findUnsubscriber,
  hasOpenToken,
  issueToken,
  redeemToken,
  revokeTokens,
} from "../tokens/tokens.store.server.ts";
import type { NewsletterState, User } from "./account.ts";
import { tokenLink, unsubscribeHeaders } from "./account-links.ts";
import { queueAccountMail } from "./account-mails.server.ts";
import { NEWSLETTER_LIFE_MS, UNSUBSCRIBE_LIFE_MS } from "./link-lifetimes.ts";
import { findUser, updateNewsletter } from "./users.store.server.ts";

/** How it stands with an account's newsletter; `lapsed`: it was asked for, and the question's link has run out unused. */
export async function newsletterNow(
  { clock }: Platform,
  connection: Connection,
  { id, newsletter }: User,
): Promise<NewsletterState | "lapsed"> {
  if (newsletter !== "asked" || (await hasOpenToken(connection, id, "newsletter", clock()))) return newsletter;
  return "lapsed";
}

/** Asks by mail whether the newsletter is really wanted, within the transaction of the form that asked for them. */
export async function askNewsletter(platform: Platform, unit: UnitOfWork, user: User): Promise<void> {
  const { settings, clock } = platform;
  const token = { purpose: "newsletter", userId: user.id, details: "" } as const;
  const secret = await issueToken(unit, token, { now: clock(), lifeMs: NEWSLETTER_LIFE_MS });
  await updateNewsletter(unit, user.id, "asked", clock());
  const href = tokenLink(settings, "confirm", user.language, secret);
  const { email: recipient, language } = user;
  await queueAccountMail(platform, unit, "newsletter", { recipient, language, href });
}

/** Notes that the newsletter is not wanted, or no longer; a question that is still open is withdrawn. */
export async function stopNewsletter(platform: Platform, unit: UnitOfWork, userId: string): Promise<void> {
  await revokeTokens(unit, userId, ["newsletter"]);
  await updateNewsletter(unit, userId, "no", platform.clock());
}

/** Confirms that the newsletter is wanted; says whether the link was good. @param language of the page whose button was pressed */
export async function confirmNewsletter(platform: Platform, secret: string, language: Language): Promise<boolean> {
  const { database, clock } = platform;
  return database.write(async (unit) => {
    const token = await redeemToken(unit, secret, ["newsletter"], clock());
    const user = token?.userId ? await findUser(unit, token.userId) : null;
    if (!user) return false;
    await updateNewsletter(unit, user.id, "yes", clock());
    await queueWelcome(platform, unit, { ...user, language });
    return true;
  });
}

/**
 * The first newsletter; like every one it can be unsubscribed from by one press in the mail program (RFC 8058).
 */
export async function queueWelcome(platform: Platform, unit: UnitOfWork, user: User): Promise<void> {
  const href = await unsubscribeLink(platform, unit, user);
  const { email: recipient, language } = user;
  const headers = unsubscribeHeaders(href);
  await queueAccountMail(platform, unit, "welcome", { recipient, language, href, headers });
}

/** A link that unsubscribes; every mail to subscribers carries one of its own, in its text and in its headers. */
async function unsubscribeLink({ settings, clock }: Platform, unit: UnitOfWork, user: User): Promise<string> {
  const token = { purpose: "unsubscribe", userId: user.id, details: "" } as const;
  const secret = await issueToken(unit, token, { now: clock(), lifeMs: UNSUBSCRIBE_LIFE_MS });
  return tokenLink(settings, "confirm", user.language, secret);
}

/**
 * Unsubscribes; says whether the link was good. Unlike other links it works again: mail programs repeat their call until it is answered
 * (RFC 8058), and nobody who has unsubscribed shall read that they could not.
 */
export async function unsubscribe(platform: Platform, secret: string): Promise<boolean> {
  const { database, clock } = platform;
  return database.write(async (unit) => {
    const userId = await findUnsubscriber(unit, secret, clock());
    if (userId === null) return false;
    await redeemToken(unit, secret, ["unsubscribe"], clock());
    await stopNewsletter(platform, unit, userId);
    return true;
  });
}
