import anyAscii from "any-ascii";
import { type BankTransfer, cutToBytes, oneLine, PURPOSE_CODE, REFERENCE_MODEL } from "./bank-transfer.ts";

/** How many bytes of UTF-8 each text of the slip may take (`docs/rules.md`, "Transfer"). */
const MAX_BYTES = {
  payerName: 30,
  payerStreet: 27,
  payerPlace: 27,
  payeeName: 25,
  payeeStreet: 25,
  payeePlace: 27,
  reference: 22,
  text: 35,
} as const;

const AMOUNT_DIGITS = 15;

/** Characters that the slip knows; the banks' readers refuse others. */
const KNOWN = /[A-Za-z0-9ČĆĐŠŽčćđšž ,.:\-+?'/()]/;
/** Letters that no accent can be taken off of. */
const SPELLED: Record<string, string> = { ß: "ss", ẞ: "SS", æ: "ae", Æ: "AE", ø: "o", Ø: "O", œ: "oe", Œ: "OE" };
const SPELLED_CHARS: Record<string, string> = { ł: "l", Ł: "L", ı: "i", "’": "'", "–": "-", "&": "+" };

/**
 * The text of the Croatian payment slip's code (HUB-3): 14 lines, each ended by a line feed. Croatian letters count two bytes and are
 * never cut in halves; letters that the slip does not know are written without their accents, those of other scripts in Latin ones.
 */
export function paymentSlip({ amountCents, payer, payee, reference, text }: BankTransfer): string {
  const lines = [
    "HRVHUB30",
    "EUR",
    String(amountCents).padStart(AMOUNT_DIGITS, "0"),
    slipText(payer.name, MAX_BYTES.payerName),
    slipText(payer.street, MAX_BYTES.payerStreet),
    slipText(payer.place, MAX_BYTES.payerPlace),
    slipText(payee.name, MAX_BYTES.payeeName),
    slipText(payee.street, MAX_BYTES.payeeStreet),
    slipText(payee.place, MAX_BYTES.payeePlace),
    payee.iban,
    REFERENCE_MODEL,
    slipText(reference, MAX_BYTES.reference),
    PURPOSE_CODE,
    slipText(text, MAX_BYTES.text),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function slipText(text: string, maxBytes: number): string {
  return cutToBytes(oneLine([...oneLine(text)].map(slipLetter).join("")), maxBytes);
}

function slipLetter(letter: string): string {
  if (KNOWN.test(letter)) return letter;
  const spelled = SPELLED[letter] ?? SPELLED_CHARS[letter];
  if (spelled !== undefined) return spelled;
  const [base = ""] = letter.normalize("NFD");
  if (KNOWN.test(base)) return base;
  // A picture is no part of a name.
  return (/\p{L}/u.test(letter) && anyAscii(letter)) || " ";
}
