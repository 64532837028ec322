import {
  type Box,
  drawMark,
  finish,
  heightOf,
  openSheet,
  QUIET,
  type Sheet,
  type Style,
  write,
} from "../invoices/pdf-sheet.server.ts";
import { WINERY } from "../winery/winery.ts";
import type { Order } from "./order.ts";

/** A6, upright, in points. */
const CARD = { width: 297.64, height: 419.53, margin: 34 } as const;
/** Where the message may stand: between the upper margin and the winery's mark. */
const ROOM = { top: 48, bottom: 322 } as const;
const WIDTH = CARD.width - 2 * CARD.margin;

/** The largest size counts that lets the message stand on the card, in points. */
const SIZES = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9] as const;
const NAME: Style = { font: "display", size: 13, align: "center" };
const PLACE: Style = { font: "text", size: 8, color: QUIET, align: "center" };

type CardOrder = Pick<Order, "number" | "giftMessage" | "language" | "createdAt">;

/** The card that lies in a gift's parcel, A6: the message alone, and whose wine it is (docs/rules.md "Gifts"). */
export async function giftCard({ number, giftMessage, language, createdAt }: CardOrder): Promise<Buffer> {
  const sheet = await openSheet({
    ...{ title: number, author: WINERY.name, language, createdAt: new Date(createdAt) },
    size: "A6",
  });
  drawMessage(sheet, giftMessage);
  drawMark(sheet, { left: CARD.width / 2 - 13, top: 334, width: 26 });
  const below = (top: number): Box => ({ left: CARD.margin, top, width: WIDTH });
  write(sheet, { parent: sheet.root, type: "P" }, WINERY.name, NAME, below(364));
  write(sheet, { parent: sheet.root, type: "P" }, WINERY.address.city, PLACE, below(383));
  return finish(sheet, () => {});
}

/** Draws the message in the middle of its room. */
function drawMessage(sheet: Sheet, message: string): void {
  const room = ROOM.bottom - ROOM.top;
  const styleOf = (size: number): Style => ({ font: "text", size, align: "center" });
  const height = (size: number) => heightOf(sheet, inLines(sheet, message, styleOf(size)), styleOf(size), WIDTH);
  const size = SIZES.find((one) => height(one) <= room) ?? 9;
  const style = styleOf(size);
  const top = ROOM.top + Math.max(0, (room - height(size)) / 2);
  const box = { left: CARD.margin, top, width: WIDTH };
  write(sheet, { parent: sheet.root, type: "P" }, inLines(sheet, message, style), style, box);
}

/** A text with its lines broken: the library would centre them with the blanks at their ends. */
function inLines({ doc }: Sheet, text: string, { font, size }: Style): string {
  doc.font(font).fontSize(size);
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    const [first = "", ...words] = paragraph.split(" ");
    let line = first;
    for (const word of words) {
      const longer = `${line} ${word}`;
      if (doc.widthOfString(longer) >= WIDTH) lines.push(line);
      line = doc.widthOfString(longer) < WIDTH ? longer : word;
    }
    lines.push(line);
  }
  return lines.join("\n");
}
