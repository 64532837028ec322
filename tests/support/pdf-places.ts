import { getDocumentProxy } from "unpdf";
import { PAGE } from "../../app/shop/invoices/pdf-sheet.server.ts";

/** A piece of text of a PDF: its page, from 1, and how far its letters stand above the lower edge, in points. */
export type PlacedText = { text: string; page: number; bottom: number };

/** What stands on the pages above their foot, in the order of the document, as a library that is none of ours reads it. */
export async function placedTexts(pdf: Buffer): Promise<PlacedText[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const placed: PlacedText[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    for (const item of (await (await document.getPage(page)).getTextContent()).items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      placed.push({ text: item.str.replace(/\s+/g, " "), page, bottom: Number(item.transform[5]) });
    }
  }
  return placed.filter(({ bottom }) => bottom > FOOT_TOP);
}

/** The foot's own lines begin here; what stands between them and the margin below the text is out of place. */
const FOOT_TOP = 60;

/** The texts that have run out of their page's room: below its margin, or at its edge. */
export function outOfRoom(texts: readonly PlacedText[]): PlacedText[] {
  return texts.filter(({ bottom }) => bottom < PAGE.foot || bottom > PAGE.height - PAGE.margin);
}
