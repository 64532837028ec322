import { type BankTransfer, byteLength, cutToBytes, oneLine, PURPOSE_CODE, REFERENCE_MODEL } from "./bank-transfer.ts";

/** What the whole text may take at most (EPC069-12). */
const MAX_BYTES = 331;
const MAX_NAME_LETTERS = 70;
const MAX_TEXT_LETTERS = 140;

/**
 * The text of the European code for a transfer (EPC069-12, version 002, UTF-8). The reference stands in the words for the payee, since
 * the code's own line takes only references after ISO 11649, which HR00 is not.
 */
export function epcQr({ amountCents, payee, reference, text }: BankTransfer): string {
  const head = ["BCD", "002", "1", "SCT", payee.bic, cutToLetters(payee.name, MAX_NAME_LETTERS), payee.iban];
  const lines = [...head, `EUR${decimalAmount(amountCents)}`, PURPOSE_CODE, "", ""].join("\n");
  const words = cutToLetters(`${REFERENCE_MODEL} ${reference} ${text}`, MAX_TEXT_LETTERS);
  return lines + cutToBytes(words, MAX_BYTES - byteLength(lines));
}

/** Whole cents as `12.30`: a point, no groups. */
function decimalAmount(cents: number): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function cutToLetters(text: string, max: number): string {
  return [...oneLine(text)].slice(0, max).join("").trimEnd();
}
