import { z } from "zod";
import { LANGUAGES } from "../../i18n/languages.ts";
import { PAYMENTS } from "../payment/payment.ts";
import { INVOICE_PARTS } from "./invoice-figures.ts";
import { INVOICE_KINDS } from "./invoice-kind.ts";
import { NO_WORDS } from "./invoice-words.server.ts";

const cents = z.number().int();
const part = z.enum(INVOICE_PARTS);
const reference = z.object({ number: z.string(), issuedAt: z.string() });

/**
 * All that stands on an invoice or a credit note, frozen when it is issued: figures, names, addresses and every word. What texts, prices
 * or settings become later changes nothing of it. Amounts are whole cents (kuna: whole lipa), of a credit note negative.
 */
export const invoiceDocument = z.object({
  kind: z.enum(INVOICE_KINDS),
  number: z.string(),
  /** What the law calls it, where the document is in another language; null in Croatian. */
  croatianTitle: z.string().nullable(),
  language: z.enum(LANGUAGES),
  /** Date and time in the document's language, by the winery's clock. */
  issuedAt: z.string(),
  operator: z.string(),
  orderNumber: z.string(),
  orderedAt: z.string(),
  payment: z.enum(PAYMENTS),
  /** The invoice that a credit note takes back, or of which it gives a part back. */
  refersTo: reference.nullable(),
  seller: z.object({
    winery: z.string(),
    legalName: z.string(),
    address: z.string(),
    taxNumber: z.string(),
    registration: z.string(),
    capitalCents: cents,
    bank: z.string(),
    iban: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  buyer: z.object({
    lines: z.array(z.string()),
    taxNumber: z.string().nullable(),
    /** Whether that number is an OIB; a document from before this was asked has one label for all. */
    hasOib: z.boolean().default(false),
  }),
  lines: z.array(
    z.object({
      part,
      name: z.string(),
      quantity: z.number().int(),
      priceCents: cents,
      netPriceTenths: z.number().int(),
      amountCents: cents,
    }),
  ),
  vat: z.array(z.object({ part, percent: z.number(), baseCents: cents, taxCents: cents, grossCents: cents })),
  totalCents: cents,
  /** Null where the shop shows no kuna. */
  totalLipa: z.number().int().nullable(),
  words: z.record(z.string(), z.string()).transform((words) => ({ ...NO_WORDS, ...words })),
});

export type InvoiceDocument = z.infer<typeof invoiceDocument>;
