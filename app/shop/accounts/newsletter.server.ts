import type { Transaction } from "kysely";
import { DAYS } from "../../platform/clock.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { queueMail } from "../mail/outbox.store.server.ts";
import { accountMail, tokenLink, unsubscribeHeaders } from "./account.mail.tsx";
import type { User } from "./account.ts";
import { findUnsubscriber, issueToken, redeemToken, revokeTokens } from "./tokens.store.server.ts";
import { findUser, updateNewsletter } from "./users.store.server.ts";

const CONFIRM_LIFE_MS = 7 * DAYS;
/** Somebody may press "unsubscribe" in a very old letter. */
const UNSUBSCRIBE_LIFE_MS = 730 * DAYS;

/** Asks by mail whether the letters are really wanted, within the transaction of the form that asked for them. */
export async function askNewsletter(platform: Platform, connection: Transaction<Schema>, user: User): Promise<void> {
  const { settings, clock } = platform;
  const token = { purpose: "newsletter", userId: user.id, details: "" } as const;
  const secret = await issueToken(connection, token, { now: clock(), lifeMs: CONFIRM_LIFE_MS });
  await updateNewsletter(connection, user.id, "asked", clock());
  const href = tokenLink(settings, "confirm", user.language, secret);
  const { email: recipient, language } = user;
  await queueMail(
    platform,
    connection,
    await accountMail(settings, { letter: "newsletter", recipient, language, href }),
  );
}

/** Notes that the letters are not wanted, or no longer; a question that is still open is withdrawn. */
export async function stopNewsletter(
  platform: Platform,
  connection: Transaction<Schema>,
  userId: string,
): Promise<void> {
  await revokeTokens(connection, userId, ["newsletter"]);
  await updateNewsletter(connection, userId, "no", platform.clock());
}

/** Confirms that the letters are wanted; says whether the link was good. */
export async function confirmNewsletter(platform: Platform, secret: string): Promise<boolean> {
  const { database, clock } = platform;
  const done = await database.write(async (connection) => {
    const token = await redeemToken(connection, secret, ["newsletter"], clock());
    const user = token?.userId ? await findUser(connection, token.userId) : null;
    if (!user) return false;
    await updateNewsletter(connection, user.id, "yes", clock());
    await queueWelcome(platform, connection, user);
    return true;
  });
  if (done) platform.mailQueued();
  return done;
}

/**
 * The first letter; like every one it can be unsubscribed from by one press in the mail program (RFC 8058).
 * @throws Error where the account's address could forge a header
 */
export async function queueWelcome(platform: Platform, connection: Transaction<Schema>, user: User): Promise<void> {
  const { settings } = platform;
  const href = await unsubscribeLink(platform, connection, user);
  const { email: recipient, language } = user;
  const headers = unsubscribeHeaders(href);
  const mail = await accountMail(settings, { letter: "welcome", recipient, language, href, headers });
  await queueMail(platform, connection, mail);
}

/** A link that unsubscribes; every letter to subscribers carries one of its own, in its text and in its headers. */
export async function unsubscribeLink(
  { settings, clock }: Platform,
  connection: Transaction<Schema>,
  user: User,
): Promise<string> {
  const token = { purpose: "unsubscribe", userId: user.id, details: "" } as const;
  const secret = await issueToken(connection, token, { now: clock(), lifeMs: UNSUBSCRIBE_LIFE_MS });
  return tokenLink(settings, "confirm", user.language, secret);
}

/**
 * Unsubscribes; says whether the link was good. Unlike other links it works again: mail programs repeat their call until it is answered
 * (RFC 8058), and nobody who has unsubscribed shall be told that they could not.
 */
export async function unsubscribe(platform: Platform, secret: string): Promise<boolean> {
  const { database, clock } = platform;
  return database.write(async (connection) => {
    const userId = await findUnsubscriber(connection, secret, clock());
    if (userId === null) return false;
    await redeemToken(connection, secret, ["unsubscribe"], clock());
    await stopNewsletter(platform, connection, userId);
    return true;
  });
}
