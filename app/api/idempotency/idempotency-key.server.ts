import { networkOf } from "../../platform/network.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { HOURS, MINUTES } from "../../platform/system/clock.ts";
import { problem } from "../answers/problem.server.ts";
import type { StoredResponse } from "../answers/stored-response.server.ts";
import { type Once, withIdempotency } from "./with-idempotency.server.ts";

/** How long an `Idempotency-Key` is remembered; a login's answer is a bearer token, which is kept no longer than retrying takes. */
export const KEY_LIFE_MS = 24 * HOURS;
export const LOGIN_KEY_LIFE_MS = 10 * MINUTES;
/** How long a form that brings no key is remembered, against the second press of its button. */
const FORM_LIFE_MS = 10 * MINUTES;
/** The visible characters of ASCII. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** The `Idempotency-Key` of a request, null where it has none, undefined where it cannot be one. */
export function idempotencyKeyOf({ headers }: Request): string | null | undefined {
  const key = headers.get("Idempotency-Key");
  return key === null || KEY.test(key) ? key : undefined;
}

/**
 * What is answered once because a program has named it so. A key is the program's own: that of its bearer token, else of its network
 * address; nobody takes a key away from somebody else. Only what was done is kept.
 */
export function onceByKey(
  { request, clientAddress }: { request: Request; clientAddress: string },
  key: string,
  body: string,
  lifeMs = KEY_LIFE_MS,
): Once {
  const client = request.headers.get("Authorization") ?? networkOf(clientAddress);
  const name = JSON.stringify(["key", new URL(request.url).pathname, client, key]);
  return { key: name, body, lifeMs, keeps: ({ done }: StoredResponse) => done };
}

/** What is answered once because the same form, which brings no key, was sent from the same address just before. */
export function byForm(
  { request, clientAddress }: { request: Request; clientAddress: string },
  body: string,
  isUndone: (answer: StoredResponse) => Promise<boolean>,
): Once {
  const key = `form ${new URL(request.url).pathname} ${clientAddress} ${body}`;
  return { key, body, lifeMs: FORM_LIFE_MS, keeps: ({ done }) => done, isUndone };
}

/** Answers what comes under a key once (docs/interface.md "Calls"): the same again with the same answer, another body with 409. */
export async function answerUnder(
  platform: Platform,
  once: Once | null,
  work: (seed: string) => Promise<StoredResponse>,
): Promise<Response> {
  const given = await withIdempotency(platform, once, work);
  if (!given.ok) return problem(409, "idempotencyConflict");
  const answer = responseOf(given.answer);
  if (given.again) answer.headers.set("Idempotent-Replayed", "true");
  return answer;
}

export function responseOf({ status, headers, body }: StoredResponse): Response {
  return new Response(body === "" ? null : body, { status, headers });
}
