import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import { ibanInGroups } from "../money/iban.ts";
import { formatEuro } from "../money/money.ts";
import type { InvoiceDocument } from "./invoice-document.server.ts";
import { drawGoods, drawTotal, drawVat } from "./invoice-pdf-figures.server.ts";
import type { Invoice } from "./invoices.store.server.ts";
import {
  type Box,
  drawMark,
  ensureRoom,
  finish,
  GOLD,
  group,
  heightOf,
  openSheet,
  PAGE,
  QUIET,
  rule,
  type Sheet,
  type Style,
  setText,
  TEXT_WIDTH,
  write,
} from "./pdf-sheet.server.ts";
import { isSpelled } from "./printable.server.ts";

const LEFT = PAGE.margin;
/** The two columns above the goods, and the two of the facts, whose values stand on one line in every language. */
const FACTS = { label: 138, value: 152 };
const FACTS_WIDTH = FACTS.label + FACTS.value;
const BUYER_WIDTH = TEXT_WIDTH - FACTS_WIDTH - 24;
const RIGHT = LEFT + TEXT_WIDTH - FACTS_WIDTH;

const MARK_WIDTH = 28;
const NAME: Style = { font: "display", size: 20 };
const TITLE: Style = { font: "display", size: 24 };
const TEXT: Style = { font: "text", size: 10 };
const LABEL: Style = { font: "text", size: 9, color: QUIET };
const SMALL: Style = { font: "text", size: 8.5, color: QUIET };
const HEADING: Style = { font: "bold", size: 10 };

/**
 * An invoice or a credit note as PDF, from its frozen row alone: the same row gives the same document (`docs/rules.md`, "Invoices").
 * Takes some ten milliseconds of the processor; never to be waited for within a transaction.
 */
export async function invoicePdf({ document, issuedAt, fiscal }: Omit<Invoice, "id" | "orderId">): Promise<Buffer> {
  const { words, kind, number, seller, language } = document;
  const sheet = await openSheet({
    title: `${words[kind]} ${number}`,
    author: seller.legalName,
    language,
    createdAt: new Date(issuedAt),
  });
  drawSeller(sheet, document);
  drawTitle(sheet, document);
  drawBuyerAndFacts(sheet, document);
  drawGoods(sheet, document);
  drawTotal(sheet, document);
  drawVat(sheet, document);
  drawNotes(sheet, document, fiscal);
  return finish(sheet, (page, pages) => drawFoot(sheet, document, `${page} / ${pages}`));
}

function drawSeller(sheet: Sheet, { seller, words }: InvoiceDocument): void {
  const { root } = sheet;
  const { winery, legalName, address, taxNumber, phone, email } = seller;
  drawMark(sheet, { left: LEFT, top: sheet.top - 2, width: MARK_WIDTH });
  const beside = LEFT + MARK_WIDTH + 8;
  write(sheet, { parent: root, type: "P" }, winery, NAME, { left: beside, top: sheet.top, width: RIGHT - beside });
  const lines = [legalName, address, `${words.taxNumber} ${taxNumber}`, `${phone} · ${email}`];
  const box = { left: RIGHT, top: sheet.top, width: FACTS_WIDTH };
  const height = write(sheet, { parent: root, type: "P" }, lines.join("\n"), { ...SMALL, align: "right" }, box);
  sheet.top += height + 12;
  rule(sheet, { left: LEFT, top: sheet.top, width: TEXT_WIDTH }, GOLD, 1);
  sheet.top += 24;
}

function drawTitle(sheet: Sheet, { words, kind, number, croatianTitle, refersTo }: InvoiceDocument): void {
  const { root } = sheet;
  const line = (type: string, text: string, style: Style, lang?: string) => {
    const tag = { parent: root, type, ...(lang === undefined ? {} : { lang }) };
    sheet.top += write(sheet, tag, text, style, { left: LEFT, top: sheet.top, width: TEXT_WIDTH }) + 2;
  };
  line("H1", `${words[kind]} ${number}`, TITLE);
  if (croatianTitle !== null) line("P", `${croatianTitle} ${number}`, LABEL, DEFAULT_LANGUAGE);
  if (refersTo !== null) line("P", `${words.refersTo} ${refersTo.number}, ${refersTo.issuedAt}`, TEXT);
  sheet.top += 18;
}

