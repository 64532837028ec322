import { INVOICE_LETTERS } from "../../platform/fonts/invoice-letters.ts";

/** What fits on a card of A6 in a legible size: characters, and lines as they were typed. */
export const MAX_GIFT_MESSAGE = 300;
const MAX_GIFT_LINES = 12;

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

/** Whether every character of a message can be printed (docs/rules.md "Gifts"). */
export function isPrintable(message: string): boolean {
  return Array.from(message).every((letter) => letter === "\n" || INVOICE_LETTERS.has(letter.codePointAt(0) ?? 0));
}

/** Whether a message has no more lines than a card. */
export function fitsCard(message: string): boolean {
  return message.split("\n").length <= MAX_GIFT_LINES;
}
