import { HOURS } from "../../platform/system/clock.ts";

/** So many mails of one kind go to one mailbox in an hour, whoever causes them: nobody's mailbox is filled by somebody else. */
export const MAX_EMAILS_PER_HOUR = 4;
export const RECIPIENT_SPAN_MS = 1 * HOURS;
/** What would have to wait longer is not sent at all: by then the mailbox has got enough of them. In milliseconds. */
export const MAX_DELAY_MS = 3 * HOURS;

/**
 * The mails that anybody can cause by typing somebody's address into a form, and what happens above the limit. `later`: what a
 * buyer or guest needs comes an hour late; `never`: a link that would have run out by then, or a receipt of what was asked. A notice
 * that warns about one's own account is none of these, and is always sent.
 */
export const TYPED_RECIPIENTS: Readonly<Record<string, "later" | "never">> = {
  "order-placed": "later",
  "order-cancelled": "later",
  "order-expired": "later",
  "order-inquiry": "never",
  inquiry: "never",
  withdrawal: "later",
  "reservation-booked": "later",
  "reservation-cancelled": "later",
  "reservation-pending": "never",
  "stock-alert-confirm": "never",
  "account-confirm": "never",
  "account-alreadyRegistered": "never",
  "account-reset": "never",
  "account-newsletter": "never",
  "account-changeEmail": "never",
  "account-addressInUse": "never",
};
