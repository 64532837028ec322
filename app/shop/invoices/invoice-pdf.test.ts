import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import type { Language } from "../../i18n/languages.ts";
import { WINERY } from "../winery/winery.ts";
import { freezeCreditNote, freezeInvoice, type InvoicedOrder } from "./freeze-invoice.server.ts";
import { type InvoiceDocument, invoiceDocument } from "./invoice-document.server.ts";
import { invoicePdf } from "./invoice-pdf.server.ts";

/** 10.30 in the morning at the winery, on 21 November 2026. */
const ISSUED_AT = Date.UTC(2026, 10, 21, 9, 30);
const SETTINGS = { invoices: { premises: "WEB1", device: 1, creditDevice: 2, operator: "WEB" }, showKuna: true };
const ISSUE = { number: "17/WEB1/1", issuedAt: ISSUED_AT };

/** Six at 9,99 and two of oil at 14,00: 59,94 + 28,00 = 87,94, of which 17,588 are tax; fee 3,00; delivery 5,90. */
const ORDER: InvoicedOrder = {
  id: "an-order",
  number: "2026-000123",
  language: "hr",
  createdAt: Date.UTC(2026, 10, 20, 11),
  payment: "transfer",
  firstName: "Željka",
  lastName: "Đurđević-Großmann",
  billing: { country: "HR", city: "Šibenik", address: "Ulica čempresa 12", postalCode: "22000" },
  company: null,
  lines: [
    { name: "Malvazija istarska", year: 2025, quantity: 6, priceCents: 999, boxed: true },
    { name: "Ulje Bjelica", year: null, quantity: 2, priceCents: 1400, boxed: false },
  ],
  netCents: 7035,
  taxCents: 1759,
  grossCents: 8794,
  feeCents: 300,
  deliveryCents: 590,
  totalCents: 9684,
};

const frozen = (changes: Partial<InvoicedOrder> = {}, settings = SETTINGS) =>
  freezeInvoice({ ...ORDER, ...changes }, ISSUE, settings);

const drawn = (document: InvoiceDocument) =>
  invoicePdf({ document, kind: document.kind, number: document.number, issuedAt: ISSUED_AT, fiscal: NOT_REPORTED });
const NOT_REPORTED = { zki: null, jir: null };

/** What stands in a PDF, read by a library that is none of ours; hard spaces as spaces. */
async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.replace(/\s+/g, " ");
}

