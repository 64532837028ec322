import type { Language } from "../../i18n/languages.ts";
import fraunces from "../../platform/fonts/fraunces.ttf?inline";
import sans from "../../platform/fonts/source-sans-3.ttf?inline";
import sansBold from "../../platform/fonts/source-sans-3-bold.ttf?inline";
import { MARK } from "../winery/mark.ts";
import { isSpelled, printable } from "./printable.server.ts";

/** An A4 page, in points; texts stay between the margins and above the foot. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56, foot: 84 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.foot;

export const INK = "#2a1420";
export const QUIET = "#5d4a54";
export const GOLD = "#c79a3b";
export const MIST = "#d3cdc4";
const SOIL = "#9a3a22";

const FONTS = { text: sans, bold: sansBold, display: fraunces } as const;

/** How a text is set; sizes in points. */
export type Style = { font: keyof typeof FONTS; size: number; color?: string; align?: "left" | "right" | "center" };

/** Where a text is set, in points from the upper left corner. */
export type Box = { left: number; top: number; width: number };

/** What a piece of text is to whoever listens to the document. */
type Tag = PDFKit.PDFStructureElement;
export type TagOptions = PDFKit.Mixins.StructureElementOptions & { scope?: "Column" | "Row" };

/** A document while it is drawn: what is drawn next begins at `top`. */
export type Sheet = { doc: PDFKit.PDFDocument; root: Tag; top: number };

/** `size` is A4 unless it is said. */
type SheetOptions = { title: string; author: string; language: Language; createdAt: Date; size?: "A4" | "A6" };

/** Begins an empty document, tagged for whoever listens to it (PDF/UA), with its title and its language. */
export async function openSheet({ title, author, language, createdAt, size = "A4" }: SheetOptions): Promise<Sheet> {
  // Read when the first document is drawn: few processes ever draw one.
  const { default: PDFDocument } = await import("pdfkit");
  const options: PDFKit.PDFDocumentOptions = {
    ...{ size, margin: 0, bufferPages: true, font: "", lang: language, displayTitle: true },
    ...{ pdfVersion: "1.7", tagged: true },
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  };
  // The library knows more standards than its types.
  const doc = new PDFDocument(Object.assign(options, { subset: "PDF/UA" }));
  for (const [name, font] of Object.entries(FONTS)) doc.registerFont(name, fontBytes(font));
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root, top: PAGE.margin };
}

function fontBytes(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}

/** A part of the structure that holds others: `Table`, `TR`. */
export function group({ doc }: Sheet, parent: Tag, type: string): Tag {
  const tag = doc.struct(type);
  parent.add(tag);
  return tag;
}

/** Writes a text as an element of the structure; answers its height in points. */
export function write(
  { doc }: Sheet,
  { parent, type, ...options }: TagOptions & { parent: Tag; type: string },
  text: string,
  style: Style,
  box: Box,
): number {
  const height = heightOf({ doc }, text, style, box.width);
  // Whoever listens, or copies, gets the name as it was given.
  const given = isSpelled(text) ? { ...options, actual: text } : options;
  parent.add(doc.struct(type, given, () => setText(doc, text, style, box)));
  return height;
}

/** How high a text is in a column of a width, in points. */
export function heightOf({ doc }: Pick<Sheet, "doc">, text: string, { font, size }: Style, width: number): number {
  return doc.font(font).fontSize(size).heightOfString(printable(text), { width });
}

/** Draws what nobody has to hear of: lines, the foot, heads that stand on every page. */
export function decorate({ doc }: Pick<Sheet, "doc">, type: "Layout" | "Pagination", draw: () => void): void {
  doc.markContent("Artifact", { type });
  draw();
  doc.endMarkedContent();
}

/** Sets a text without an element of the structure; for use within `decorate`. */
export function setText(doc: PDFKit.PDFDocument, text: string, style: Style, { left, top, width }: Box): void {
  const { font, size, color = INK, align = "left" } = style;
  // Digits of equal width stand under each other.
  const features: PDFKit.Mixins.OpenTypeFeatures[] = ["kern", "tnum", "lnum"];
  doc.font(font).fontSize(size).fillColor(color).text(printable(text), left, top, { width, align, features });
}

/** A line across the page, or a part of it. */
export function rule(sheet: Sheet, { left, top, width }: Box, color: string, thickness: number): void {
  decorate(sheet, "Layout", () => {
    const { doc } = sheet;
    doc.lineWidth(thickness).strokeColor(color);
    doc
      .moveTo(left, top)
      .lineTo(left + width, top)
      .stroke();
  });
}

/** Draws the winery's mark, a square with its upper left corner at a place. */
export function drawMark(sheet: Sheet, { left, top, width }: Box): void {
  decorate(sheet, "Layout", () => {
    const { doc } = sheet;
    doc
      .save()
      .translate(left, top)
      .scale(width / MARK.size);
    doc.path(MARK.path).lineWidth(MARK.line).lineCap("round").lineJoin("round").stroke(SOIL).restore();
  });
}

/** Goes to a new page where so many points no longer fit on this one; says whether it did. */
export function ensureRoom(sheet: Sheet, height: number): boolean {
  if (sheet.top + height <= BOTTOM) return false;
  sheet.doc.addPage();
  sheet.top = PAGE.margin;
  return true;
}

/** Draws the foot of every page, and ends the document; answers its bytes. */
export function finish({ doc }: Sheet, drawFoot: (page: number, pages: number) => void): Promise<Buffer> {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    decorate({ doc }, "Pagination", () => drawFoot(page + 1, count));
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    doc.end();
  });
}
