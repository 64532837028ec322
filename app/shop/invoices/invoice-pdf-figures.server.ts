import { DATE_TAGS } from "../../i18n/languages.ts";
import { formatEuro, formatEuroTenths, formatKuna } from "../money/money.ts";
import type { InvoiceDocument } from "./invoice-document.server.ts";
import { ensureRoom, heightOf, PAGE, QUIET, type Sheet, type Style, TEXT_WIDTH, write } from "./pdf-sheet.server.ts";
import { drawTable, type Row, tableHeight } from "./pdf-table.server.ts";

const LEFT = PAGE.margin;

/** Between lines that belong together, in points. */
const LEADING = 2;

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
  const label = words[kind === "invoice" ? "total" : "creditTotal"];
  const lines: [string, Style][] = [[`${label}: ${formatEuro(totalCents)}`, TOTAL]];
  if (totalLipa !== null) lines.push([`${words.kuna}: ${formatKuna(totalLipa)}`, TEXT], [words.rate, SMALL]);
  const heights = lines.map(([text, style]) => heightOf(sheet, text, style, TEXT_WIDTH) + LEADING);
  sheet.top += 10;
  ensureRoom(
    sheet,
    heights.reduce((sum, height) => sum + height),
  );
  for (const [text, style] of lines) {
    const box = { left: LEFT, top: sheet.top, width: TEXT_WIDTH };
    sheet.top += write(sheet, { parent: sheet.root, type: "P" }, text, { ...style, align: "right" }, box) + LEADING;
  }
  sheet.top += 22;
}

/** Base, rate and tax of each part, and their sums; on one page, with the heading. */
export function drawVat(sheet: Sheet, { words, vat, language }: InvoiceDocument): void {
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
  const rows: Row[] = vat.map(({ part, percent, baseCents, taxCents, grossCents }) => ({
    cells: [words[part], inPercent.format(percent / 100), ...money(baseCents, taxCents, grossCents)],
  }));
  const sum = (of: "baseCents" | "taxCents" | "grossCents") => vat.reduce((total, line) => total + line[of], 0);
  const total = { cells: [words.vatSum, "", ...money(sum("baseCents"), sum("taxCents"), sum("grossCents"))] };
  rows.push({ ...total, strong: true });
  const heading = heightOf(sheet, words.vat, HEADING, TEXT_WIDTH) + LEADING;
  ensureRoom(sheet, heading + tableHeight(sheet, columns, rows));
  const box = { left: LEFT, top: sheet.top, width: TEXT_WIDTH };
  write(sheet, { parent: sheet.root, type: "H2" }, words.vat, HEADING, box);
  sheet.top += heading;
  drawTable(sheet, columns, rows);
}
