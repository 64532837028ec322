import type { JSX } from "react";
import type { BoxedBottle, Colour, Drawing, Glass, WineColour } from "../../../shop/catalogue/drawing.ts";
import { bottle, boxedBottle, type Paints } from "./bottle.tsx";
import { boxedPlaces } from "./boxed-bottles.ts";
import { crateBack, crateFront } from "./crate.tsx";
import { CARDBOARD } from "./inks.ts";
import {
  BOX_GROUND,
  GROUND,
  houseWords,
  type LabelWords,
  labelFamily,
  motifPlace,
  nameWords,
  ownWords,
} from "./label-layout.ts";
import { LABEL_PAPERS } from "./label-papers.tsx";
import { EM, LETTER_OUTLINES } from "./letter-outlines.ts";
import { MOTIF_DRAWINGS } from "./motifs.tsx";
import { type Pictured, placeInPicture } from "./picture-place.ts";

/** The tokens' colours as numbers, for files that no style sheet reaches. */
export const COLOUR_HEX: Record<Colour, string> = {
  paper: "#f7f2e8",
  ink: "#2a1420",
  soil: "#9a3a22",
  gold: "#c79a3b",
  olive: "#59643a",
  mist: "#dfe6e2",
};

type GlassHex = Pick<Paints, "glass" | "wine" | "cut">;

/** The same numbers as in picture.css: the glass without and with wine behind it, and the light that is cut out of it. */
const GLASS_HEX: Record<Glass, GlassHex> = {
  clear: { glass: "#e3e8df", wine: "#e5cd72", cut: "#fffdf6" },
  green: { glass: "#54735c", wine: "#2f4a37", cut: "#dfe6e2" },
  olive: { glass: "#a9b26a", wine: "#7f8b3d", cut: "#f7f2e8" },
  brown: { glass: "#935d37", wine: "#6a3a1d", cut: "#f7e3c0" },
  black: { glass: "#6d4c55", wine: "#432532", cut: "#f0dcd6" },
};
const WINE_HEX: Record<WineColour, string> = {
  straw: "#e5cd72",
  amber: "#c9772b",
  rose: "#d98273",
  honey: "#d9a23a",
  water: "#d3ddd0",
  herb: "#a9a64f",
};
const WOOD_HEX: Record<Glass, GlassHex> = {
  clear: { glass: CARDBOARD, wine: CARDBOARD, cut: "#c49a5a" },
  green: { glass: "#4b6150", wine: "#4b6150", cut: "#2f4a37" },
  olive: { glass: "#8d935c", wine: "#8d935c", cut: "#6d7440" },
  brown: { glass: "#b98a55", wine: "#b98a55", cut: "#96683a" },
  black: { glass: "#3d3330", wine: "#3d3330", cut: "#665852" },
};

/** A product's drawing as a file of its own: concrete colours, words as outlines, nothing referred to. */
export function productSvg(product: Pictured): JSX.Element {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...sheetOf(product)} aria-hidden>
      {drawnProduct(product)}
    </svg>
  );
}

/** The room that a product's drawing takes in a file of its own, and how large that is in pixels; a box is wider than a bottle. */
export const sheetOf = ({ drawing: { shape } }: Pictured) =>
  shape === "giftBox"
    ? { viewBox: "-42 0 204 300", width: 408, height: 600 }
    : { viewBox: "0 0 120 300", width: 240, height: 600 };

/** The same as a part of another drawing, in 120 by 300. */
export function drawnProduct(product: Pictured): JSX.Element {
  const { drawing, year } = product;
  const { shape, holds = [] } = drawing;
  return (
    <g transform={placeInPicture(product)}>
      <ellipse {...(shape === "giftBox" ? BOX_GROUND : GROUND)} fill={COLOUR_HEX.ink} opacity=".2" />
      {shape === "giftBox"
        ? openBox(holds, { ...bottlePaints(drawing), ...WOOD_HEX[drawing.glass] })
        : bottle(shape, bottlePaints(drawing))}
      {labelOf(drawing, [houseWords(labelFamily(drawing)), ...ownWords(drawing, year)])}
    </g>
  );
}

/** Paper, motif and words. */
function labelOf(drawing: Pick<Drawing, "shape" | "label">, words: readonly LabelWords[]) {
  const { label } = drawing;
  const inks = { key: COLOUR_HEX.ink, paper: COLOUR_HEX[label.paper], ink: COLOUR_HEX[label.ink] };
  const { x, y, size } = motifPlace(drawing, words.length > 0);
  return (
    <>
      {LABEL_PAPERS[labelFamily(drawing)](inks)}
      <g transform={`translate(${x} ${y}) scale(${Math.round((size / 60) * 1000) / 1000})`}>
        {MOTIF_DRAWINGS[label.motif](inks)}
      </g>
      <g fill={inks.ink}>{words.map(outlinedWords)}</g>
    </>
  );
}

function bottlePaints({ glass, capsule, wine }: Pick<Drawing, "glass" | "capsule" | "wine">): Paints {
  const hex = GLASS_HEX[glass];
  return {
    ...{ key: COLOUR_HEX.ink, paper: COLOUR_HEX.paper, ink: COLOUR_HEX.ink },
    ...hex,
    wine: glass === "clear" && wine ? WINE_HEX[wine] : hex.wine,
    capsule: COLOUR_HEX[capsule],
    foil: capsule === "paper" || capsule === "mist" ? "#b3a893" : COLOUR_HEX.paper,
  };
}

function openBox(holds: readonly BoxedBottle[], wood: Paints) {
  const places = boxedPlaces(holds);
  // Three or four stand before each other's names, which are no higher than five pixels.
  const named = holds.length < 3;
  return (
    <>
      {crateBack(wood)}
      {holds.map((held, index) => {
        const { x, y, scale } = places[index] ?? { x: 0, y: 0, scale: 1 };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box may hold the same bottle twice, and never changes
          <g key={index} transform={`translate(${x} ${y}) scale(${scale})`}>
            {boxedBottle(held.shape, bottlePaints(held))}
            {held.label &&
              labelOf({ ...held, label: held.label }, named ? nameWords({ ...held, label: held.label }) : [])}
          </g>
        );
      })}
      {crateFront(wood)}
    </>
  );
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A line of words around its middle, letter by letter; characters that have no outline are left out. */
export function outlinedWords({ text, x, y, size, spacing, upright }: LabelWords) {
  const scale = size / EM;
  let at = 0;
  const letters = [...text].map((char) => {
    const outline = LETTER_OUTLINES[char];
    if (outline === undefined) return "";
    const from = Math.round(at);
    at += Number.parseInt(outline, 10) + spacing / scale;
    return outline.replace(/^\d+m?(-?\d*)/, (_, x: string) => (x ? `M${from + Number(x)}` : ""));
  });
  const back = (at * scale) / 2;
  const begin = upright ? `${tenth(x)} ${tenth(y + back)})rotate(-90` : `${tenth(x - back)} ${tenth(y)}`;
  return (
    <path key={text} transform={`translate(${begin})scale(${Math.round(scale * 1000) / 1000})`} d={letters.join("")} />
  );
}
