import { translator } from "../../i18n/i18next.server.ts";
import { nameWithYear } from "../catalogue/name-with-year.ts";
import {
  drawMark,
  ensureRoom,
  finish,
  GOLD,
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
} from "../invoices/pdf-sheet.server.ts";
import { drawTable } from "../invoices/pdf-table.server.ts";
import { momentInWords } from "../winery/moment-in-words.ts";
import { WINERY } from "../winery/winery.ts";
import type { Order } from "./order.ts";
import { addressLines } from "./order-sheet.ts";

const LEFT = PAGE.margin;
const MARK_WIDTH = 28;
const NAME: Style = { font: "display", size: 20 };
const TITLE: Style = { font: "display", size: 24 };
const HEADING: Style = { font: "bold", size: 10 };
const TEXT: Style = { font: "text", size: 11 };
const SMALL: Style = { font: "text", size: 8.5, color: QUIET };

/**
 * What lies in an order's parcel, for who packs it and who opens it, in the order's language: goods, address and the message of a gift;
 * no price (docs/rules.md "Gifts").
 */
export async function packingSlip(order: Order): Promise<Buffer> {
  const { number, language, createdAt, giftMessage } = order;
  const [text, invoice] = [translator(language, "order"), translator(language, "invoice")];
  const title = text("packingSlip", { number });
  const sheet = await openSheet({ title, author: WINERY.name, language, createdAt: new Date(createdAt) });
  drawMark(sheet, { left: LEFT, top: sheet.top - 2, width: MARK_WIDTH });
  const name = { left: LEFT + MARK_WIDTH + 8, top: sheet.top, width: TEXT_WIDTH - MARK_WIDTH - 8 };
  sheet.top += write(sheet, { parent: sheet.root, type: "P" }, WINERY.name, NAME, name) + 10;
  rule(sheet, { left: LEFT, top: sheet.top, width: TEXT_WIDTH }, GOLD, 1);
  sheet.top += 24;
  paragraph(sheet, "H1", title, TITLE, 4);
  paragraph(sheet, "P", `${invoice("orderedAt")}: ${momentInWords(createdAt, language)}`, SMALL, 20);
  paragraph(sheet, "H2", text(`deliveries.${order.delivery}`), HEADING, 3);
  paragraph(sheet, "P", receiver(order).join("\n"), TEXT, 24);
  drawGoodsToPack(sheet, order, [invoice("item"), invoice("quantity")]);
  if (giftMessage !== "") drawGiftMessage(sheet, text("giftMessage"), giftMessage);
  return finish(sheet, (page, pages) => drawPlace(sheet, `${number} · ${page} / ${pages}`));
}

function paragraph(sheet: Sheet, type: "P" | "H1" | "H2", text: string, style: Style, space: number): void {
  const box = { left: LEFT, top: sheet.top, width: TEXT_WIDTH };
  sheet.top += write(sheet, { parent: sheet.root, type }, text, style, box) + space;
}

/** Who gets the parcel, and where; who collects it is known by name and telephone. */
function receiver({ firstName, lastName, phone, address, delivery, language }: Order): string[] {
  const name = `${firstName} ${lastName}`;
  const lines = delivery === "pickup" ? [name, phone] : [name, ...addressLines(address, language), phone];
  return lines.filter((line) => line.trim() !== "");
}

function drawGoodsToPack(sheet: Sheet, { lines }: Order, [item, quantity]: readonly [string, string]): void {
  const columns = [
    { head: item, width: TEXT_WIDTH - 80, align: "left" },
    { head: quantity, width: 80, align: "right" },
  ] as const;
  const rows = lines.map((line) => ({ cells: [nameWithYear(line), `${line.quantity}`] }));
  drawTable(sheet, columns, rows);
}

/** The message beneath its heading, together on one page: it has no more lines than a card. */
function drawGiftMessage(sheet: Sheet, heading: string, message: string): void {
  sheet.top += 24;
  const height = heightOf(sheet, heading, HEADING, TEXT_WIDTH) + 3 + heightOf(sheet, message, TEXT, TEXT_WIDTH);
  ensureRoom(sheet, height);
  paragraph(sheet, "H2", heading, HEADING, 3);
  paragraph(sheet, "P", message, TEXT, 0);
}

function drawPlace({ doc }: Sheet, page: string): void {
  const { street, postalCode, city } = WINERY.address;
  const box = { left: LEFT, top: PAGE.height - 60, width: TEXT_WIDTH };
  setText(doc, `${WINERY.name}, ${street}, ${postalCode} ${city}`, SMALL, box);
  setText(doc, page, { ...SMALL, align: "right" }, box);
}
