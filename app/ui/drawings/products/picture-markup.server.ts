import type { BoxedBottle, Drawing } from "../../../shop/catalogue/drawing.ts";
import { boxedPlaces } from "./boxed-bottles.ts";
import { GROUND, type LabelWords, labelFamily, labelWords, motifPlace } from "./label-layout.ts";
import { PICTURE_PARTS } from "./product-picture.tsx";

/**
 * What `ProductPicture` shows, as markup: bottle and label out of the common file, in the product's own colours, its words in the page's
 * own type. Attributes have single quotes, which JSON leaves as they are: so the same text stands in the page and in its data, where it
 * costs nothing once it is compressed. @param year of the vintage, as the label tells it
 */
export function pictureMarkup(drawing: Drawing, year: number | null): string {
  const { x, y, size } = motifPlace(drawing);
  const { cx, cy, rx, ry } = GROUND;
  return [
    `<ellipse cx='${cx}' cy='${cy}' rx='${rx}' ry='${ry}' class='picture-ground'/><g class='${coloursOf(drawing)}'>`,
    body(drawing),
    use(`label-${labelFamily(drawing)}`),
    use(`motif-${drawing.label.motif}`, ` x='${x}' y='${y}' width='${size}' height='${size}'`),
    ...labelWords(drawing, year).map(words),
    "</g>",
  ].join("");
}

const use = (part: string, attributes = "") => `<use href='${PICTURE_PARTS}#${part}'${attributes}/>`;

function body({ shape, holds = [] }: Drawing): string {
  if (shape !== "giftBox") return use(`bottle-${shape}`);
  const places = boxedPlaces(holds.length);
  const bottles = holds.map((bottle, index) => {
    const { x, y, scale } = places[index] ?? { x: 0, y: 0, scale: 1 };
    const at = ` class='${coloursOfBottle(bottle)}' transform='translate(${x} ${y}) scale(${scale})'`;
    return use(`bottle-${bottle.shape}`, at);
  });
  return [use("crate-back"), ...bottles, use("crate-front")].join("");
}

function words({ text, x, y, size, spacing, upright }: LabelWords): string {
  const apart = spacing ? ` letter-spacing='${spacing}'` : "";
  const turned = upright ? ` transform='rotate(-90 ${x} ${y})'` : "";
  return `<text x='${x}' y='${y}' font-size='${size}'${apart}${turned}>${escaped(text)}</text>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

function coloursOf({ label, ...body }: Drawing): string {
  const inks = `label-${label.paper} ink-${label.ink}`;
  return body.shape === "giftBox" ? `wood-${body.glass} ${inks}` : `${coloursOfBottle(body)} ${inks}`;
}

function coloursOfBottle({ glass, capsule, wine }: Pick<BoxedBottle, "glass" | "capsule" | "wine">): string {
  return [`glass-${glass}`, wine && `wine-${wine}`, `capsule-${capsule}`].filter(Boolean).join(" ");
}
