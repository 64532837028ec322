import { randomBytes } from "node:crypto";
import type { Platform } from "../../platform/platform.server.ts";
import { claimAnswer, type GivenAnswer, keepAnswer } from "./given-answers.store.server.ts";

/** Under which key what is answered once; `keeps` says which answers are given again. */
export type Once = { key: string; body: string; lifeMs: number; keeps(answer: GivenAnswer): boolean };

export type OnceAnswer = { ok: true; answer: GivenAnswer; again: boolean } | { ok: false; reason: "otherBody" };

/**
 * Answers a call once: the same key and body get the same answer, a key with another body is refused. Twins that come at the same
 * moment work with the same seed, from which the form's one-time key is made: so they make one thing, too.
 * @param once null: nothing is remembered
 */
export async function answerOnce(
  { database, clock }: Platform,
  once: Once | null,
  work: (seed: string) => Promise<GivenAnswer>,
): Promise<OnceAnswer> {
  if (!once) return { ok: true, answer: await work(randomBytes(16).toString("base64url")), again: false };
  const claim = await database.write((connection) => claimAnswer(connection, { ...once, now: clock() }));
  if (!claim.sameBody) return { ok: false, reason: "otherBody" };
  if (claim.answer) return { ok: true, answer: claim.answer, again: true };
  const answer = await work(claim.seed);
  if (once.keeps(answer)) await database.write((connection) => keepAnswer(connection, claim.keyHash, answer));
  return { ok: true, answer, again: false };
}
