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

export type Shape = (typeof SHAPES)[number];
export type Glass = (typeof GLASSES)[number];
export type Colour = (typeof COLOURS)[number];
export type Motif = (typeof MOTIFS)[number];

export type Drawing = {
  shape: Shape;
  /** The glass, or for a gift box the wood or card it is made of. */
  glass: Glass;
  /** Capsule, stopper or ribbon. */
  capsule: Colour;
  label: { paper: Colour; ink: Colour; motif: Motif };
};
