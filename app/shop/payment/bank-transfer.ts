import { WINERY } from "../winery/winery.ts";

/** A name with a postal address, as payment orders have it: street and place are a line each. */
export type PaymentParty = { name: string; street: string; place: string };

/** A transfer that somebody is to make to the winery's account; both payment codes are written from it. */
export type BankTransfer = {
  /** Whole cents of euro. */
  amountCents: number;
  payer: PaymentParty;
  payee: PaymentParty & { iban: string; bic: string };
  /** The order's number: digits and hyphens, as the model HR00 takes it. */
  reference: string;
  /** What the payment is for, in words. */
  text: string;
};

/** The winery as it receives payments. */
export const PAYEE: BankTransfer["payee"] = {
  name: WINERY.company.legalName,
  street: WINERY.address.street,
  place: `${WINERY.address.postalCode} ${WINERY.address.city}`,
  iban: WINERY.bank.iban,
  bic: WINERY.bank.bic,
};

/** The model of the reference, which asks for no check digit. */
export const REFERENCE_MODEL = "HR00";
/** ISO 20022, external purpose code: purchase and sale of goods. */
export const PURPOSE_CODE = "GDDS";

const encoder = new TextEncoder();

/** How many bytes a text takes in UTF-8. */
export const byteLength = (text: string) => encoder.encode(text).length;

/** The beginning of a text that fits into so many bytes of UTF-8; a character that does not fit whole is left out. */
export function cutToBytes(text: string, maxBytes: number): string {
  let [kept, bytes] = ["", 0];
  for (const character of text) {
    bytes += byteLength(character);
    if (bytes > maxBytes) break;
    kept += character;
  }
  return kept.trimEnd();
}

/** A text as one line: controls and line breaks become a space, and spaces do not repeat. */
export function oneLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
}
