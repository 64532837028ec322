import { DAYS, HOURS, MINUTES, SECONDS } from "../../platform/clock.ts";

/** What a partner can be told of its own reservations. */
export const NOTICE_EVENTS = ["reservation.booked", "reservation.cancelled"] as const;
export type WebhookEvent = (typeof NOTICE_EVENTS)[number];

/** Where a partner wants its notices, and the secret that signs them (`whsec_` and base64). */
export type Webhook = { partner: string; origin: string | null; url: string; secret: string };

const FIRST_WAIT_MS = 5 * SECONDS;
const MAX_WAIT_MS = 12 * HOURS;
const GIVE_UP_AFTER_MS = 3 * DAYS;
/** Each wait is so many times the one before. */
const GROWTH = 6;

/**
 * How long to wait after an attempt failed, in milliseconds: 5 seconds, then six times as long each time, at most 12 hours; null when
 * the notice is three days old and is given up.
 */
export function waitAfterAttempt(attempts: number, ageMs: number): number | null {
  if (ageMs >= GIVE_UP_AFTER_MS) return null;
  return Math.min(FIRST_WAIT_MS * GROWTH ** (attempts - 1), MAX_WAIT_MS);
}

/** How long a receiver may take to answer, and how long a sender may work on a notice before it counts as interrupted. */
export const TIMEOUT_MS = 15 * SECONDS;
export const LEASE_MS = 2 * MINUTES;

/** Whether an address can be a receiver's: https, or this very machine while something is being tried. */
export function isHookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username + password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && /^(localhost|127\.0\.0\.1)$/.test(hostname));
}
