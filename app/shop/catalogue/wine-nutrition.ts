import type { Bottled } from "./bottled.ts";
import type { Nutrition } from "./product.ts";
import type { WineStyle } from "./wine-style.ts";

/** Grams of alcohol in a millilitre of it, at 20 °C. */
const ALCOHOL_GRAMS_PER_ML = 0.789;

/** Regulation (EU) 1169/2011, annex XIV: energy of a gram, as `[kJ, kcal]`. */
const ENERGY = { alcohol: [29, 7], carbohydrate: [17, 4], organicAcids: [13, 3], polyols: [10, 2.4] } as const;

/** What the figures are made of: alcohol in tenths of a percent by volume, the rest in grams per litre. */
type Analysis = { alcoholTenths: number } & Pick<WineStyle, "sugar" | "acidity"> & Pick<Bottled, "glycerol">;

/** A wine's nutrition per 100 ml, computed from its analysis (docs/rules.md "Labels"). Of fat, protein and salt it has none worth naming. */
export function wineNutrition({ alcoholTenths, sugar, acidity, glycerol }: Analysis): Nutrition {
  const grams = {
    alcohol: (alcoholTenths / 10) * ALCOHOL_GRAMS_PER_ML,
    carbohydrate: sugar / 10,
    organicAcids: acidity / 10,
    polyols: glycerol / 10,
  };
  const energy = (unit: 0 | 1) =>
    Math.round(
      grams.alcohol * ENERGY.alcohol[unit] +
        grams.carbohydrate * ENERGY.carbohydrate[unit] +
        grams.organicAcids * ENERGY.organicAcids[unit] +
        grams.polyols * ENERGY.polyols[unit],
    );
  return {
    per: "100ml",
    energyKj: energy(0),
    energyKcal: energy(1),
    fatGrams: 0,
    saturatesGrams: 0,
    carbohydrateGrams: roundedGrams(sugar + glycerol),
    sugarsGrams: roundedGrams(sugar),
    proteinGrams: 0,
    saltGrams: 0,
  };
}

/** Grams in 100 ml as they are declared: whole from 10 on, to a tenth below. @param gramsPerLitre to a tenth */
function roundedGrams(gramsPerLitre: number): number {
  return gramsPerLitre >= 100 ? Math.round(gramsPerLitre / 10) : Math.round(gramsPerLitre) / 10;
}
