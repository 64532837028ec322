import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";

/** The words of an invoice by their keys in `locales/<language>/invoice.json`. */
const INVOICE_WORDS = [
  ...["invoice", "creditNote", "refersTo"],
  ...["issuedAt", "order", "orderedAt", "operator", "payment", "transfer", "cash", "card"],
  ...["buyer", "taxNumber", "buyerOib", "buyerTaxNumber", "capital"],
  ...["item", "quantity", "netPrice", "price", "amount", "fee", "delivery", "refund"],
  ...["total", "creditTotal", "kuna", "rate"],
  ...["vat", "goods", "vatRate", "vatBase", "vatAmount", "vatGross", "vatSum"],
  ...["valid", "spelled", "zki", "jir"],
] as const;
type InvoiceWord = (typeof INVOICE_WORDS)[number];

/** None of them: a document from before a word was added lacks it. */
export const NO_WORDS = Object.fromEntries(INVOICE_WORDS.map((word) => [word, ""])) as Record<InvoiceWord, string>;

/** Looked up once: this happens within a transaction. */
const WORDS: Partial<Record<Language, Record<string, string>>> = {};

/** Every word of an invoice in a language, as it stands today, by its key. */
export function invoiceWords(language: Language): Record<string, string> {
  const t = translator(language, "invoice");
  WORDS[language] ??= Object.fromEntries(INVOICE_WORDS.map((word) => [word, t(word)]));
  return WORDS[language];
}
