/**
 * What a product's picture is drawn from. The catalogue stores these words;
 * `ui/drawings/products` turns them into lines and colours.
 */
export const SHAPES = ["bordeaux", "burgundy", "sparkling", "schnapps", "oil", "giftBox"] as const;
export const GLASSES = ["clear", "green", "olive", "brown", "black"] as const;
export const COLOURS = ["paper", "ink", "soil", "gold", "olive", "mist"] as const;
export const MOTIFS = [
  "hut",
  "vineRows",
  "grapes",
  "vineLeaf",
  "belfry",
  "sea",
  "sun",
  "sunrise",
  "oliveBranch",
  "boskarin",
  "goat",
  "rose",
  "herbs",
  "honeycomb",
  "amphora",
  "stars",
  "wind",
] as const;

/** What shows through clear glass; other glass hides its colour. */
export const WINE_COLOURS = ["straw", "amber", "rose", "honey", "water", "herb"] as const;
/** How a label is made, where it is not the usual one of its bottle. */
export const LABEL_FAMILIES = ["tall", "band", "stamp", "shield", "strip", "upright", "brand"] as const;

export type Shape = (typeof SHAPES)[number];
export type Glass = (typeof GLASSES)[number];
export type Colour = (typeof COLOURS)[number];
export type Motif = (typeof MOTIFS)[number];
export type WineColour = (typeof WINE_COLOURS)[number];
export type LabelFamily = (typeof LABEL_FAMILIES)[number];

type Label = {
  paper: Colour;
  ink: Colour;
  motif: Motif;
  family?: LabelFamily | undefined;
  /** The name as it is printed, in lines; the same in every language. */
  words?: string[] | undefined;
};

/** A bottle that looks out of a gift box; rows from before its label was drawn have none. */
export type BoxedBottle = {
  shape: Exclude<Shape, "giftBox">;
  glass: Glass;
  capsule: Colour;
  wine?: WineColour | undefined;
  label?: Label | undefined;
};

export type Drawing = {
  shape: Shape;
  /** The glass, or for a gift box the wood or card it is made of. */
  glass: Glass;
  /** Capsule, stopper or ribbon. */
  capsule: Colour;
  wine?: WineColour | undefined;
  label: Label;
  /** What stands in a gift box, from the left. */
  holds?: BoxedBottle[] | undefined;
};
