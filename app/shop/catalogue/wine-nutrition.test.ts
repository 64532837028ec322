import { expect, it } from "vitest";
import { SAMPLE_CATALOGUE } from "../sample/sample-catalogue.ts";
import { wineNutrition } from "./wine-nutrition.ts";

it("computes the energy of a dry wine by annex XIV", () => {
  // 13 % vol × 0.789 = 10.257 g alcohol, 0.28 g sugar, 0.58 g acids, 0.62 g glycerol in 100 ml:
  // 297.453 + 4.76 + 7.54 + 6.2 = 315.953 kJ; 71.799 + 1.12 + 1.74 + 1.488 = 76.147 kcal; 0.28 + 0.62 = 0.9 g carbohydrate
  expect(wineNutrition({ alcoholTenths: 130, sugar: 2.8, acidity: 5.8, glycerol: 6.2 })).toEqual({
    ...{ per: "100ml", energyKj: 316, energyKcal: 76, fatGrams: 0, saturatesGrams: 0 },
    ...{ carbohydrateGrams: 0.9, sugarsGrams: 0.3, proteinGrams: 0, saltGrams: 0 },
  });
});

it("rounds what is sweet to whole grams from ten on", () => {
  // 8 × 0.789 = 6.312 g alcohol, 16 g sugar, 0.8 g acids, 0.7 g glycerol:
  // 183.048 + 272 + 10.4 + 7 = 472.448 kJ; 44.184 + 64 + 2.4 + 1.68 = 112.264 kcal; 16.7 g carbohydrate
  expect(wineNutrition({ alcoholTenths: 80, sugar: 160, acidity: 8, glycerol: 7 })).toMatchObject({
    ...{ energyKj: 472, energyKcal: 112, carbohydrateGrams: 17, sugarsGrams: 16 },
  });
});

it.each([
  // 12.5 % vol, 1.2 g/l sugar, 7.4 g/l acids, 6.4 g/l glycerol: 286.0125 + 2.04 + 9.62 + 6.4 = 304.07 kJ
  ["teran-2023", 304, 73, 0.8, 0.1],
  // 13 % vol, 90, 6.9, 7: 297.453 + 153 + 8.97 + 7 = 466.42 kJ; 71.799 + 36 + 2.07 + 1.68 = 111.55 kcal
  ["muskat-ruza-2024", 466, 112, 9.7, 9],
  // 12 % vol, 2, 6.8, 6: 274.572 + 3.4 + 8.84 + 6 = 292.81 kJ; 66.276 + 0.8 + 2.04 + 1.44 = 70.56 kcal
  ["pjenusac-maestral-2021", 293, 71, 0.8, 0.2],
])("the sample's %s has %d kJ and %d kcal", (id, energyKj, energyKcal, carbohydrateGrams, sugarsGrams) => {
  const { nutrition } = SAMPLE_CATALOGUE.find((entry) => entry.id === id) ?? {};
  expect(nutrition).toMatchObject({ energyKj, energyKcal, carbohydrateGrams, sugarsGrams });
});
