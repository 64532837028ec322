import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";

type Claim = {
  /** Whether the same was sent under this key before, or is being sent now. */
  sameBody: boolean;
  /** What one-time keys of forms are made of: everybody who sends the same gets the same. */
  seed: string;
  /** The answer, encrypted; null: none yet. */
  answer: string | null;
};

type ClaimInput = { keyHash: string; bodyHash: string; now: number; lifeMs: number };

/** Claims a key for a body, or finds out who has claimed it. Old claims are forgotten. */
export async function claimAnswer(connection: Transaction<Schema>, input: ClaimInput): Promise<Claim> {
  const { keyHash, bodyHash, now, lifeMs } = input;
  await connection.deleteFrom("given_answers").where("expires_at", "<=", now).execute();
  await connection
    .insertInto("given_answers")
    .values({
      key_hash: keyHash,
      body_hash: bodyHash,
      seed: randomBytes(16).toString("base64url"),
      answer: null,
      expires_at: now + lifeMs,
    })
    .onConflict((conflict) => conflict.column("key_hash").doNothing())
    .execute();
  const row = await connection
    .selectFrom("given_answers")
    .selectAll()
    .where("key_hash", "=", keyHash)
    .executeTakeFirstOrThrow();
  return { sameBody: row.body_hash === bodyHash, seed: row.seed, answer: row.answer };
}

/**
 * Keeps the answer that a claimed key gets from now on, encrypted; the first one stays, and is what this one's caller gets, too. A copy
 * that was refused may have released the claim in the meantime.
 */
export async function keepAnswer(
  connection: Transaction<Schema>,
  { keyHash, bodyHash, seed, answer, now, lifeMs }: ClaimInput & { seed: string; answer: string },
): Promise<string | null> {
  await connection
    .insertInto("given_answers")
    .values({ key_hash: keyHash, body_hash: bodyHash, seed, answer, expires_at: now + lifeMs })
    .onConflict((conflict) =>
      conflict
        .column("key_hash")
        .doUpdateSet({ answer })
        .where("given_answers.answer", "is", null)
        .where("given_answers.body_hash", "=", bodyHash),
    )
    .execute();
  const row = await connection
    .selectFrom("given_answers")
    .select("answer")
    .where("key_hash", "=", keyHash)
    .where("body_hash", "=", bodyHash)
    .executeTakeFirst();
  return row?.answer ?? null;
}

/** Gives a claimed key free, where it still has this answer, or none. */
export async function releaseClaim(
  connection: Transaction<Schema>,
  keyHash: string,
  answer: string | null,
): Promise<void> {
  const claims = connection.deleteFrom("given_answers").where("key_hash", "=", keyHash);
  await claims.where("answer", answer === null ? "is" : "=", answer).execute();
}