function drawBuyerAndFacts(sheet: Sheet, document: InvoiceDocument): void {
  const { words, buyer } = document;
  const { root, top } = sheet;
  const label = buyer.hasOib ? words.buyerOib : words.buyerTaxNumber;
  const taxNumber = buyer.taxNumber === null ? [] : [`${label}: ${buyer.taxNumber}`];
  const heading = write(sheet, { parent: root, type: "H2" }, words.buyer, HEADING, {
    left: LEFT,
    top,
    width: BUYER_WIDTH,
  });
  const box = { left: LEFT, top: top + heading + 3, width: BUYER_WIDTH };
  const lines = [...buyer.lines, ...taxNumber].join("\n");
  const buyerEnd = box.top + write(sheet, { parent: root, type: "P" }, lines, TEXT, box);
  sheet.top = Math.max(buyerEnd, drawFacts(sheet, document)) + 24;
}

/** The facts beside the buyer; answers where they end. */
function drawFacts(
  sheet: Sheet,
  { words, issuedAt, orderNumber, orderedAt, payment, operator }: InvoiceDocument,
): number {
  const facts: [string, string][] = [
    [words.issuedAt, issuedAt],
    [words.order, orderNumber],
    [words.orderedAt, orderedAt],
    [words.payment, words[payment]],
    [words.operator, operator],
  ];
  const table = group(sheet, sheet.root, "Table");
  let { top } = sheet;
  for (const [label, value] of facts) {
    const row = group(sheet, table, "TR");
    const labelBox: Box = { left: RIGHT, top: top + 1, width: FACTS.label };
    const valueBox: Box = { left: RIGHT + FACTS.label, top, width: FACTS.value };
    const heights = [
      write(sheet, { parent: row, type: "TH", scope: "Row" }, label, LABEL, labelBox),
      write(sheet, { parent: row, type: "TD" }, value, { ...TEXT, align: "right" }, valueBox),
    ];
    top += Math.max(...heights) + 3;
  }
  return top;
}

function drawNotes(sheet: Sheet, { words, buyer, lines }: InvoiceDocument, { zki, jir }: Invoice["fiscal"]): void {
  sheet.top += 16;
  const codes = [zki === null ? "" : `${words.zki}: ${zki}`, jir === null ? "" : `${words.jir}: ${jir}`];
  const names = [...buyer.lines, ...lines.map(({ name }) => name)];
  const spelled = names.some(isSpelled) ? words.spelled : "";
  const text = [...codes, words.valid, spelled].filter((line) => line !== "").join("\n");
  ensureRoom(sheet, heightOf(sheet, text, SMALL, TEXT_WIDTH));
  const box = { left: LEFT, top: sheet.top, width: TEXT_WIDTH };
  write(sheet, { parent: sheet.root, type: "P" }, text, SMALL, box);
}

/** What the law wants known of a company on its letters, and the number of the page. */
function drawFoot({ doc }: Sheet, { seller, words }: InvoiceDocument, page: string): void {
  const { legalName, registration, capitalCents, bank, iban } = seller;
  const company = `${legalName}, ${registration}, ${words.capital} ${formatEuro(capitalCents)}`;
  const account = `${bank}, IBAN ${ibanInGroups(iban)}`;
  const box = { left: LEFT, top: PAGE.height - 60, width: TEXT_WIDTH - 60 };
  setText(doc, `${company}\n${account}`, { ...SMALL, size: 8 }, box);
  setText(doc, page, { ...SMALL, size: 8, align: "right" }, { left: LEFT, top: box.top, width: TEXT_WIDTH });
}