describe("an invoice's PDF", () => {
  it("has the order's figures to the cent, and every letter of the names", async () => {
    const text = await textOf(await drawn(frozen()));
    const { company, address } = WINERY;
    for (const part of [
      "Račun 17/WEB1/1",
      "Željka Đurđević-Großmann Ulica čempresa 12 22000 Šibenik Hrvatska",
      "21. studenoga 2026. u 10:30",
      "2026-000123",
      "transakcijski račun",
      `${company.legalName} ${address.street}, ${address.postalCode} ${address.city}, Hrvatska OIB ${company.taxNumber}`,
      "Malvazija istarska 2025 6 7,992 € 9,99 € 59,94 €",
      "Ulje Bjelica 2 11,200 € 14,00 € 28,00 €",
      "Naknada za pakiranje 6 0,400 € 0,50 € 3,00 €",
      "Dostava 1 4,720 € 5,90 € 5,90 €",
      "Ukupno plaćeno: 96,84 €",
      // 96,84 × 7,53450 = 729,64098
      "Iznos u kunama: 729,64 kn",
      "Proizvodi 25 % 70,35 € 17,59 € 87,94 €",
      "Naknada za pakiranje 25 % 2,40 € 0,60 € 3,00 €",
      "Dostava 25 % 4,72 € 1,18 € 5,90 €",
      "Ukupno 77,47 € 19,37 € 96,84 €",
    ]) {
      expect(text).toContain(part);
    }
  });

  it.each<[Language, string, string, string]>([
    ["en", "Invoice 17/WEB1/1 Račun 17/WEB1/1", "Total paid: 96,84 €", "Packing fee 25% 2,40 €"],
    ["it", "Fattura 17/WEB1/1 Račun 17/WEB1/1", "Totale pagato: 96,84 €", "Contributo di imballaggio 25% 2,40 €"],
    ["de", "Rechnung 17/WEB1/1 Račun 17/WEB1/1", "Bezahlter Gesamtbetrag: 96,84 €", "Verpackungsgebühr 25 % 2,40 €"],
  ])("in %s has its Croatian title too, and figures as the language writes them", async (language, ...parts) => {
    const text = await textOf(await drawn(frozen({ language })));
    for (const part of parts) expect(text).toContain(part);
  });

  it("says nothing of kuna where the shop shows none", async () => {
    const text = await textOf(await drawn(frozen({}, { ...SETTINGS, showKuna: false })));
    expect(text).not.toMatch(/kun|kn\b/);
    expect(text).toContain("Ukupno plaćeno: 96,84 €");
  });

  it.each<[Language, string, string, string]>([
    ["hr", "HR", "69435151530", "OIB kupca: 69435151530"],
    ["hr", "DE", "DE 123 456 789", "Porezni broj kupca: DE 123 456 789"],
    ["en", "HR", "HR69435151530", "Buyer’s tax number (OIB): HR69435151530"],
    ["en", "DE", "DE 123 456 789", "Buyer’s tax number: DE 123 456 789"],
    ["it", "IT", "IT01234567890", "Partita IVA dell’acquirente: IT01234567890"],
    ["de", "DE", "DE 123 456 789", "USt-IdNr. oder Steuernummer des Käufers: DE 123 456 789"],
  ])(
    "in %s, of a company in %s, calls the tax number %s what it is (R1)",
    async (language, country, taxNumber, line) => {
      const company = { name: "Čaša i Bačva d.o.o.", taxNumber, address: "Žabnik 3, 10000 Zagreb" };
      const invoice = frozen({ language, company, billing: { ...ORDER.billing, country } });
      const text = await textOf(await drawn(invoice));
      expect(text).toContain(`Čaša i Bačva d.o.o. Žabnik 3, 10000 Zagreb ${line} `);
      expect(text).not.toContain("Željka");
      const note = freezeCreditNote(invoice, ISSUE, SETTINGS, { amountCents: 9684, beforeCents: 0 });
      expect(await textOf(await drawn(note))).toContain(`${line} `);
    },
  );

  it("of a company is drawn as it was where its label was frozen before there were two", async () => {
    const company = { name: "Probe GmbH", taxNumber: "DE 123 456 789", address: "Domstraße 2, Köln" };
    const { words, buyer, ...document } = frozen({ company, billing: { ...ORDER.billing, country: "DE" } });
    const { buyerOib: _, ...older } = { ...words, buyerTaxNumber: "OIB kupca" };
    const { lines, taxNumber } = buyer;
    const stored = invoiceDocument.parse({ ...document, words: older, buyer: { lines, taxNumber } });
    expect(await textOf(await drawn(stored))).toContain("OIB kupca: DE 123 456 789");
    // What takes it back today has its words.
    const note = freezeCreditNote(stored, ISSUE, SETTINGS, { amountCents: 9684, beforeCents: 0 });
    expect(await textOf(await drawn(note))).toContain("OIB kupca: DE 123 456 789");
  });

  it("spells a name that its type cannot set, says so, and tells it to whoever listens as it was given", async () => {
    const pdf = await drawn(frozen({ firstName: "太郎", lastName: "محمد" }));
    const text = await textOf(pdf);
    expect(text).toContain("Kupac TaiLang mhmd Ulica čempresa 12");
    expect(text).toContain("Slova kojih nema u pismu ove isprave ispisana su latinicom.");
    const tree = JSON.stringify(await (await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)).getStructTree());
    expect(tree).toContain('"role":"P"');
    // UTF-16 with its mark, as the format writes texts: 太 is 592A.
    expect(pdf.includes(Buffer.from("FEFF592A90CE00200645", "hex"))).toBe(true);
    expect(await textOf(await drawn(frozen()))).not.toContain("latinicom");
  });

  it("is the same to the byte whenever it is drawn", async () => {
    const stored: InvoiceDocument = JSON.parse(JSON.stringify(frozen()));
    const first = await drawn(frozen());
    expect((await drawn(stored)).equals(first)).toBe(true);
  });

  it("keeps its words when the shop's words change", async () => {
    const document = frozen();
    const older = { ...document, words: { ...document.words, invoice: "Stari račun", total: "Staro ukupno" } };
    const text = await textOf(await drawn(older));
    expect(text).toContain("Stari račun 17/WEB1/1");
    expect(text).toContain("Staro ukupno: 96,84 €");
  });

  it("shows the tax office's codes once it has them", async () => {
    const { kind, number } = frozen();
    const fiscal = { zki: "ab12", jir: "cd34" };
    const text = await textOf(await invoicePdf({ document: frozen(), kind, number, issuedAt: ISSUED_AT, fiscal }));
    expect(text).toContain("ZKI: ab12 JIR: cd34");
  });

  it("of many lines has its heads on every page, and the page's number", async () => {
    const [line] = ORDER.lines;
    const lines = Array.from({ length: 60 }, () => line).filter((some) => some !== undefined);
    const document = await getDocumentProxy(new Uint8Array(await drawn(frozen({ lines, feeCents: 18_000 }))));
    const { text } = await extractText(document);
    expect(text).toHaveLength(3);
    for (const [index, page] of text.entries()) expect(page).toContain(`${index + 1} / 3`);
    expect(text.slice(0, 2).every((page) => page.includes("Cijena bez PDV-a"))).toBe(true);
  });
});

