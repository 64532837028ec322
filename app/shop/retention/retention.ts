import { beginningOfDay, DAYS, dateAtWinery } from "../../platform/system/clock.ts";
import { addDays, addMonths } from "../reservations/calendar.ts";
import { CONFIRM_LIFE_MS } from "../reservations/reservation.ts";
import { SENDER_KEPT_MS } from "../spam/sender-kept.ts";

/** A link that has run out is kept so long, in milliseconds, to say so to whoever follows it; and so is what it would have confirmed. */
export const EXPIRED_LINK_KEPT_MS = 1 * DAYS;

/** How long something is kept, in whole days of the winery's calendar. */
type Span = { count: number; unit: "day" | "month" | "year" };

/** What is kept how long, and why; the privacy page takes its figures from here. */
const KEPT = {
  /**
   * From the day of an order until it is done with: 30 days to deliver it at the latest, 14 to withdraw, 15 to answer a complaint.
   * Whoever has closed the account is known by the invoice alone from then on.
   */
  order: { count: 60, unit: "day" },
  /** A guest's contact data, from the day of the order: that of delivery, and two years of liability for defects. */
  guestContact: { count: 26, unit: "month" },
  /** From the end of the year in which the order is done with (Zakon o računovodstvu). */
  invoice: { count: 11, unit: "year" },
  /** From the day of the visit: for questions, complaints and lost scarves. */
  reservation: { count: 1, unit: "year" },
  /** From the day of the inquiry: often asked in one season, ordered in the next. */
  inquiry: { count: 2, unit: "year" },
  /** From the day of the statement: as long as there may be a quarrel about it. */
  withdrawal: { count: 2, unit: "year" },
  /** From the day on which somebody asked to hear of a product: by then the next vintage is there. */
  stockAlert: { count: 1, unit: "year" },
  /** From the day on which a mail was sent or given up; what it is about stays as long as it has to. */
  mail: { count: 30, unit: "day" },
} as const satisfies Record<string, Span>;

/** What is over at a moment; moments in milliseconds since 1970. */
export type Over = {
  /** Orders placed before are deleted. */
  ordersBefore: number;
  /** Orders of deleted accounts placed before keep no contact data. */
  leaversBefore: number;
  /** Orders of guests placed before keep no contact data. */
  guestsBefore: number;
  /** Reservations of a date before, as `2026-11-20`. */
  visitsBefore: string;
  inquiriesBefore: number;
  withdrawalsBefore: number;
  alertsBefore: number;
  /** Mails and webhook deliveries that were sent, or given up, before. */
  sentBefore: number;
  /** What nobody has confirmed by then is deleted, and where unproved orders and reservations came from. */
  unconfirmedBefore: number;
  /** Reservations made before that nobody has confirmed in time are deleted; till then their page says that nothing is booked. */
  lapsedBefore: number;
  /** Whatever says itself when it ends: sessions, links of mails, drafts, answers given once. */
  expiredAt: number;
};

/** What is over now. A span's last day is a whole one: what was kept for 30 days goes on the 31st. */
export function retentionCutoffs(now: number): Over {
  const today = dateAtWinery(now);
  const newYear = `${today.slice(0, 4)}-01-01`;
  const ago = (span: Span) => beginningOfDay(goBack(today, span));
  return {
    ordersBefore: beginningOfDay(goBack(goBack(newYear, KEPT.invoice), KEPT.order)),
    leaversBefore: ago(KEPT.order),
    guestsBefore: ago(KEPT.guestContact),
    visitsBefore: goBack(today, KEPT.reservation),
    inquiriesBefore: ago(KEPT.inquiry),
    withdrawalsBefore: ago(KEPT.withdrawal),
    alertsBefore: ago(KEPT.stockAlert),
    sentBefore: ago(KEPT.mail),
    unconfirmedBefore: now - SENDER_KEPT_MS,
    lapsedBefore: now - CONFIRM_LIFE_MS - EXPIRED_LINK_KEPT_MS,
    expiredAt: now,
  };
}

function goBack(date: string, { count, unit }: Span): string {
  if (unit === "day") return addDays(date, -count);
  return addMonths(date, unit === "month" ? -count : -12 * count);
}

export type KeptInWords = Record<keyof typeof KEPT, string>;

/** The spans in the words of a language, by its tag: `60 days`. */
export function keptInWords(languageTag: string): KeptInWords {
  const words = ({ count, unit }: Span) =>
    new Intl.NumberFormat(languageTag, { style: "unit", unit, unitDisplay: "long" }).format(count);
  return {
    order: words(KEPT.order),
    guestContact: words(KEPT.guestContact),
    invoice: words(KEPT.invoice),
    reservation: words(KEPT.reservation),
    inquiry: words(KEPT.inquiry),
    withdrawal: words(KEPT.withdrawal),
    stockAlert: words(KEPT.stockAlert),
    mail: words(KEPT.mail),
  };
}
