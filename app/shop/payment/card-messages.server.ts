import { createHash, timingSafeEqual } from "node:crypto";

/** More fields than any provider sends. */
const MAX_FIELDS = 100;

/**
 * The fields of a return or a callback, from its form or from its address: the last where a name is repeated. A map, since names are
 * the provider's own and nothing is to be built from them.
 */
export function cardFields({ url, body }: { url: string; body: string }): Map<string, string> {
  const sent = body === "" ? new URL(url).searchParams : new URLSearchParams(body);
  return new Map([...sent].slice(0, MAX_FIELDS));
}

/** Compares two signatures in hexadecimal letters in a time that does not depend on where they differ. */
export function isSameSignature(expected: string, given: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text.toLowerCase()).digest();
  return timingSafeEqual(digest(expected), digest(given));
}

/** SHA-512 of a text, in hexadecimal letters. */
export function sha512(text: string): string {
  return createHash("sha512").update(text, "utf8").digest("hex");
}

/** Whole cents of an amount in euro as providers write it: `168.84`, `168,84`, `1.168,84`, `168`; null where it is none. */
export function centsFromEuro(text: string): number | null {
  const plain = /^\d{1,3}(\.\d{3})+,\d{2}$/.test(text) ? text.replaceAll(".", "") : text;
  const [, whole, part = ""] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

/** Whole cents as euro with two decimals, without groups: 16884 is `168.84`, or `168,84` with a comma. */
export function euroFromCents(cents: number, point: "." | ","): string {
  const digits = cents.toString().padStart(3, "0");
  return `${digits.slice(0, -2)}${point}${digits.slice(-2)}`;
}

/** The amount that a field says: null where it says none, NaN where nobody can read it, so that it matches no order. */
export function saidCents(text: string | undefined, read: (text: string) => number | null): number | null {
  return text === undefined || text === "" ? null : (read(text) ?? Number.NaN);
}

/** What a JSON text says; null where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
