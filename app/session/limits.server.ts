import { MINUTES, SECONDS } from "../platform/clock.ts";
import { countTry, type Limit } from "../platform/database/limits.server.ts";
import type { Platform } from "../platform/platform.server.ts";

/**
 * Each form's limits: for one account from one address, and for one address altogether (threats, "The front door", 5, and
 * "password guessing"). No limit counts an account over all addresses: so nobody can lock somebody else out.
 */
const LIMITS = {
  login: { pair: perMinute(10), address: perMinute(300) },
  register: { pair: perMinute(10), address: perMinute(60) },
  reset: { pair: perMinute(10), address: perMinute(60) },
  inquiry: { pair: perMinute(10), address: perMinute(60) },
  reservation: { pair: perMinute(10), address: perMinute(60) },
  checkout: { pair: perMinute(20), address: perMinute(120) },
} satisfies Record<string, { pair: Limit; address: Limit }>;

export type LimitedForm = keyof typeof LIMITS;

/** Who tries: the visitor's address, and the account or mail address that is meant. */
export type Trier = { clientAddress: string; account: string };

export type LimitAnswer = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Counts a try at a form; a refusal says when the next one is allowed, for 429 with `Retry-After`. */
export async function tryForm(platform: Platform, form: LimitedForm, trier: Trier): Promise<LimitAnswer> {
  const { pair, address } = LIMITS[form];
  const account = trier.account.trim().toLowerCase().slice(0, 254);
  const waits = [
    await countTry(platform, `${form} ${trier.clientAddress}`, address),
    await countTry(platform, `${form} ${trier.clientAddress} ${account}`, pair),
  ];
  const wait = Math.max(...waits);
  return wait === 0 ? { ok: true } : { ok: false, retryAfterSeconds: Math.ceil(wait / SECONDS) };
}

function perMinute(most: number): Limit {
  return { most, spanMs: MINUTES };
}
