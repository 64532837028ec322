import { createHmac, timingSafeEqual } from "node:crypto";
import { DAYS, SECONDS } from "../../platform/clock.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { SpamAction } from "./spam.ts";

/** Nobody fills in a form faster; in milliseconds. */
export const MIN_FILLING_MS = 2 * SECONDS;
/** An older page was kept by a program, or forgotten; in milliseconds. */
export const MAX_FILLING_MS = DAYS;

/** The moment at which a form was shown, signed for that form: `<milliseconds>.<signature>`. */
export function signedStart(platform: Platform, action: SpamAction): string {
  const moment = String(platform.clock());
  return `${moment}.${signature(platform, action, moment)}`;
}

/** What a posted start says: `good`, or what is odd about it. */
export type StartVerdict = "good" | "forged" | "tooFast" | "tooOld";

/** Judges the start that a form brought back. */
export function judgeStart(platform: Platform, action: SpamAction, posted: unknown): StartVerdict {
  const [, moment = "", signed = ""] = /^(\d{1,15})\.([A-Za-z0-9_-]{43})$/.exec(String(posted)) ?? [];
  const expected = Buffer.from(signature(platform, action, moment));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "forged";
  const filling = platform.clock() - Number(moment);
  if (filling < MIN_FILLING_MS) return "tooFast";
  return filling > MAX_FILLING_MS ? "tooOld" : "good";
}

function signature({ settings }: Platform, action: SpamAction, moment: string): string {
  return createHmac("sha256", settings.sessionSecret).update(`form ${action} ${moment}`).digest("base64url");
}
