import { randomBytes } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import type { SpamAction } from "../shop/spam/spam.ts";
import { SIGNED_START_BYTES } from "../shop/spam/start-time.server.ts";

/**
 * What a page may hold of one visitor and still be stored for others, with the bytes that it may take: each stands for itself in
 * markup and in the loaders' data, and is written in when the page is sent.
 */
export const PLACEHOLDER_BYTES = {
  /** What the cart's link says to those who do not see it. */
  cartLabel: 64,
  /** A form's one-time key. */
  oneTimeKey: 22,
  /** When a form was opened, signed. */
  reservationStart: SIGNED_START_BYTES,
  inquiryStart: SIGNED_START_BYTES,
  withdrawalStart: SIGNED_START_BYTES,
  stockAlertStart: SIGNED_START_BYTES,
} as const satisfies Record<string, number> & Record<`${SpamAction}Start`, number>;

export type PlaceholderName = keyof typeof PLACEHOLDER_BYTES;

/** Whether this is the name of a placeholder. */
export function isPlaceholder(name: string): name is PlaceholderName {
  return Object.hasOwn(PLACEHOLDER_BYTES, name);
}

const SENT_ONCE: readonly PlaceholderName[] = [
  "oneTimeKey",
  "reservationStart",
  "inquiryStart",
  "withdrawalStart",
  "stockAlertStart",
];

/** Whether a placeholder's text is another each time a page is sent: no browser may show such a page twice. */
export function isSentOnce(name: string): boolean {
  return SENT_ONCE.some((once) => once === name);
}

/**
 * Where a page holds the cart that its address opens: in the panel, and in the loaders' data. Such a gap is filled by whatever is as long as
 * it is, so the page is compressed for each visitor.
 */
const CART_GAPS = ["cartPanel", "cartDetails"] as const;

export type GapName = (typeof CART_GAPS)[number];

/**
 * What reads alike in markup, in JSON and in what a browser makes of both: no character that any of them writes in another way.
 */
const SAME_EVERYWHERE = /^[^\p{C}\p{Zl}\p{Zp}&<>"'`\\]*$/u;
const SPACE = " ".charCodeAt(0);

/** A text as its place holds it, filled up with spaces; null where it is too long, or would be written in another way somewhere. */
export function paddedTo(bytes: number, text: string): Buffer | null {
  if (Buffer.byteLength(text) > bytes || !SAME_EVERYWHERE.test(text)) return null;
  const padded = Buffer.alloc(bytes, SPACE);
  padded.write(text);
  return padded;
}

const MAX_TEXTS_KEPT = 1000;
const paddedTexts = new LRUCache<string, Buffer>({ max: MAX_TEXTS_KEPT });

/** The text of a placeholder as its place holds it, or null (`paddedTo`); what many visitors are sent is made once. */
export function paddedText(name: PlaceholderName, bytes: number, text: string): Buffer | null {
  if (isSentOnce(name)) return paddedTo(bytes, text);
  const key = `${bytes} ${text}`;
  const padded = paddedTexts.get(key) ?? paddedTo(bytes, text);
  if (padded) paddedTexts.set(key, padded);
  return padded;
}

type Put = { name: PlaceholderName; width: number; token: string; text: Buffer };

const TOKEN_BYTES = 18;

/** The placeholders of one rendering: loaders put them where a stored page would be one visitor's own. */
export class Placeholders {
  readonly #put = new Map<PlaceholderName, Put>();
  readonly #gaps = new Map<GapName, string>();
  #isOwn = false;
  /** Whether the door will fill the visitor's opened cart in, so that the application is to leave its gaps. */
  readonly leavesCart: boolean;

  constructor({ leavesCart = false } = {}) {
    this.leavesCart = leavesCart;
  }

  /**
   * Gives what a loader answers in place of a text; the door writes the text in before anybody sees it. A text that does not fit
   * stays, and the page is this visitor's own.
   */
  put(name: PlaceholderName, text: string): string {
    const width = PLACEHOLDER_BYTES[name];
    const padded = paddedTo(width, text);
    if (padded === null || this.#put.has(name)) {
      this.keepForVisitor();
      return text;
    }
    const token = newToken();
    this.#put.set(name, { name, width, token, text: padded });
    return token;
  }

  /** Gives what stands where a gap is to be. */
  leave(name: GapName): string {
    const token = newToken();
    this.#gaps.set(name, token);
    return token;
  }

  /** Says that the page shows more of this visitor than its placeholders: nobody else is sent it. */
  keepForVisitor(): void {
    this.#isOwn = true;
  }

  get isOwn(): boolean {
    return this.#isOwn;
  }

  get places(): readonly Put[] {
    return [...this.#put.values()];
  }

  get gaps(): readonly { name: GapName; token: string }[] {
    return [...this.#gaps].map(([name, token]) => ({ name, token }));
  }
}

/** Unknown to everybody, so that nobody can write one into an address and see it filled in. */
function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** The placeholders of a request's answer. Without a door that fills them in, none is put: every text is as it is. */
export function placeholdersOf({ placeholders }: AppLoadContext): Placeholders {
  return placeholders ?? new NoPlaceholders();
}

class NoPlaceholders extends Placeholders {
  override put(_: PlaceholderName, text: string): string {
    return text;
  }
}
