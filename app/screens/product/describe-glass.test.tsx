import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { translator } from "../../i18n/i18next.server.ts";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import { SAMPLE_CATALOGUE } from "../../shop/sample/sample-catalogue.ts";
import { describeGlass } from "./describe-glass.server.ts";
import { InTheGlass } from "./in-the-glass.tsx";

function glassOf(id: string, language: Language) {
  const entry = SAMPLE_CATALOGUE.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`No ${id} in the sample`);
  return describeGlass(entry, language, translator(language, "wine"));
}

function shown(id: string, language: Language): string {
  const glass = glassOf(id, language);
  return glass ? renderToStaticMarkup(<InTheGlass glass={glass} />).replaceAll("\u00a0", " ") : "";
}

const KAZUN: [Language, string[]][] = [
  [
    "hr",
    ["Slatkoća: 1 od 5, suho", "Zrelost: 5 od 5, zrelo", "1,3 g/l (suho)", "24 mjeseca u hrastu, 60 mjeseci u boci"],
  ],
  ["en", ["Sweetness: 1 of 5, dry", "Body: 5 of 5, full", "1.3 g/l (dry)", "24 months in oak, 60 months in bottle"]],
  [
    "it",
    ["Dolcezza: 1 su 5, secco", "Corpo: 5 su 5, pieno", "1,3 g/l (secco)", "24 mesi in rovere, 60 mesi in bottiglia"],
  ],
  ["de", ["Süße: 1 von 5, trocken", "Holz: 4 von 5, holzbetont", "24 Monate im Eichenfass, 60 Monate in der Flasche"]],
];

it.each(KAZUN)("a wine is told in words and figures (%s)", (language, words) => {
  const page = shown("kazun-2019", language);
  for (const word of [...words, "17–18 °C", language === "en" ? "5.3 g/l" : "5,3 g/l", "2034"])
    expect(page).toContain(word);
});

it("a sparkling wine has the terms of sparkling wines and its time on the lees", () => {
  const page = shown("pjenusac-maestral-2021", "de");
  for (const word of ["Süße: 1 von 5, brut nature", "2 g/l (brut nature)", "24 Monate auf der Hefe in der Flasche"])
    expect(page).toContain(word);
});

it("a spirit has temperature and glass alone, and an oil nothing", () => {
  expect(shown("medica", "en")).toContain("small spirits glass");
  expect(shown("medica", "en")).not.toContain("<ul");
  expect(glassOf("ulje-buza-2025", "en")).toBeNull();
});

it.each(LANGUAGES)("each wine of the sample has a note on its year, the same for all of it (%s)", (language) => {
  const wines = SAMPLE_CATALOGUE.filter(({ style }) => style?.wine);
  const lastFacts = wines.map((wine) => describeGlass(wine, language, translator(language, "wine"))?.facts.at(-1));
  expect(lastFacts.map((fact) => /\d{4}/.exec(fact?.[0] ?? "")?.[0])).toEqual(wines.map(({ year }) => `${year}`));
  expect(new Set(lastFacts.map((fact) => fact?.join())).size).toBe(new Set(wines.map(({ year }) => year)).size);
});

it("a year of which nothing is told has no note", () => {
  const [wine] = SAMPLE_CATALOGUE;
  if (!wine) throw new Error("The sample is empty");
  const facts = describeGlass({ ...wine, year: 1987 }, "en", translator("en", "wine"))?.facts ?? [];
  expect(facts.map(([term]) => term)).not.toContain("Vintage 1987");
  expect(facts.at(-1)?.[0]).toBe("Drink until");
});
