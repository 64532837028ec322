import type { FormBody } from "../platform/flat-fields.ts";
import { countTry } from "../platform/limits.server.ts";
import type { Platform } from "../platform/platform.server.ts";
import { SECONDS } from "../platform/system/clock.ts";
import { PRESS_AGAIN_AFTER_SECONDS, PRESS_AGAIN_WITHIN_MS, SENDS_OF_ONE_START } from "../shop/limits/rate-limits.ts";
import { verifyToken } from "../shop/spam/recaptcha.server.ts";
import { SPAM_FIELDS, type SpamAction } from "../shop/spam/spam.ts";
import { judgeStart, signedStart, sinceStart } from "../shop/spam/start-time.server.ts";
import { PRESS_AGAIN_FIELD } from "./form-answer.ts";

type Sender = { platform: Platform; clientAddress: string };

/**
 * What a form that passes the spam check looks like: `trapped`: the hidden field was filled in, or a program's token is bad; `doubted`:
 * nothing shows that a person filled it in. Doubt only makes the limit stricter, so that the form works without scripts, without a
 * key and while the check is away.
 */
type SenderVerdict = "person" | "doubted" | "trapped";

/** Judges who sent a form. A program's call has no start; it may bring a token of the spam check. */
export async function judgeSender(sender: Sender, action: SpamAction, body: FormBody): Promise<SenderVerdict> {
  const { platform } = sender;
  const { fields } = body;
  const token = fields.token ?? fields[SPAM_FIELDS.token];
  const verify = () => verifyToken(platform, { token, clientAddress: sender.clientAddress, action });
  if (body.kind === "json") {
    if (!platform.settings.recaptcha || token === undefined) return "doubted";
    const verdict = await verify();
    // A check that is away stops nobody.
    return verdict === "good" ? "person" : verdict === "silent" ? "doubted" : "trapped";
  }
  if (String(fields[SPAM_FIELDS.trap] ?? "") !== "") return "trapped";
  if (!(await redeemStart(platform, action, fields[SPAM_FIELDS.startedAt]))) return "doubted";
  if (!platform.settings.recaptcha) return "person";
  return (await verify()) === "good" ? "person" : "doubted";
}

/** Counts one use of a form's start. @returns whether it is good and has not been sent again and again */
async function redeemStart(platform: Platform, action: SpamAction, startedAt: unknown): Promise<boolean> {
  if (judgeStart(platform, action, startedAt) !== "good") return false;
  return (await countTry(platform, `start ${String(startedAt)}`, SENDS_OF_ONE_START)) === 0;
}

const signedFor = (form: string) => `press again ${form}`;

/**
 * Uses up the one more press that a form's sender was asked for.
 * @returns whether it has come, a few seconds after it was asked for, and for the first time
 */
export async function redeemPressAgain(platform: Platform, form: string, { fields }: FormBody): Promise<boolean> {
  const posted = fields[PRESS_AGAIN_FIELD];
  const waited = sinceStart(platform, signedFor(form), posted);
  if (waited === null || waited < PRESS_AGAIN_AFTER_SECONDS * SECONDS || waited > PRESS_AGAIN_WITHIN_MS) return false;
  return (await countTry(platform, `pressed ${String(posted)}`, { most: 1, spanMs: PRESS_AGAIN_WITHIN_MS })) === 0;
}

/** The signed moment that goes with being asked to press once more: who presses too soon keeps the first one, and waits for it alone. */
export function pressAgainMoment(platform: Platform, form: string, { fields }: FormBody): string {
  const posted = fields[PRESS_AGAIN_FIELD];
  const waited = sinceStart(platform, signedFor(form), posted);
  const tooSoon = waited !== null && waited < PRESS_AGAIN_AFTER_SECONDS * SECONDS;
  return tooSoon ? String(posted) : signedStart(platform, signedFor(form));
}
