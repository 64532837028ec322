import { DATE_TAGS } from "../../i18n/languages.ts";
import { formatEuro, formatEuroTenths, formatKuna } from "../money/money.ts";
import type { InvoiceDocument } from "./invoice-document.server.ts";
import { ensureRoom, PAGE, QUIET, type Sheet, type Style, TEXT_WIDTH, write } from "./pdf-sheet.server.ts";
import { drawTable } from "./pdf-table.server.ts";

const LEFT = PAGE.margin;

const TEXT: Style = { font: "text", size: 10 };
const SMALL: Style = { font: "text", size: 8.5, color: QUIET };
const HEADING: Style = { font: "bold", size: 10 };
const TOTAL: Style = { font: "bold", size: 13 };

/** The goods, the fee and delivery, each with its prices without tax and with it. */
export function drawGoods(sheet: Sheet, { words, lines }: InvoiceDocument): void {
  const number = { align: "right" } as const;
  const columns = [
    { head: words.item, width: TEXT_WIDTH - 290, align: "left" } as const,
    { head: words.quantity, width: 50, ...number },
    { head: words.netPrice, width: 90, ...number },
    { head: words.price, width: 70, ...number },
    { head: words.amount, width: 80, ...number },
  ];
  const rows = lines.map(({ part, name, quantity, netPriceTenths, priceCents, amountCents }) => ({
    cells: [
      part === "goods" ? name : words[part],
      ...[String(quantity), formatEuroTenths(netPriceTenths), formatEuro(priceCents), formatEuro(amountCents)],
    ],
  }));
  drawTable(sheet, columns, rows);
}

/** What was paid or is given back, in kuna too where the shop shows them. */
export function drawTotal(sheet: Sheet, { words, kind, totalCents, totalLipa }: InvoiceDocument): void {
  ensureRoom(sheet, 60);
  sheet.top += 10;
  const label = words[kind === "invoice" ? "total" : "creditTotal"];
  const line = (text: string, style: Style) => {
    const box = { left: LEFT, top: sheet.top, width: TEXT_WIDTH };
    sheet.top += write(sheet, { parent: sheet.root, type: "P" }, text, { ...style, align: "right" }, box) + 2;
  };
  line(`${label}: ${formatEuro(totalCents)}`, TOTAL);
  if (totalLipa !== null) line(`${words.kuna}: ${formatKuna(totalLipa)}`, TEXT);
  if (totalLipa !== null) line(words.rate, SMALL);
  sheet.top += 22;
}

/** Base, rate and tax of each part, and their sums. */
export function drawVat(sheet: Sheet, { words, vat, language }: InvoiceDocument): void {
  ensureRoom(sheet, 40 + 24 * vat.length);
  const box = { left: LEFT, top: sheet.top, width: TEXT_WIDTH };
  sheet.top += write(sheet, { parent: sheet.root, type: "H2" }, words.vat, HEADING, box) + 2;
  const number = { align: "right" } as const;
  const columns = [
    { head: "", width: TEXT_WIDTH - 360, align: "left" } as const,
    { head: words.vatRate, width: 50, ...number },
    ...[words.vatBase, words.vatAmount, words.vatGross].map((head, index) => ({
      head,
      width: [120, 90, 100][index] ?? 0,
      ...number,
    })),
  ];
  const inPercent = new Intl.NumberFormat(DATE_TAGS[language], { style: "percent" });
  const money = (base: number, tax: number, gross: number) => [base, tax, gross].map(formatEuro);
  const rows = vat.map(({ part, percent, baseCents, taxCents, grossCents }) => ({
    cells: [words[part], inPercent.format(percent / 100), ...money(baseCents, taxCents, grossCents)],
  }));
  const sum = (of: "baseCents" | "taxCents" | "grossCents") => vat.reduce((total, line) => total + line[of], 0);
  const total = {
    cells: [words.vatSum, "", ...money(sum("baseCents"), sum("taxCents"), sum("grossCents"))],
    strong: true,
  };
  drawTable(sheet, columns, [...rows, total]);
}
