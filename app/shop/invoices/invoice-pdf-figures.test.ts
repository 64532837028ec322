import { expect, it } from "vitest";
import { outOfRoom, type PlacedText, placedTexts } from "../../../tests/support/pdf-places.ts";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import { freezeInvoice, type InvoicedOrder } from "./freeze-invoice.server.ts";
import type { InvoiceDocument } from "./invoice-document.server.ts";
import { invoicePdf } from "./invoice-pdf.server.ts";
import { drawGoods, drawTotal, drawVat } from "./invoice-pdf-figures.server.ts";
import { finish, openSheet, PAGE } from "./pdf-sheet.server.ts";

const ISSUED_AT = Date.UTC(2026, 10, 21, 9, 30);
const SETTINGS = { invoices: { premises: "WEB1", device: 1, creditDevice: 2, operator: "WEB" }, showKuna: true };

/** The invoice of an order of so many kinds, each at 10,00 with 2,00 of tax. */
function invoiceOf(kinds: number, language: Language, deliveryCents: number): InvoiceDocument {
  const lines = Array.from({ length: kinds }, () => {
    return { name: "Malvazija", year: 2025, quantity: 1, priceCents: 1000, boxed: true };
  });
  const figures = { netCents: 800 * kinds, taxCents: 200 * kinds, grossCents: 1000 * kinds, feeCents: 50 * kinds };
  const order: InvoicedOrder = {
    ...{ id: "an-order", number: "2026-000123", language, createdAt: ISSUED_AT, payment: "transfer" },
    ...{ firstName: "Ana", lastName: "Horvat", company: null, lines, ...figures, deliveryCents },
    billing: { country: "HR", city: "Pula", address: "Kandlerova 1", postalCode: "52100" },
    totalCents: 1050 * kinds + deliveryCents,
  };
  return freezeInvoice(order, { number: "17/WEB1/1", issuedAt: ISSUED_AT }, SETTINGS);
}

type Sheet = Awaited<ReturnType<typeof openSheet>>;

/** The figures of an invoice, drawn from a place of a page of its own on, for each kind from 5 to 20 and delivery paid and free. */
function drawManyFigures(sheet: Sheet, language: Language): void {
  for (let kinds = 5; kinds <= 20; kinds++) {
    for (const deliveryCents of [0, 590]) {
      sheet.doc.addPage();
      // About where the goods of an invoice begin.
      sheet.top = 240;
      const document = invoiceOf(kinds, language, deliveryCents);
      for (const draw of [drawGoods, drawTotal, drawVat]) draw(sheet, document);
    }
  }
}

/** Tables of tax from every place at which one may begin. */
function drawTables(sheet: Sheet, language: Language): void {
  const document = invoiceOf(1, language, 590);
  for (let top = 56; top <= PAGE.height - PAGE.foot; top += 7) {
    sheet.doc.addPage();
    sheet.top = top;
    drawVat(sheet, document);
  }
}

/** What stands on a sheet once something is drawn on it. */
async function textsOf(language: Language, draw: typeof drawTables): Promise<PlacedText[]> {
  const sheet = await openSheet({ title: "", author: "", language, createdAt: new Date(ISSUED_AT) });
  draw(sheet, language);
  return placedTexts(await finish(sheet, () => {}));
}

/** The pages of each table of tax, from its heading to its total. */
function pagesOfTables(texts: PlacedText[], { vat, vatSum }: InvoiceDocument["words"]): number[][] {
  const tables: number[][] = [];
  let open = false;
  for (const { text, page } of texts) {
    if (text === vat) tables.push([]);
    open ||= text === vat;
    if (open) tables.at(-1)?.push(page);
    if (text === vatSum) open = false;
  }
  return tables.map((pages) => [...new Set(pages)]);
}

function expectWholeTables(texts: PlacedText[], language: Language, count: number): void {
  expect(outOfRoom(texts)).toEqual([]);
  const tables = pagesOfTables(texts, invoiceOf(1, language, 0).words);
  expect(tables).toHaveLength(count);
  expect(tables.filter((pages) => pages.length !== 1)).toEqual([]);
}

it.each(LANGUAGES)("every table of tax stands on one page, above the foot, in %s", async (language) => {
  expectWholeTables(await textsOf(language, drawManyFigures), language, 2 * 16);
});

it("a table of tax stands on one page wherever it begins", async () => {
  expectWholeTables(await textsOf("de", drawTables), "de", 101);
});

it("an English invoice of eleven kinds has its table of tax on its second page", async () => {
  const document = invoiceOf(11, "en", 0);
  const { kind, number, words } = document;
  const fiscal = { zki: null, jir: null };
  const texts = await placedTexts(await invoicePdf({ document, kind, number, issuedAt: ISSUED_AT, fiscal }));
  expect(outOfRoom(texts)).toEqual([]);
  expect(pagesOfTables(texts, words)).toEqual([[2]]);
});
