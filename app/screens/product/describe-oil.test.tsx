import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { describeOil } from "./describe-oil.server.ts";
import { InTheGlass } from "./in-the-glass.tsx";

const STYLE = { medians: { fruitiness: 5.2, bitterness: 1.9, pungency: 6.2 } };

it.each<[Language, string[]]>([
  ["hr", ["Voćnost: 5,2 od 10, srednje", "Gorčina: 1,9 od 10, blago", "Pikantnost: 6,2 od 10, intenzivno"]],
  [
    "en",
    ["Fruitiness: 5.2 out of 10, medium", "fruitiness\u00a05.2; bitterness\u00a01.9; pungency\u00a06.2 (out of 10)"],
  ],
  ["it", ["Fruttato: 5,2 su 10, medio", "Amaro: 1,9 su 10, leggero", "Piccante: 6,2 su 10, intenso"]],
  ["de", ["Fruchtigkeit: 5,2 von 10, mittel", "Schärfe: 6,2 von 10, intensiv"]],
])("an oil is told as its panel has found it (%s)", (language, words) => {
  const oil = describeOil(STYLE, language, translator(language, "oil"));
  const page = renderToStaticMarkup(<InTheGlass glass={oil} />);
  for (const word of words) expect(page).toContain(word);
  expect(oil.scales.map(([step]) => step)).toEqual([3, 1, 4]);
});
