import type { Drawing, LabelFamily, Shape } from "../../../shop/catalogue/drawing.ts";
import { LABELS } from "../../../shop/winery/winery.ts";
import { EM, LETTER_OUTLINES } from "./letter-outlines.ts";

/** Words on a label: where they stand in the picture's 120 by 300, how high, and how far apart the letters are. */
export type LabelWords = { text: string; x: number; y: number; size: number; spacing: number; upright?: boolean };

type Layout = {
  motif: { x: number; y: number; size: number };
  /** Where the middle of its lines is; in the bottle's, where it is left out. */
  middle?: number;
  /** The winery's name, and below or beside it the product's. */
  house: { y: number; size: number; width: number };
  name: { y: number; size: number; width: number; upright?: boolean };
  /** Left out on a box, where wine may lie beside oil. */
  origin?: { y: number; size: number; width: number };
};

const MIDDLE = 60;
/** The shadow on which everything stands. */
export const GROUND = { cx: 65, cy: 296, rx: 50, ry: 3.6 };
/** The same of a box, which is wider. */
export const BOX_GROUND = { ...GROUND, rx: 96 };

const LAYOUTS: Record<LabelFamily, Layout> = {
  tall: {
    motif: { x: 39, y: 178, size: 42 },
    house: { y: 174.5, size: 7.5, width: 50 },
    name: { y: 240, size: 14, width: 50 },
    origin: { y: 261, size: 6, width: 50 },
  },
  band: {
    motif: { x: 45, y: 179, size: 30 },
    house: { y: 218.5, size: 6.5, width: 62 },
    name: { y: 235, size: 17, width: 62 },
    origin: { y: 257, size: 6, width: 62 },
  },
  stamp: {
    motif: { x: 46, y: 193, size: 28 },
    house: { y: 190, size: 6, width: 34 },
    name: { y: 230.5, size: 11, width: 40 },
    origin: { y: 238, size: 4.2, width: 34 },
  },
  shield: {
    motif: { x: 42, y: 191, size: 36 },
    house: { y: 189, size: 7.5, width: 48 },
    name: { y: 239, size: 14, width: 48 },
    origin: { y: 248.5, size: 4.8, width: 44 },
  },
  strip: {
    motif: { x: 42, y: 177, size: 36 },
    house: { y: 174, size: 6.5, width: 46 },
    name: { y: 237, size: 14, width: 48 },
    origin: { y: 263, size: 5.5, width: 46 },
  },
  upright: {
    motif: { x: 45, y: 142, size: 30 },
    house: { y: 277, size: 6.5, width: 40 },
    name: { y: 224, size: 27, width: 84, upright: true },
    origin: { y: 284.5, size: 5, width: 40 },
  },
  brand: {
    motif: { x: 8, y: 238, size: 44 },
    middle: 83,
    house: { y: 248, size: 8.5, width: 58 },
    name: { y: 271, size: 15, width: 58 },
  },
};

const USUAL: Record<Shape, LabelFamily> = {
  bordeaux: "tall",
  burgundy: "tall",
  sparkling: "shield",
  schnapps: "strip",
  oil: "upright",
  giftBox: "brand",
};

/** How wide a letter of the display type is on average, in em. */
const LETTER = 0.52;
/** So high are two lines at most, that they leave room for the house above them. */
const MOST_OF_TWO = 11.6;

/** What of a drawing its label follows from. */
type Labelled = Pick<Drawing, "shape" | "label">;

export const labelFamily = ({ shape, label }: Labelled): LabelFamily => label.family ?? USUAL[shape];

/** Where the label's motif goes. @param named whether words stand below it; without any it takes their place as well, but not the winery's name's */
export function motifPlace(drawing: Labelled, named: boolean): Layout["motif"] {
  const { motif, house } = LAYOUTS[labelFamily(drawing)];
  if (named) return motif;
  const more = Math.round(motif.size / 6);
  const larger = { x: motif.x - more, y: motif.y + more, size: motif.size + 2 * more };
  const isOnName = house.y > larger.y && house.y - house.size < larger.y + larger.size;
  return isOnName ? motif : larger;
}

/** The winery's name, which all labels of a family have alike. */
export function houseWords(family: LabelFamily, text: string = LABELS.house): LabelWords {
  const { house, middle = MIDDLE } = LAYOUTS[family];
  return fitted({ text, x: middle, y: house.y, size: house.size, spacing: 1.2 }, house.width);
}

/** The words of a product's label below the winery's name. @param year of the vintage; null: none */
export function ownWords(drawing: Labelled, year: number | null, region: string = LABELS.region): LabelWords[] {
  const { origin } = LAYOUTS[labelFamily(drawing)];
  if (!origin) return nameWords(drawing);
  const text = [year, region].filter(Boolean).join(" · ");
  const { y, size, width } = origin;
  return [...nameWords(drawing), fitted({ text, x: MIDDLE, y, size, spacing: 0.6 }, width)];
}

/** Words that would run over the label's frame in smaller letters, closer together. */
function fitted(words: LabelWords, width: number): LabelWords {
  const smaller = width / widthOf(words);
  const tenths = (value: number) => Math.floor(value * smaller * 10) / 10;
  return smaller < 1 ? { ...words, size: tenths(words.size), spacing: tenths(words.spacing) } : words;
}

/** How wide words are in the display type, in units of the picture. */
export function widthOf({ text, size, spacing }: LabelWords): number {
  const advance = (char: string) => Number.parseInt(LETTER_OUTLINES[char] ?? "", 10) || EM * LETTER;
  return [...text].reduce((sum, char) => sum + (advance(char) * size) / EM + spacing, 0);
}

/** The name alone, in its lines: all that can be read of a bottle in a box. */
export function nameWords(drawing: Labelled): LabelWords[] {
  const { name, middle = MIDDLE } = LAYOUTS[labelFamily(drawing)];
  const lines = drawing.label.words ?? [];
  const longest = Math.max(1, ...lines.map((line) => line.length));
  const most = lines.length > 1 ? Math.min(name.size * 0.8, MOST_OF_TWO) : name.size;
  // Steps of a half: pages hold many labels, and numbers that come again cost little.
  const size = Math.floor(Math.min(most, name.width / (longest * LETTER)) * 2) / 2;
  const gap = size * 1.02;
  const from = name.upright ? 0 : name.y - ((lines.length - 1) * gap) / 2;
  const upright = (index: number) => middle + size * 0.33 + (index - (lines.length - 1) / 2) * gap;
  return lines.map((text, index) =>
    name.upright
      ? { text, x: upright(index), y: name.y, size, spacing: 0, upright: true }
      : { text, x: middle, y: Math.round((from + index * gap) * 2) / 2, size, spacing: 0 },
  );
}
