import { DAYS, HOURS, MINUTES } from "../../platform/system/clock.ts";

/**
 * What a limit counts:
 * - `address`: everything that one network address sends (of IPv6, the network that one party holds);
 * - `doubted`: of that, what does not look filled in by a person: no signed start of the form, too fast, a bad token of the spam check;
 * - `account`: what one network address sends for one account or e-mail. Nothing counts an account over all addresses: nobody
 *   shall lock somebody else out;
 * - `content`: the same content from one network address, to whomever;
 * - `recipient`: the mails to one mailbox, whoever causes them; above it the mail is held back, the post itself is taken
 *   (`shop/mail`);
 * - `seats`, `bottles`: what one network address holds without having proved anything (`shop/reservations`, `shop/orders`).
 * A partner is not counted: its name and, outside of browsers, its origin can be made up, so that others could use up its limit.
 */
type Counted = "address" | "doubted" | "account" | "content";

/** What happens above a limit: one more press after a few seconds lets the form through; or it is refused until the span is over. */
type Above = "pressAgain" | "refuse";

export type RateLimit = { counts: Counted; most: number; spanMs: number; above: Above; why: string };

const HOTEL = "a hotel's guests share one address";
const GUESSING = "guesses at a password";
const STRANGERS = "mails to strangers: a household sends no more of these";
const REPEATED = "the same text to many: identical content counts harder";

/** How often each thing may be done that is posted. Figures are tries within a span, which begins with the first try. */
export const RATE_LIMITS = {
  /** Every post that no other limit stops sooner: a key, a draft or a cookie that is worked on for nothing. */
  post: [
    {
      counts: "address",
      most: 300,
      spanMs: MINUTES,
      above: "refuse",
      why: `${HOTEL}; nobody presses five times a second`,
    },
  ],
  login: [
    {
      counts: "address",
      most: 300,
      spanMs: MINUTES,
      above: "refuse",
      why: "a company behind one address in the morning",
    },
    { counts: "account", most: 10, spanMs: MINUTES, above: "refuse", why: GUESSING },
  ],
  register: [
    { counts: "address", most: 60, spanMs: 10 * MINUTES, above: "refuse", why: HOTEL },
    { counts: "address", most: 4, spanMs: 10 * MINUTES, above: "pressAgain", why: STRANGERS },
    { counts: "account", most: 10, spanMs: MINUTES, above: "refuse", why: GUESSING },
  ],
  reset: [
    { counts: "address", most: 60, spanMs: 10 * MINUTES, above: "refuse", why: HOTEL },
    { counts: "address", most: 4, spanMs: 10 * MINUTES, above: "pressAgain", why: STRANGERS },
    { counts: "account", most: 10, spanMs: MINUTES, above: "refuse", why: "presses of one who waits for the mail" },
  ],
  newPassword: [
    { counts: "address", most: 60, spanMs: MINUTES, above: "refuse", why: "each try costs a link's hash" },
    { counts: "account", most: 10, spanMs: MINUTES, above: "refuse", why: "presses with one link" },
  ],
  /** On top of `login`, which its password counts under. */
  changeEmail: [
    { counts: "account", most: 4, spanMs: HOURS, above: "refuse", why: "links to addresses that are somebody else's" },
  ],
  profile: [
    { counts: "account", most: 30, spanMs: 10 * MINUTES, above: "refuse", why: "asks about the newsletter by mail" },
  ],
  inquiry: [
    { counts: "address", most: 40, spanMs: 10 * MINUTES, above: "refuse", why: HOTEL },
    { counts: "address", most: 12, spanMs: 10 * MINUTES, above: "pressAgain", why: "few ask at once, even in a hotel" },
    { counts: "doubted", most: 4, spanMs: 10 * MINUTES, above: "pressAgain", why: STRANGERS },
    { counts: "content", most: 3, spanMs: HOURS, above: "refuse", why: REPEATED },
  ],
  withdrawal: [
    { counts: "address", most: 40, spanMs: 10 * MINUTES, above: "refuse", why: HOTEL },
    { counts: "address", most: 8, spanMs: 10 * MINUTES, above: "pressAgain", why: "few withdraw at once" },
    { counts: "doubted", most: 4, spanMs: 10 * MINUTES, above: "pressAgain", why: STRANGERS },
  ],
  stockAlert: [
    { counts: "address", most: 40, spanMs: 10 * MINUTES, above: "refuse", why: HOTEL },
    { counts: "address", most: 8, spanMs: 10 * MINUTES, above: "pressAgain", why: "few miss so many wines at once" },
    { counts: "doubted", most: 4, spanMs: 10 * MINUTES, above: "pressAgain", why: STRANGERS },
  ],
  reservation: [
    { counts: "address", most: 60, spanMs: 10 * MINUTES, above: "refuse", why: `${HOTEL}, twice over` },
    {
      counts: "address",
      most: 24,
      spanMs: 10 * MINUTES,
      above: "pressAgain",
      why: "twenty guests of a hotel, and mistakes",
    },
    { counts: "doubted", most: 4, spanMs: 10 * MINUTES, above: "pressAgain", why: STRANGERS },
    { counts: "content", most: 3, spanMs: HOURS, above: "refuse", why: REPEATED },
  ],
  order: [
    { counts: "address", most: 30, spanMs: 10 * MINUTES, above: "refuse", why: HOTEL },
    { counts: "address", most: 4, spanMs: 10 * MINUTES, above: "pressAgain", why: STRANGERS },
    { counts: "content", most: 4, spanMs: HOURS, above: "pressAgain", why: REPEATED },
  ],
  /** What a buyer does about an order that is there: cancels it, pays otherwise. */
  orderChange: [
    { counts: "address", most: 60, spanMs: 10 * MINUTES, above: "refuse", why: HOTEL },
    { counts: "account", most: 10, spanMs: 10 * MINUTES, above: "refuse", why: "presses of one who cannot decide" },
  ],
  orderInquiry: [
    { counts: "address", most: 30, spanMs: 10 * MINUTES, above: "refuse", why: HOTEL },
    { counts: "address", most: 4, spanMs: 10 * MINUTES, above: "pressAgain", why: STRANGERS },
    { counts: "content", most: 3, spanMs: HOURS, above: "refuse", why: REPEATED },
  ],
  /** The cart's form of other sites and programs. */
  cart: [
    { counts: "address", most: 60, spanMs: MINUTES, above: "refuse", why: "each leaves a link to bottles behind" },
  ],
  /** A program's question about products. */
  productsCart: [{ counts: "address", most: 60, spanMs: MINUTES, above: "refuse", why: "read once a page, and kept" }],
  /** What is asked while somebody types: the only question that is counted without being a post. */
  suggestions: [{ counts: "address", most: 300, spanMs: MINUTES, above: "refuse", why: `${HOTEL} and type` }],
  /** A form of another site that is corrected on ours. */
  draft: [{ counts: "address", most: 60, spanMs: MINUTES, above: "refuse", why: "each leaves up to 64 KB behind" }],
} as const satisfies Record<string, readonly RateLimit[]>;

export type LimitName = keyof typeof RATE_LIMITS;

/** How long somebody waits at least before the form that is to be pressed once more lets them through, and how long it does. */
export const PRESS_AGAIN_AFTER_SECONDS = 3;
export const PRESS_AGAIN_WITHIN_MS = 1 * HOURS;

/** How often one shown form counts as filled in by a person: who corrects it sends it again; a program would do so for ever. */
export const SENDS_OF_ONE_START: Pick<RateLimit, "most" | "spanMs"> = { most: 3, spanMs: DAYS };
