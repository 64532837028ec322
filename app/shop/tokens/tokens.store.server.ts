import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";

/** What the link of a mail is for. */
const TOKEN_PURPOSES = [
  "register",
  "reset",
  "changeEmail",
  "newsletter",
  "unsubscribe",
  "invite",
  "reservation",
  "stockAlert",
  "endStockAlert",
] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** 128 bits, which nobody guesses. */
const TOKEN_BYTES = 16;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

export type Token = { purpose: TokenPurpose; userId: string | null; details: string };

/** A new secret of 128 bits, as base64url. */
export function newSecret(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** What is stored of a secret: who reads the table cannot use it. */
export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Stores a new token and answers the secret for the link. What has expired is forgotten by the hour (`shop/retention`). */
export async function issueToken(
  connection: Transaction<Schema>,
  { purpose, userId, details }: Token,
  { now, lifeMs, secret = newSecret() }: { now: number; lifeMs: number; secret?: string },
): Promise<string> {
  await connection
    .insertInto("tokens")
    .values({
      token_hash: hashOfSecret(secret),
      purpose,
      user_id: userId,
      details,
      created_at: now,
      expires_at: now + lifeMs,
      used_at: null,
    })
    .execute();
  return secret;
}

/** What a token was for that nobody has used in time; null for any other text. */
export async function findExpiredPurpose(
  connection: Connection,
  secret: string,
  now: number,
): Promise<TokenPurpose | null> {
  if (!TOKEN.test(secret)) return null;
  const row = await connection
    .selectFrom("tokens")
    .select("purpose")
    .where("token_hash", "=", hashOfSecret(secret))
    .where("used_at", "is", null)
    .where("expires_at", "<=", now)
    .executeTakeFirst();
  return row ? purposeOf(row.purpose) : null;
}

/** Whether an account has a token of a purpose that can still be used. */
export async function hasOpenToken(
  connection: Connection,
  userId: string,
  purpose: TokenPurpose,
  now: number,
): Promise<boolean> {
  const row = await connection
    .selectFrom("tokens")
    .select("token_hash")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** A token that can still be used, without using it; null for any other text. */
export async function findToken(connection: Connection, secret: string, now: number): Promise<Token | null> {
  if (!TOKEN.test(secret)) return null;
  const row = await connection
    .selectFrom("tokens")
    .select(["purpose", "user_id", "details"])
    .where("token_hash", "=", hashOfSecret(secret))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ? tokenFromRow(row) : null;
}

/** Uses a token up. Of two uses at once one gets it; the other, like any later one, gets null. */
export async function redeemToken(
  connection: Transaction<Schema>,
  secret: string,
  purposes: readonly TokenPurpose[],
  now: number,
): Promise<Token | null> {
  if (!TOKEN.test(secret)) return null;
  const row = await connection
    .updateTable("tokens")
    .set({ used_at: now })
    .where("token_hash", "=", hashOfSecret(secret))
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["purpose", "user_id", "details"])
    .executeTakeFirst();
  return row ? tokenFromRow(row) : null;
}

/** Whose newsletter an unsubscribing token ends, used or not; null for any other text. */
export async function findUnsubscriber(connection: Connection, secret: string, now: number): Promise<string | null> {
  if (!TOKEN.test(secret)) return null;
  const row = await connection
    .selectFrom("tokens")
    .select("user_id")
    .where("token_hash", "=", hashOfSecret(secret))
    .where("purpose", "=", "unsubscribe")
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** How many tokens of a purpose an account was given since a moment. */
export async function countTokens(
  connection: Connection,
  userId: string,
  purpose: TokenPurpose,
  since: number,
): Promise<number> {
  const rows = await connection
    .selectFrom("tokens")
    .select("token_hash")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("created_at", ">", since)
    .execute();
  return rows.length;
}

/** Makes an account's unused tokens of some purposes useless. */
export async function revokeTokens(
  connection: Transaction<Schema>,
  userId: string,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await connection.deleteFrom("tokens").where("user_id", "=", userId).where("purpose", "in", purposes).execute();
}

function tokenFromRow(row: { purpose: string; user_id: string | null; details: string }): Token {
  return { purpose: purposeOf(row.purpose), userId: row.user_id, details: row.details };
}

function purposeOf(text: string): TokenPurpose {
  const purpose = TOKEN_PURPOSES.find((known) => known === text);
  if (!purpose) throw new Error(`A token has the unknown purpose ${text}`);
  return purpose;
}
