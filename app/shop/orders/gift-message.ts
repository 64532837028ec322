/** What fits on a card of A6 in a legible size: characters, and lines as they were typed. */
export const MAX_GIFT_MESSAGE = 300;
export const MAX_GIFT_LINES = 12;

/** The letters and signs that the type of printed papers holds: Latin, Greek and Cyrillic, a heart and a smile. */
const PRINTABLE =
  /^[\n\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u1e9e\u1ea0-\u1ef9\u2010-\u201e\u2020-\u2022\u2026\u20ac\u2665\u263a]*$/u;

/** A message as it is printed: composed letters, and for hearts and smiles in colour those of the type. */
export function asPrinted(message: string): string {
  return message
    .normalize("NFC")
    .replace(/[❤♥♡]\ufe0f?|[\u{1f493}-\u{1f49f}]/gu, "♥")
    .replace(/☺\ufe0f?|[\u{1f600}-\u{1f60a}\u{1f642}]/gu, "☺")
    .replace(/\t/g, " ")
    .replace(/ +$/gm, "")
    .replace(/\n{3,}/g, "\n\n");
}

/** Whether every sign of a message can be printed (docs/rules.md "Gifts"). */
export function isPrintable(message: string): boolean {
  return PRINTABLE.test(message);
}

/** Whether a message has no more lines than a card. */
export function fitsCard(message: string): boolean {
  return message.split("\n").length <= MAX_GIFT_LINES;
}