it("a credit note's PDF takes every amount back and names the invoice", async () => {
  const whole = { amountCents: 9684, beforeCents: 0 };
  const note = freezeCreditNote(frozen(), { number: "3/WEB1/2", issuedAt: ISSUED_AT }, SETTINGS, whole);
  const text = await textOf(await drawn(note));
  for (const part of [
    "Odobrenje 3/WEB1/2",
    "Odobrenje se odnosi na račun 17/WEB1/1, 21. studenoga 2026. u 10:30",
    "Malvazija istarska 2025 -6 7,992 € 9,99 € -59,94 €",
    "Ukupno odobreno: -96,84 €",
    "Iznos u kunama: -729,64 kn",
    "Ukupno -77,47 € -19,37 € -96,84 €",
  ]) {
    expect(text).toContain(part);
  }
});

describe("whoever listens to a PDF", () => {
  it("hears its language, its title and its tables", async () => {
    const document = await getDocumentProxy(new Uint8Array(await drawn(frozen({ language: "de" }))));
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: "Rechnung 17/WEB1/1", Language: "de" });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    const count = (role: string) => tree.split(`"role":"${role}"`).length - 1;
    // Facts, goods and tax; the goods' row of heads and four rows, the tax's and four, five facts.
    expect([count("Document"), count("H1"), count("Table"), count("TR")]).toEqual([1, 1, 3, 15]);
  });

  it("gets every font with the document", async () => {
    const text = (await drawn(frozen())).toString("latin1");
    const fonts = [...text.matchAll(/\/FontName \/([\w+-]+)/g)].map(([, name]) => name);
    expect(fonts.length).toBe(3);
    expect(text.match(/\/FontFile2 /g)).toHaveLength(3);
  });
});

it("a credit note's PDF over a part names the amount and the tax in it", async () => {
  const part = { amountCents: 1000, beforeCents: 0 };
  const note = freezeCreditNote(frozen(), { number: "4/WEB1/2", issuedAt: ISSUED_AT }, SETTINGS, part);
  const text = await textOf(await drawn(note));
  for (const part of [
    "Odobrenje 4/WEB1/2",
    "Odobrenje se odnosi na račun 17/WEB1/1, 21. studenoga 2026. u 10:30",
    "Povrat dijela plaćenog iznosa -1 8,000 € 10,00 € -10,00 €",
    "Ukupno odobreno: -10,00 €",
    // 10,00 × 7,53450
    "Iznos u kunama: -75,35 kn",
    "Ukupno -8,00 € -2,00 € -10,00 €",
  ]) {
    expect(text).toContain(part);
  }
});

it("a document from before a word was added is drawn as it was", async () => {
  const { refund: _, ...older } = frozen().words;
  const stored = invoiceDocument.parse(JSON.parse(JSON.stringify({ ...frozen(), words: older })));
  expect((await drawn(stored)).equals(await drawn(frozen()))).toBe(true);
});
