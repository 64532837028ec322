import { describe, expect, it } from "vitest";
import { FACTS } from "../app/facts/facts.ts";
import { LANGUAGES, type Language } from "../app/i18n/languages.ts";
import { AWARDS } from "../app/shop/awards/awards.ts";
import type { CatalogueEntry } from "../app/shop/catalogue/product.ts";
import { SAMPLE_CATALOGUE } from "../app/shop/sample/sample-catalogue.ts";
import { vineyardOf } from "../app/shop/winery/vineyards.ts";
import { localeTexts } from "./support/locale-texts.ts";
import { monthsIn, numbersIn } from "./support/number-words.ts";

const TEXTS = ["summary", "grape", "tastingNote", "food"] as const;

/** What is written of a product by hand: the ingredients of wines, and of what lies in a box, are made of their rows. */
const writtenOf = ({ category }: CatalogueEntry) =>
  ["schnapps", "oil"].includes(category) ? ([...TEXTS, "ingredients"] as const) : TEXTS;

function entry(id: string): CatalogueEntry {
  const found = SAMPLE_CATALOGUE.find((one) => one.id === id);
  if (!found) throw new Error(`The catalogue has no ${id}`);
  return found;
}

const wineOf = (id: string) => {
  const wine = entry(id).style?.wine;
  if (!wine) throw new Error(`${id} is no wine`);
  return wine;
};

/** For how many months a wine has aged, in each vessel. */
const aged = (id: string) => wineOf(id).ageing.map(({ months }) => months);
const agedYears = (id: string) => aged(id).map((months) => months / 12);
const alcohol = (id: string) => entry(id).alcoholTenths / 10;
/** What a bottle in a box is told by: its vintage, its alcohol where it has some, its litres. */
const bottle = (id: string) => [entry(id).year ?? [], alcohol(id) || [], entry(id).volumeMl / 1000].flat();
const herbs = entry("travarica").texts.en.ingredients.split(", ").length - 2;
/** The year in which the texts were written: what "another ten years" counts from. */
const WRITTEN_IN = 2026;

/** What the numbers in a product's texts are: its row's where it knows them, else figures of the story told there. */
const NUMBERS: Record<string, number[]> = {
  "malvazija-2025.tastingNote": aged("malvazija-2025"),
  "malvazija-amfora-2021.summary": aged("malvazija-amfora-2021"),
  "muskat-bijeli-2025.tastingNote": [wineOf("muskat-bijeli-2025").sugar],
  "rose-2025.tastingNote": [3],
  "merlot-2022.tastingNote": aged("merlot-2022"),
  "cabernet-sauvignon-2021.summary": [vineyardOf("cabernet-sauvignon-2021")?.altitude ?? 0],
  "cabernet-sauvignon-2021.tastingNote": [
    ...aged("cabernet-sauvignon-2021"),
    wineOf("cabernet-sauvignon-2021").drinkUntil - WRITTEN_IN,
  ],
  "kazun-2019.grape": [50, 30, 20],
  "kazun-2019.tastingNote": agedYears("kazun-2019"),
  "pjenusac-maestral-2021.summary": agedYears("pjenusac-maestral-2021"),
  "pjenusac-maestral-2021.tastingNote": agedYears("pjenusac-maestral-2021"),
  "pjenusac-zora-2022.tastingNote": aged("pjenusac-zora-2022"),
  "komovica.tastingNote": [100],
  "travarica.summary": [herbs, 6],
  "medica.ingredients": [25],
  "biska.tastingNote": [8],
  "ulje-bura-2026.grape": [50, 30, 20],
  "poklon-tri-malvazije.summary": [3],
  "poklon-tri-malvazije.tastingNote": [3],
  "poklon-tri-malvazije.food": [3],
  "poklon-tri-malvazije.grape": ["malvazija-2025", "malvazija-bagrem-2022", "malvazija-amfora-2021"].flatMap(bottle),
  "poklon-vino-i-ulje.summary": [2],
  "poklon-vino-i-ulje.grape": ["teran-2023", "ulje-buza-2025"].flatMap(bottle),
  "poklon-crvena-zemlja.summary": [2],
  "poklon-crvena-zemlja.tastingNote": [5],
  "poklon-crvena-zemlja.grape": ["teran-2023", "kazun-2019"].flatMap(bottle),
  "poklon-cetiri-rakije.summary": [4],
  "poklon-cetiri-rakije.grape": [...["komovica", "travarica", "medica", "biska"].map(alcohol), 0.1],
};

