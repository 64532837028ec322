import type { TFunction } from "i18next";
import { z } from "zod";
import type { Language } from "../../i18n/languages.ts";
import type { Category, Product } from "../../shop/catalogue/product.ts";
import { decimal } from "../../shop/catalogue/product-properties.ts";
import { levelOf, SCALES, sweetnessOf, type WineStyle } from "../../shop/catalogue/wine-style.ts";

/** A wine in the glass, or an oil on the palate, in words: each page needs few of them, and the browser gets no others. */
export type GlassDescription = {
  title: string;
  /** Its step of five between two words, and all of it in words. */
  scales: [step: number, low: string, high: string, spoken: string][];
  facts: [term: string, value: string][];
};

/** What it tastes like and how it is served, with the texts `wine`; null if neither is known. */
export function describeGlass(
  { category, serving, style, year }: Pick<Product, "category" | "serving" | "style" | "year">,
  language: Language,
  text: TFunction,
): GlassDescription | null {
  if (!style?.glass && !serving) return null;
  const wine = style?.wine;
  const facts: GlassDescription["facts"] = [];
  if (serving) facts.push([text("serving"), `${serving.from}–${serving.to}\u00a0°C`]);
  if (style?.glass) facts.push([text("glass"), text(`glasses.${style.glass}`)]);
  if (wine) facts.push(...wineFacts(category, wine, language, text), ...vintageFact(year, text));
  return { title: text("inTheGlass"), scales: wine ? wineScales(category, wine, text) : [], facts };
}

/** What the year was like, if it is one that the texts tell of: all wines of a year share it. */
function vintageFact(year: number | null, text: TFunction): GlassDescription["facts"] {
  const notes = z.record(z.string(), z.string()).parse(text("vintages", { returnObjects: true }));
  const note = year === null ? undefined : notes[year];
  return note === undefined ? [] : [[text("vintage", { year }), note]];
}

function wineScales(category: Category, wine: WineStyle, text: TFunction): GlassDescription["scales"] {
  return SCALES.map((scale) => {
    const step = wine.scales[scale];
    const words = (level: string) => text(`scales.${scale}.${level}`);
    const word = scale === "sweetness" ? text(`sweetness.${sweetnessOf(category, wine)}`) : words(levelOf(scale, step));
    const spoken = text("scales.step", { name: words("name"), step, word });
    return [step, words("low"), words("high"), spoken];
  });
}

function wineFacts(
  category: Category,
  wine: WineStyle,
  language: Language,
  text: TFunction,
): GlassDescription["facts"] {
  const gramsPerLitre = (amount: number) => `${decimal(amount, language)}\u00a0g/l`;
  const ageing = wine.ageing.map(({ vessel, months }) => {
    // A sparkling wine's time in the bottle is its time on the lees.
    const place = category === "sparkling" && vessel === "bottle" ? "lees" : vessel;
    return text("aged", { count: months, place: text(`vessels.${place}`) });
  });
  return [
    [text("sugar"), `${gramsPerLitre(wine.sugar)} (${text(`sweetness.${sweetnessOf(category, wine)}`)})`],
    [text("acidity"), gramsPerLitre(wine.acidity)],
    [text("ageing"), ageing.join(", ")],
    [text("drinkUntil"), `${wine.drinkUntil}`],
  ];
}
