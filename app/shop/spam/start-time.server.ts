import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Platform } from "../../platform/platform.server.ts";
import { DAYS, SECONDS } from "../../platform/system/clock.ts";

/** Nobody fills in a form faster; in milliseconds. */
export const MIN_FILLING_MS = 2 * SECONDS;
/** An older page was kept by a program, or forgotten; in milliseconds. */
export const MAX_FILLING_MS = DAYS;

/** Half of the hash, which is enough (RFC 2104, section 5): it stands twice in every page with a form. */
const SIGNATURE_CHARS = 22;

/** How long a signed start is, in bytes: a moment of 13 digits, the 8 characters of this showing, and the signature. */
export const SIGNED_START_BYTES = 13 + 1 + 8 + 1 + SIGNATURE_CHARS;

/** The moment at which a form was shown, signed for that form and this one showing of it: `<milliseconds>-<once>.<signature>`. */
export function signedStart(platform: Platform, form: string): string {
  const moment = `${platform.clock()}-${randomBytes(6).toString("base64url")}`;
  return `${moment}.${signature(platform, form, moment)}`;
}

/** What a posted start says: `good`, or what is odd about it. */
type StartVerdict = "good" | "forged" | "tooFast" | "tooOld";

/** Judges the start that a form brought back. */
export function judgeStart(platform: Platform, form: string, posted: unknown): StartVerdict {
  const filling = sinceStart(platform, form, posted);
  if (filling === null) return "forged";
  if (filling < MIN_FILLING_MS) return "tooFast";
  return filling > MAX_FILLING_MS ? "tooOld" : "good";
}

/** How long ago a signed moment was, in milliseconds; null for one that we have not signed for this form. */
export function sinceStart(platform: Platform, form: string, posted: unknown): number | null {
  const [, moment = "", signed = ""] = /^(\d{1,15}-[A-Za-z0-9_-]{8})\.([A-Za-z0-9_-]{22})$/.exec(String(posted)) ?? [];
  const expected = Buffer.from(signature(platform, form, moment));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return platform.clock() - Number.parseInt(moment, 10);
}

function signature({ settings }: Platform, form: string, moment: string): string {
  return createHmac("sha256", settings.sessionSecret)
    .update(`form ${form} ${moment}`)
    .digest("base64url")
    .slice(0, SIGNATURE_CHARS);
}
