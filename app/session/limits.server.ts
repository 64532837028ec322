import { MINUTES, SECONDS } from "../platform/clock.ts";
import { countUse, type Limit, type Use } from "../platform/database/limits.server.ts";
import { networkOf } from "../platform/network.ts";
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
  // Whatever programs and other sites post, good or bad: each leaves a key in the database, and a draft up to 64 KB.
  post: { pair: perMinute(300), address: perMinute(300) },
  draft: { pair: perMinute(60), address: perMinute(60) },
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
  const network = networkOf(trier.clientAddress);
  const ofAddress = await countUse(platform, `${form} ${network}`, address);
  // Who is over the limit of an address leaves no more names behind, whatever accounts are tried.
  if (ofAddress.waitMs > 0) return refused(quotaOf(form, address, ofAddress), ofAddress);
  const ofPair = await countUse(platform, `${form} ${network} ${account}`, pair);
  const quota = ofPair.left <= ofAddress.left ? quotaOf(form, pair, ofPair) : quotaOf(form, address, ofAddress);
  return ofPair.waitMs > 0 ? refused(quota, ofPair) : { ok: true, quota };
}

function refused(quota: Quota, { waitMs }: Use): LimitAnswer {
  return { ok: false, quota, retryAfterSeconds: Math.ceil(waitMs / SECONDS) };
}

function quotaOf(form: LimitedForm, { most, spanMs }: Limit, { left, resetsInMs }: Use): Quota {
  return { form, most, spanSeconds: spanMs / SECONDS, left, resetsInSeconds: Math.ceil(resetsInMs / SECONDS) };
}

function perMinute(most: number): Limit {
  return { most, spanMs: MINUTES };
}
