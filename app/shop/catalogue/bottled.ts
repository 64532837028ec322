/** What goes into a wine and may be named on its label. */
export const INGREDIENTS = [
  ...(["grapes", "tirageLiqueur", "expeditionLiqueur"] as const),
  ...(["tartaricAcid", "metatartaricAcid", "ascorbicAcid", "sulphites", "eggAlbumin"] as const),
];
export type Ingredient = (typeof INGREDIENTS)[number];

export const BOTTLE_PARTS = ["bottle", "stopper", "capsule", "wireHood", "label"] as const;
export type BottlePart = (typeof BOTTLE_PARTS)[number];

/** Materials by Commission Decision 97/129/EC: clear, green and brown glass, cork, aluminium, steel, paper. */
export const RECYCLING_CODES = ["GL 70", "GL 71", "GL 72", "FOR 51", "ALU 41", "FE 40", "PAP 22"] as const;
export type RecyclingCode = (typeof RECYCLING_CODES)[number];

/** What the law requires to be said of a bottle of wine beside what stands in its row anyway (docs/rules.md "Labels"). */
export type Bottled = {
  /** Grams per litre; it counts as carbohydrate and has energy. */
  glycerol: number;
  /** In the order of their weight; additives last. */
  ingredients: Ingredient[];
  protectiveAtmosphere: boolean;
  parts: { part: BottlePart; code: RecyclingCode }[];
};
