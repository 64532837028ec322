import type { BoxedBottle, Drawing } from "../../../shop/catalogue/drawing.ts";
import { boxedPlaces } from "./boxed-bottles.ts";
import { type LabelWords, labelFamily, motifPlace, nameWords, ownWords } from "./label-layout.ts";
import { type Pictured, placeInPicture } from "./picture-place.ts";
import { PICTURE_PARTS } from "./product-picture.tsx";

/**
 * What `ProductPicture` shows, as markup: bottle and label out of the common file, in the product's own colours, its words in the page's
 * own type. @param large alone in its frame: as large as it is drawn @param box what bottles stand in: gifts in a crate, what is sent in a carton
 */
export function pictureMarkup(product: Pictured, large = false, box: "crate" | "carton" = "crate"): string {
  const { drawing, year } = product;
  const transform = placeInPicture(product, large);
  const place = transform ? ` transform="${transform}"` : "";
  const shown = `${body(drawing, box)}${labelOf(drawing, ownWords(drawing, year))}`;
  return `<g class="${coloursOf(drawing)}"${place}>${shown}</g>`;
}

/** What `Medallion` shows: the highest award of a product that has won one. @param words what it is called, where nothing beside it says so */
export function medalMarkup(slug: string, words = ""): string {
  return (words && `<title>${escaped(words)}</title>`) + use(`medal-${slug}`);
}

/** Paper with the winery's name, motif and words. */
function labelOf(drawing: Pick<Drawing, "shape" | "label">, shown: readonly LabelWords[]): string {
  const { x, y, size } = motifPlace(drawing, shown.length > 0);
  return [
    use(`label-${labelFamily(drawing)}`),
    use(`motif-${drawing.label.motif}`, ` x="${x}" y="${y}" width="${size}" height="${size}"`),
    ...shown.map(words),
  ].join("");
}

const use = (part: string, attributes = "") => `<use href="${PICTURE_PARTS}#${part}"${attributes}/>`;

function body({ shape, holds = [] }: Drawing, box: string): string {
  if (shape !== "giftBox") return use(`bottle-${shape}`);
  const places = boxedPlaces(holds);
  const bottles = holds.map((bottle, index) => {
    const { x, y, scale } = places[index] ?? { x: 0, y: 0, scale: 1 };
    const at = ` class="${coloursOf(bottle)}" transform="translate(${x} ${y}) scale(${scale})"`;
    const glass = `boxed-${bottle.shape}`;
    if (!bottle.label) return use(glass, at);
    const labelled = { ...bottle, label: bottle.label };
    return `<g${at}>${use(glass)}${labelOf(labelled, nameWords(labelled))}</g>`;
  });
  return [use(`${box}-back`), ...bottles, use(`${box}-front`)].join("");
}

function words({ text, x, y, size, spacing, upright }: LabelWords): string {
  const apart = spacing ? ` letter-spacing="${spacing}"` : "";
  const turned = upright ? ` transform="rotate(-90 ${x} ${y})"` : "";
  return `<text x="${x}" y="${y}" font-size="${size}"${apart}${turned}>${escaped(text)}</text>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replace(/[&<>]/g, (char) => ENTITIES[char] ?? char);

function coloursOf({ label, ...body }: Drawing | BoxedBottle): string {
  const inks = label && `label-${label.paper} ink-${label.ink}`;
  const colours = body.shape === "giftBox" ? `wood-${body.glass}` : coloursOfBottle(body);
  return [colours, inks].filter(Boolean).join(" ");
}

function coloursOfBottle({ glass, capsule, wine }: Pick<BoxedBottle, "glass" | "capsule" | "wine">): string {
  return [`glass-${glass}`, wine && `wine-${wine}`, `capsule-${capsule}`].filter(Boolean).join(" ");
}
