import { MINUTES, SECONDS } from "../platform/clock.ts";
import { countUse, type Limit, type Use } from "../platform/database/limits.server.ts";
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
  cart: { pair: perMinute(60), address: perMinute(300) },
} satisfies Record<string, { pair: Limit; address: Limit }>;

export type LimitedForm = keyof typeof LIMITS;

/** Who tries: the visitor's address, and the account or mail address that is meant. */
export type Trier = { clientAddress: string; account: string };

/** What is left of the limit that ends first, as the `RateLimit` headers tell it. */
export type Quota = { form: LimitedForm; most: number; spanSeconds: number; left: number; resetsInSeconds: number };

export type LimitAnswer = { quota: Quota } & ({ ok: true } | { ok: false; retryAfterSeconds: number });

/** Counts a try at a form; a refusal says when the next one is allowed, for 429 with `Retry-After`. */
export async function tryForm(platform: Platform, form: LimitedForm, trier: Trier): Promise<LimitAnswer> {
  const { pair, address } = LIMITS[form];
  const account = trier.account.trim().toLowerCase().slice(0, 254);
  const ofAddress = await countUse(platform, `${form} ${trier.clientAddress}`, address);
  const ofPair = await countUse(platform, `${form} ${trier.clientAddress} ${account}`, pair);
  const quota = ofPair.left <= ofAddress.left ? quotaOf(form, pair, ofPair) : quotaOf(form, address, ofAddress);
  const wait = Math.max(ofAddress.waitMs, ofPair.waitMs);
  return wait === 0 ? { ok: true, quota } : { ok: false, quota, retryAfterSeconds: Math.ceil(wait / SECONDS) };
}

function quotaOf(form: LimitedForm, { most, spanMs }: Limit, { left, resetsInMs }: Use): Quota {
  return { form, most, spanSeconds: spanMs / SECONDS, left, resetsInSeconds: Math.ceil(resetsInMs / SECONDS) };
}

function perMinute(most: number): Limit {
  return { most, spanMs: MINUTES };
}
