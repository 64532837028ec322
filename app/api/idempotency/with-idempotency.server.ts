import { randomBytes } from "node:crypto";
import type { Platform } from "../../platform/platform.server.ts";
import type { StoredResponse } from "../answers/stored-response.server.ts";
import { responseCipher } from "./response-cipher.server.ts";
import { claimAnswer, keepAnswer, releaseClaim } from "./stored-responses.store.server.ts";

/**
 * Under which key what is answered once; `keeps` says which answers are given again, the others leave the key free. So does one that
 * `isUndone`: what it has made was taken back since.
 */
export type Once = {
  key: string;
  body: string;
  lifeMs: number;
  keeps(answer: StoredResponse): boolean;
  isUndone?(answer: StoredResponse): Promise<boolean>;
};

type OnceAnswer = { ok: true; answer: StoredResponse; again: boolean } | { ok: false; reason: "otherBody" };

/**
 * Answers a call once: the same key and body get the same answer, a key with another body is refused. Copies that come at the same
 * moment work with the same seed, from which the form's one-time key is made: so they make one thing, too.
 * @param once null: nothing is remembered
 */
export async function withIdempotency(
  platform: Platform,
  once: Once | null,
  work: (seed: string) => Promise<StoredResponse>,
): Promise<OnceAnswer> {
  const { database, clock, settings } = platform;
  if (!once) return { ok: true, answer: await work(randomBytes(16).toString("base64url")), again: false };
  const { keyHash, bodyHash, encrypt, decrypt } = responseCipher(settings.sessionSecret, once.key, once.body);
  const input = { keyHash, bodyHash, lifeMs: once.lifeMs, now: clock() };
  const claim = await database.write((connection) => claimAnswer(connection, input));
  if (!claim.sameBody) return { ok: false, reason: "otherBody" };
  if (claim.answer !== null) {
    const answer = decrypt(claim.answer);
    if (!(await once.isUndone?.(answer))) return { ok: true, answer, again: true };
    await database.write((connection) => releaseClaim(connection, keyHash, claim.answer));
    return withIdempotency(platform, once, work);
  }
  const answer = await work(claim.seed);
  if (!once.keeps(answer)) {
    // What has found something wrong has done nothing: the key is free for the mended body.
    if (answer.status < 500 && answer.status !== 429) await database.write((unit) => releaseClaim(unit, keyHash, null));
    return { ok: true, answer, again: false };
  }
  const kept = await database.write((connection) =>
    keepAnswer(connection, { ...input, answer: encrypt(answer), seed: claim.seed }),
  );
  return { ok: true, answer: kept === null ? answer : decrypt(kept), again: false };
}
