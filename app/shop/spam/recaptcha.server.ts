import { z } from "zod";
import type { Platform } from "../../platform/platform.server.ts";
import { SECONDS } from "../../platform/system/clock.ts";
import type { SpamAction } from "./spam.ts";

/** The check's own documentation takes half as the border between people and programs. */
const MIN_SCORE = 0.5;
/** A visitor waits no longer for somebody else's server; in milliseconds. */
const TIMEOUT_MS = 3 * SECONDS;
const MAX_TOKEN_LENGTH = 8_000;

const answer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  "error-codes": z.array(z.string()).optional(),
});

/**
 * What the check says of a token: `good`; `low`: rather a program; `foreign`: made for another form or another site; `used`: expired
 * or used before; `refused`: anything else that is wrong with it; `silent`: the check could not be asked.
 */
type TokenVerdict = "good" | "low" | "foreign" | "used" | "refused" | "silent" | "missing";

type Asked = { token: unknown; clientAddress: string; action: SpamAction };

/** Asks the check (version 3) about a token at `RECAPTCHA_VERIFY_URL`. Never throws: without an answer it is `silent`. */
export async function verifyToken(platform: Platform, { token, clientAddress, action }: Asked): Promise<TokenVerdict> {
  const { settings, log } = platform;
  if (!settings.recaptcha || typeof token !== "string" || token === "" || token.length > MAX_TOKEN_LENGTH)
    return "missing";
  const { secret, verifyUrl } = settings.recaptcha;
  try {
    const body = new URLSearchParams({ secret, response: token, remoteip: clientAddress });
    const response = await fetch(verifyUrl, { method: "POST", body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The spam check answered ${response.status}`);
    const reply = answer.parse(await response.json());
    const verdict = verdictOn(reply, action, new URL(settings.publicUrl).hostname);
    if (verdict !== "good")
      log.info({ verdict, action, score: reply.score, codes: reply["error-codes"] }, "the spam check doubts");
    return verdict;
  } catch (error) {
    log.warn({ err: error }, "the spam check could not be asked");
    return "silent";
  }
}

function verdictOn(reply: z.infer<typeof answer>, action: SpamAction, ownHost: string): TokenVerdict {
  if (!reply.success) return reply["error-codes"]?.includes("timeout-or-duplicate") ? "used" : "refused";
  if (reply.action !== action || reply.hostname !== ownHost) return "foreign";
  return (reply.score ?? 0) >= MIN_SCORE ? "good" : "low";
}
