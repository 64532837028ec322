/** A step on a scale, from 1 to 5. */
export const STEPS = [1, 2, 3, 4, 5] as const;
type Step = (typeof STEPS)[number];

/** What a wine is drawn on: dry to sweet, light to full, fresh to mature, without wood to marked by it. */
export const SCALES = ["sweetness", "body", "maturity", "wood"] as const;
type Scale = (typeof SCALES)[number];

export const VESSELS = ["steel", "acacia", "oak", "amphora", "bottle"] as const;
export const DRINKING_GLASSES = ["white", "red", "burgundy", "flute", "dessert", "small"] as const;

/** What a wine is like, beside its notes. */
export type WineStyle = {
  scales: Record<Scale, Step>;
  /** Residual sugar and total acidity (as tartaric acid), in grams per litre. */
  sugar: number;
  acidity: number;
  /** True for a sparkling wine to which no sugar was added after the second fermentation. */
  undosed?: boolean | undefined;
  /** Where it has aged and for how many months, in that order. */
  ageing: { vessel: (typeof VESSELS)[number]; months: number }[];
  /** The year until which it is at its best. */
  drinkUntil: number;
};

export const SWEETNESS = [
  "dry",
  "mediumDry",
  "medium",
  "sweet",
  "brutNature",
  "extraBrut",
  "brut",
  "extraDry",
  "sec",
  "demiSec",
  "doux",
] as const;
export type Sweetness = (typeof SWEETNESS)[number];

/** The term for a still or a sparkling wine's sugar, as Regulation (EU) 2019/33, annex III sets it (docs/rules.md "Wines"). */
export function sweetnessOf(category: string, wine: WineStyle): Sweetness {
  return category === "sparkling" ? sparklingSweetness(wine) : stillSweetness(wine);
}

function stillSweetness({ sugar, acidity }: WineStyle): Sweetness {
  if (sugar <= 4 || (sugar <= 9 && sugar - acidity <= 2)) return "dry";
  if (sugar <= 12 || (sugar <= 18 && sugar - acidity <= 10)) return "mediumDry";
  return sugar < 45 ? "medium" : "sweet";
}

/** Where the annex leaves a choice, the driest term that the sugar allows. */
function sparklingSweetness({ sugar, undosed }: WineStyle): Sweetness {
  if (sugar < 3 && undosed) return "brutNature";
  if (sugar <= 6) return "extraBrut";
  if (sugar < 12) return "brut";
  if (sugar <= 17) return "extraDry";
  if (sugar <= 32) return "sec";
  return sugar <= 50 ? "demiSec" : "doux";
}

type TasteWord = "fresh" | "full" | "mediumBodied" | "oaked";

/** The few words that set a wine apart from its neighbours on the shelf; its sweetness comes first (docs/rules.md "Wines"). */
export function tasteWords({ scales: { body, maturity, wood }, ageing }: WineStyle): TasteWord[] {
  const words: TasteWord[] = [];
  if (maturity <= 2) words.push("fresh");
  if (body >= 4) words.push("full");
  if (wood >= 3 && ageing.some(({ vessel }) => vessel === "oak")) words.push("oaked");
  return words.length > 0 ? words : ["mediumBodied"];
}

/** How a step of a scale is called; of wood the first step alone means none. */
export function levelOf(scale: Scale, step: Step): "low" | "middle" | "high" {
  if (step >= 4) return "high";
  return step === 1 || (step === 2 && scale !== "wood") ? "low" : "middle";
}
