import { SECONDS } from "../../platform/system/clock.ts";

/** The events of its own reservations that a partner can receive. */
const WEBHOOK_EVENTS = ["reservation.booked", "reservation.cancelled"] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Where a partner wants its webhooks, and the secret that signs them (`whsec_` and base64). */
export type Webhook = {
  partner: string;
  origin: string | null;
  url: string;
  secret: string;
  /** Since when the receiver says that it is gone for good; then nothing is queued for it. */
  disabledAt: number | null;
};

/** How long a receiver may take to answer. */
export const TIMEOUT_MS = 15 * SECONDS;

/** Whether an address can be a receiver's: https, or this very machine while something is being tried. */
export function isHookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username + password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && /^(localhost|127\.0\.0\.1)$/.test(hostname));
}

/**
 * How long a receiver asks to be left alone (RFC 9110, section 10.2.3), in milliseconds; 0 where it does not say.
 * @param now milliseconds since 1970
 */
export function retryAfterMs(header: string | null, now: number): number {
  if (header === null) return 0;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECONDS;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? 0 : Math.max(moment - now, 0);
}
