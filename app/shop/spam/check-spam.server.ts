import { MINUTES, SECONDS } from "../../platform/clock.ts";
import { countTry, type Limit } from "../../platform/database/limits.server.ts";
import type { RawFields } from "../../platform/flat-fields.ts";
import { networkOf } from "../../platform/network.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { verifyToken } from "./recaptcha.server.ts";
import { SPAM_FIELDS, type SpamAction, type SpamAnswer } from "./spam.ts";
import { judgeStart } from "./start-time.server.ts";

/** What one address may send of one form. A family behind one address stays below the first; a doubted sender may be a person too. */
const LIMIT: Limit = { most: 20, spanMs: 10 * MINUTES };
const LIMIT_IN_DOUBT: Limit = { most: 4, spanMs: 10 * MINUTES };

/**
 * Whether a filled-in form is taken. The hidden field and the limits are asked always; a start time or a token with which something
 * is wrong makes the limit stricter instead of refusing, so that the form works without scripts, without a key and when the check
 * is away (threats, "Faults"). A token is asked for only where there is a key.
 */
export async function checkSpam(
  platform: Platform,
  form: RawFields,
  clientAddress: string,
  action: SpamAction,
): Promise<SpamAnswer> {
  if (String(form[SPAM_FIELDS.trap] ?? "") !== "") return { ok: false, reason: "trap" };
  const doubted = await isDoubted(platform, form, clientAddress, action);
  const network = networkOf(clientAddress);
  const wait = Math.max(
    await countTry(platform, `spam ${action} ${network}`, LIMIT),
    doubted ? await countTry(platform, `doubt ${action} ${network}`, LIMIT_IN_DOUBT) : 0,
  );
  if (wait === 0) return { ok: true };
  platform.log.info({ action, doubted }, "too many forms from one address");
  return { ok: false, reason: "limit", retryAfterSeconds: Math.ceil(wait / SECONDS) };
}

async function isDoubted(
  platform: Platform,
  form: RawFields,
  clientAddress: string,
  action: SpamAction,
): Promise<boolean> {
  if (judgeStart(platform, action, form[SPAM_FIELDS.startedAt]) !== "good") return true;
  if (!platform.settings.recaptcha) return false;
  return (await verifyToken(platform, { token: form[SPAM_FIELDS.token], clientAddress, action })) !== "good";
}
