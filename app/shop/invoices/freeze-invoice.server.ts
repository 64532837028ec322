import { DEFAULT_LANGUAGE, type Language } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import type { Address } from "../contact/address.ts";
import type { Company } from "../contact/company.ts";
import { countsAsOib } from "../contact/tax-number.ts";
import { countryName } from "../delivery/countries.ts";
import { lipaFromCents } from "../money/money.ts";
import type { Payment } from "../payment/payment.ts";
import { momentInWords } from "../winery/moment-in-words.ts";
import { WINERY } from "../winery/winery.ts";
import { type InvoiceDocument, invoiceDocument } from "./invoice-document.server.ts";
import { type FiguredOrder, invoiceFigures, negated, type PartOfInvoice, refundFigures } from "./invoice-figures.ts";
import { invoiceWords } from "./invoice-words.server.ts";

/** What an invoice takes from an order; moments in milliseconds since 1970. */
export type InvoicedOrder = FiguredOrder & {
  id: string;
  number: string;
  language: Language;
  createdAt: number;
  payment: Payment;
  firstName: string;
  lastName: string;
  billing: Address;
  company: Company | null;
};

/** What is decided when a document is issued; the moment in milliseconds since 1970. */
export type Issue = { number: string; issuedAt: number };

type InvoicingSettings = Pick<Settings, "invoices" | "showKuna">;

/** All that will stand on the invoice of an order (`docs/rules.md`, "Invoices"). */
export function freezeInvoice(
  order: InvoicedOrder,
  { number, issuedAt }: Issue,
  { invoices, showKuna }: InvoicingSettings,
): InvoiceDocument {
  const { language } = order;
  return invoiceDocument.parse({
    croatianTitle: croatianTitle("invoice", language),
    ...{ kind: "invoice", number, language, refersTo: null, operator: invoices.operator, payment: order.payment },
    issuedAt: momentInWords(issuedAt, language),
    orderNumber: order.number,
    orderedAt: momentInWords(order.createdAt, language),
    seller: seller(language),
    buyer: buyer(order),
    ...invoiceFigures(order),
    totalLipa: showKuna ? lipaFromCents(order.totalCents) : null,
    words: invoiceWords(language),
  } satisfies Record<keyof InvoiceDocument, unknown>);
}

/**
 * All that will stand on a credit note. One that takes a whole invoice back has what stood on the invoice, with every amount the other
 * way; one over a part names the amount and the tax in it (`docs/rules.md`, "Invoices").
 */
export function freezeCreditNote(
  invoice: InvoiceDocument,
  { number, issuedAt }: Issue,
  { invoices }: Pick<Settings, "invoices">,
  part: PartOfInvoice,
): InvoiceDocument {
  const { language, totalLipa, totalCents } = invoice;
  const isWhole = part.amountCents === totalCents;
  return invoiceDocument.parse({
    ...invoice,
    ...(isWhole ? negated(invoice) : refundFigures(invoice, part)),
    croatianTitle: croatianTitle("creditNote", language),
    ...{ kind: "creditNote", number, operator: invoices.operator },
    refersTo: { number: invoice.number, issuedAt: invoice.issuedAt },
    issuedAt: momentInWords(issuedAt, language),
    totalLipa: totalLipa === null ? null : -lipaFromCents(part.amountCents),
    // The buyer's number is called what it was called on the invoice, whose label may be of another day.
    words: { ...invoiceWords(language), buyerTaxNumber: invoice.words.buyerTaxNumber },
  } satisfies Record<keyof InvoiceDocument, unknown>);
}

function croatianTitle(kind: InvoiceDocument["kind"], language: Language): string | null {
  return language === DEFAULT_LANGUAGE ? null : (invoiceWords(DEFAULT_LANGUAGE)[kind] ?? null);
}

function seller(language: Language): InvoiceDocument["seller"] {
  const { name, address, company, bank, email, phones } = WINERY;
  const { street, postalCode, city, countryCode } = address;
  return {
    winery: name,
    legalName: company.legalName,
    address: [street, `${postalCode} ${city}`, countryName(countryCode, language)].join(", "),
    taxNumber: company.taxNumber,
    registration: company.registration[language],
    capitalCents: company.capitalCents,
    bank: bank.name,
    iban: bank.iban,
    email,
    phone: phones[0],
  };
}

/** The company where an invoice in its name was asked for (R1), else the buyer. */
function buyer({ company, billing, firstName, lastName, language }: InvoicedOrder): InvoiceDocument["buyer"] {
  const { address, postalCode, city, country } = billing;
  if (company) {
    const { name, taxNumber } = company;
    return { lines: [name, company.address], taxNumber, hasOib: countsAsOib(taxNumber, country) };
  }
  const lines = [`${firstName} ${lastName}`, address, `${postalCode} ${city}`, countryName(country, language)];
  return { lines: lines.filter((line) => line.trim() !== ""), taxNumber: null, hasOib: false };
}
