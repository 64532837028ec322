import type { Nutrition } from "../catalogue/product.ts";

const NOTHING: Nutrition = {
  per: "100ml",
  energyKj: 0,
  energyKcal: 0,
  fatGrams: 0,
  saturatesGrams: 0,
  carbohydrateGrams: 0,
  sugarsGrams: 0,
  proteinGrams: 0,
  saltGrams: 0,
};

/** What 100 ml hold; what is not named is not in it. */
export function per100Ml(amounts: Pick<Nutrition, "energyKj" | "energyKcal"> & Partial<Nutrition>): Nutrition {
  return { ...NOTHING, ...amounts };
}