const SEPTEMBER = 9;
const MONTHS: Record<string, number[]> = {
  "muskat-ruza-2024.tastingNote": [SEPTEMBER, 12],
  "pjenusac-zora-2022.tastingNote": [FACTS.harvestFirstMonth],
  "ulje-buza-2025.tastingNote": [FACTS.harvestLastMonth],
};

/** Words that point at two things or at some hundreds, and count none. */
const UNCOUNTED = /these two|questi due|a few hundred|wenige Hundert/g;

function numbersSaid(text: string, language: Language): number[] {
  const said = text.replace(UNCOUNTED, "");
  const figures = said.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return [...figures.map((figure) => Number(figure.replace(",", "."))), ...numbersIn(said, language)];
}

const sorted = (numbers: number[]) => [...new Set(numbers)].sort((a, b) => a - b);

describe.each(LANGUAGES)("what is written about products in %s", (language) => {
  const said = SAMPLE_CATALOGUE.flatMap((product) =>
    writtenOf(product).map((name) => [`${product.id}.${name}`, product.texts[language][name]] as const),
  );

  it("has the figures of each product's row, and no others", () => {
    const wrong = said.filter(([place, text]) => {
      // A wine of one grape says "100 %".
      const wanted = NUMBERS[place] ?? (/\.grape$/.test(place) && /100/.test(text) ? [100] : []);
      return JSON.stringify(sorted(numbersSaid(text, language))) !== JSON.stringify(sorted(wanted));
    });
    expect(wrong).toEqual([]);
    const places: string[] = said.map(([place]) => place);
    expect([...Object.keys(NUMBERS), ...Object.keys(MONTHS)].filter((place) => !places.includes(place))).toEqual([]);
  });

  it("names the months of the harvest", () => {
    const wrong = said.filter(
      ([place, text]) => JSON.stringify(sorted(monthsIn(text, language))) !== JSON.stringify(MONTHS[place] ?? []),
    );
    expect(wrong).toEqual([]);
  });

  it("tells of a year in the cask where it was one", () => {
    const year = { hr: /\bgodin[au]\b/iu, en: /\ba year\b/i, it: /\bun anno\b/i, de: /\bein Jahr\b/i }[language];
    for (const id of ["malvazija-bagrem-2022", "teran-2023"]) {
      expect(entry(id).texts[language].tastingNote).toMatch(year);
      expect(aged(id)).toEqual([12]);
    }
  });

  it("is the name by which an award calls its product, and says the same of it", () => {
    const awards = new Map(localeTexts(language));
    for (const { id, product } of AWARDS) {
      const { texts, year } = entry(product);
      expect(awards.get(`awards.items.${id}.product`)).toBe([texts[language].name, year].filter(Boolean).join(" "));
    }
    const text = (id: string) => awards.get(`awards.items.${id}.text`) ?? "";
    expect(numbersIn(text("malvazija-amfora-2021-2025"), language)).toEqual(aged("malvazija-amfora-2021"));
    expect(numbersIn(text("travarica-2025"), language)).toEqual([herbs]);
    expect(sorted(monthsIn(text("muskat-ruza-2024-2026"), language))).toEqual(MONTHS["muskat-ruza-2024.tastingNote"]);
  });
});

it.each(["teran-2023", "rose-2025", "pjenusac-zora-2022", "kazun-2019"])(
  "%s names Teran with the protected designation that allows it (Regulation (EU) 2019/33, annex IV)",
  (id) => {
    const designation = { hr: "ZOI", en: "PDO", it: "DOP", de: "g\\.\\u00a0U\\." };
    for (const language of LANGUAGES) {
      expect(entry(id).texts[language].grape).toMatch(new RegExp(`Teran.*${designation[language]} Hrvatska Istra`));
    }
  },
);
