import anyAscii from "any-ascii";
import { INVOICE_LETTERS } from "../../platform/fonts/invoice-letters.ts";

/** What is nothing to look at: joiners, marks, direction marks. */
const UNSEEN = /^[\p{Mark}\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u;
const CONTROL = /[^\P{Cc}\n]/gu;

const isSettable = (letter: string) => letter === "\n" || INVOICE_LETTERS.has(letter.codePointAt(0) ?? 0);

/**
 * A text as the type of invoices can set it: a name may come from anywhere, and a letter without a glyph would be an empty box. What the
 * type lacks is spelled in Latin letters (漢字 becomes HanZi); what nobody can spell is a question mark.
 */
export function printable(text: string): string {
  const letters = text.normalize("NFC").replace(CONTROL, " ");
  return Array.from(letters, (letter) => (isSettable(letter) ? letter : spelled(letter))).join("");
}

/** Whether a text is spelled otherwise on paper than it was given. */
export function isSpelled(text: string): boolean {
  return Array.from(text.normalize("NFC")).some((letter) => !isSettable(letter) && spelled(letter) !== "");
}

function spelled(letter: string): string {
  // One character for two letters, such as ǆ, is the two.
  const apart = letter.normalize("NFKC");
  if (Array.from(apart).every(isSettable)) return apart;
  return anyAscii(letter) || (UNSEEN.test(letter) ? "" : "?");
}
