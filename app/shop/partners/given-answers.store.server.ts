import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { z } from "zod";
import type { Schema } from "../../platform/database/schema.ts";

const answerJson = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  done: z.boolean(),
});

/** An answer to a call as it can be given again; `done`: what was asked for has been done. */
export type GivenAnswer = z.infer<typeof answerJson>;

export type Claim = {
  keyHash: string;
  /** Whether the same was sent under this key before, or is being sent now. */
  sameBody: boolean;
  /** What one-time keys of forms are made of: everybody who sends the same gets the same. */
  seed: string;
  answer: GivenAnswer | null;
};

type Wish = { key: string; body: string; now: number; lifeMs: number };

/** Claims a key for a body, or finds out who has claimed it. Old claims are forgotten. */
export async function claimAnswer(connection: Transaction<Schema>, { key, body, now, lifeMs }: Wish): Promise<Claim> {
  await connection.deleteFrom("given_answers").where("expires_at", "<=", now).execute();
  const keyHash = hashOf(key);
  await connection
    .insertInto("given_answers")
    .values({
      key_hash: keyHash,
      body_hash: hashOf(body),
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
  return {
    keyHash,
    sameBody: row.body_hash === hashOf(body),
    seed: row.seed,
    answer: row.answer === null ? null : answerJson.parse(JSON.parse(row.answer)),
  };
}

/** Keeps the answer that a claimed key gets from now on; the first one stays. */
export async function keepAnswer(connection: Transaction<Schema>, keyHash: string, answer: GivenAnswer): Promise<void> {
  await connection
    .updateTable("given_answers")
    .set({ answer: JSON.stringify(answer) })
    .where("key_hash", "=", keyHash)
    .where("answer", "is", null)
    .execute();
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
