import { describe, expect, it } from "vitest";
import { FACTS } from "../app/facts/facts.ts";
import { factsInTexts } from "../app/i18n/facts-in-texts.ts";
import { LANGUAGES, type Language } from "../app/i18n/languages.ts";
import { PACKAGES } from "../app/shop/reservations/tastings.ts";
import { SAMPLE_CATALOGUE } from "../app/shop/sample/sample-catalogue.ts";
import { SAMPLE_TASTINGS } from "../app/shop/sample/sample-tastings.ts";
import { localeTexts } from "./support/locale-texts.ts";
import { monthsIn, numbersIn } from "./support/number-words.ts";

/** Figures that are no fact of the winery's, by their place, each with its reason. */
const FIGURES: [place: RegExp, figure: RegExp, reason: string][] = [
  [/^partners\./, /.*/, "what programs send and get: numbers of standards, statuses, versions"],
  [/[pP]hone/, /\+\d[\d\s]*/, "how a telephone number begins, and an example of one"],
  [/\.rate$|^terms-and-conditions\.kuna$/, /1\s€\s=/, "what the rate is of"],
  [/./, /R1|HUB-3|HR00/, "names of things"],
  [/^awards\.items\.[^.]+\.product$/, /20\d\d$/, "the vintage in a wine's name"],
  [/^withdrawal\.form\.orderNumberHint$/, /2026-000012/, "an example of an order's number"],
  [/^our-products\.priceHint$/, /12.*12,50/, "an example of an amount"],
  [
    /^(checkout\.formErrors\.badQuantity|frame\.cart\.badQuantity|reservation\.errors\.adults)/,
    /1/,
    "the least of all",
  ],
  [/^reservation\.errors\.children$/, /0/, "no children"],
  [/^product(-label)?\.nutrition\.per\./, /100/, "what nutrition is told of (Regulation (EU) 1169/2011)"],
  [/^wine\.scales\.step$/, /5/, "the steps of a scale"],
  [
    /^payment-method\.sections\.1\./,
    /1\. siječnja 2026|1 January 2026|1º gennaio 2026|1\. Januar 2026/,
    "since when a law holds",
  ],
  [/^cookies\.sections\.1\./, /43/, "an article of a law"],
  [/^privacy-policy\.sections\.1\./, /6.*1|6/, "an article of a law"],
  [/^terms-and-conditions\.sections\.9\./, /\d(?=, 10000)|10000|78/, "postal addresses"],
];

const withoutNames = (text: string) => text.replace(/\{\{.*?\}\}/g, "");

/** What is left of a text once its named figures and those of the list above are taken out. */
function unnamed(place: string, text: string): string {
  const rules = FIGURES.filter(([at]) => at.test(place));
  return rules.reduce((left, [, figure]) => left.replace(new RegExp(figure, "g"), ""), withoutNames(text));
}

it.each(LANGUAGES)("a text names the winery's figures and writes none down: %s", (language) => {
  const found = localeTexts(language).filter(([place, text]) => /\d/.test(unnamed(place, text)));
  expect(found).toEqual([]);
});

it("each figure of the list that is no fact is still there", () => {
  const texts = LANGUAGES.flatMap(localeTexts);
  const unused = FIGURES.filter(
    ([at, figure]) => !texts.some(([place, text]) => at.test(place) && figure.test(withoutNames(text))),
  );
  expect(unused.map(([, , reason]) => reason)).toEqual([]);
});

describe.each(LANGUAGES)("what a tasting pours in %s", (language) => {
  it.each(PACKAGES)("is as many wines of the catalogue as the package says: %s", (name) => {
    const names = SAMPLE_CATALOGUE.filter(({ category }) => category === "wine" || category === "sparkling").map(
      ({ texts }) => texts[language].name,
    );
    const [, poured = ""] =
      localeTexts(language).find(([place]) => place === `reservation.packages.${name}.pours`) ?? [];
    const wines = poured.split(", ");
    expect(wines.filter((wine) => !names.includes(wine))).toEqual([]);
    expect(new Set(wines).size).toBe(SAMPLE_TASTINGS[name].wines);
  });
});

it("figures stand in texts as the language writes them", () => {
  const hours = (language: Language) => {
    const { opens, closes } = factsInTexts(language);
    return [opens, closes];
  };
  for (const language of ["hr", "it", "de"] as const) expect(hours(language)).toEqual([10, 14]);
  expect(hours("en")).toEqual(["10\u00a0am", "2\u00a0pm"]);
  expect(factsInTexts("de")).toMatchObject({ oliveTrees: 1000, kunaRate: "7,53450", bottleFee: "0,50\u00a0€" });
  expect(factsInTexts("en")).toMatchObject({ oliveTrees: "1,000", kunaRate: "7,53450", bottleFee: "0,50\u00a0€" });
});

/** The forms that Croatian and its numbers ask for; of "dana", "vina", "ulja", "mjesta" two are written alike. */
const CROATIAN_NOUNS: Record<string, Intl.LDMLPluralRule[]> = {
  ...{
    dan: ["one"],
    dana: ["few", "other"],
    godina: ["other"],
    godine: ["few"],
    sat: ["one"],
    sata: ["few"],
    sati: ["other"],
  },
  ...{
    minutu: ["one"],
    minute: ["few"],
    minuta: ["one", "other"],
    mjesec: ["one"],
    mjeseca: ["few"],
    mjeseci: ["other"],
  },
  ...{ mjesto: ["one"], mjesta: ["few", "other"], znakova: ["other"], znamenki: ["other"], sekundi: ["other"] },
  ...{
    boca: ["one", "other"],
    boce: ["few"],
    osoba: ["one", "other"],
    osobe: ["few"],
    metara: ["other"],
    metra: ["few"],
  },
};

it("a Croatian noun after a fact has the form that its number asks for", () => {
  const plural = new Intl.PluralRules("hr");
  const counted = localeTexts("hr").flatMap(([place, text]) =>
    [...text.matchAll(/\{\{(\w+)\}\} (?:radn\p{L}+ )?(\p{L}+)/gu)].flatMap(([, fact = "", noun = ""]) => {
      const number = (FACTS as Record<string, unknown>)[fact];
      return typeof number === "number" && noun in CROATIAN_NOUNS ? [{ place, number, noun }] : [];
    }),
  );
  expect(counted.length).toBeGreaterThan(50);
  expect(counted.filter(({ number, noun }) => !CROATIAN_NOUNS[noun]?.includes(plural.select(number)))).toEqual([]);
});

const HARVEST = [FACTS.harvestFirstMonth, FACTS.harvestLastMonth];
const SEPTEMBER = 9;

/**
 * Numbers and months in words, by their place: facts where they are some, else figures of the story that is told there. A text that moves to
 * another key takes its row along.
 */
const IN_WORDS: Record<string, { numbers?: number[]; months?: number[] }> = {
  "home.hero.lead": { numbers: [FACTS.vineyardsHectares, FACTS.oliveTrees] },
  "home.oil.title": { numbers: [FACTS.oliveTrees] },
  "home.tasting.text": { numbers: [FACTS.mainWines] },
  "home.terroir.title": { numbers: [FACTS.soils] },
  "home.terroir.text": { months: HARVEST },
  "terroir.title": { numbers: [FACTS.soils] },
  "terroir.meta.description": { numbers: [FACTS.vineyardsHectares, FACTS.oliveTrees] },
  "terroir.sea.title": { numbers: [2] },
  "terroir.varieties.title": { numbers: [FACTS.varieties] },
  "terroir.harvest.hand": { numbers: [FACTS.harvestPasses], months: HARVEST },
  "terroir.harvest.august.name": { months: [FACTS.harvestFirstMonth] },
  "terroir.harvest.september.name": { months: [SEPTEMBER] },
  "terroir.harvest.october.name": { months: [FACTS.harvestLastMonth] },
  "terroir.olives.title": { numbers: [FACTS.oliveTrees] },
  "terroir.olives.trees": { numbers: [FACTS.oliveTrees] },
  "terroir.olives.oil": { months: [FACTS.harvestLastMonth] },
  "about-us.title": { numbers: [FACTS.generations] },
  "about-us.family.people": { numbers: [20] },
  "about-us.room.opened": { numbers: [FACTS.mainWines] },
  "about-us.town.walk": { numbers: [FACTS.minutesFromTown] },
  "contact.map.way": { numbers: [FACTS.minutesFromTown] },
  "contact.hours.note": { months: HARVEST },
  "awards.items.malvazija-amfora-2021-2025.text": { numbers: [3] },
  "awards.items.muskat-ruza-2024-2026.text": { numbers: [3], months: [SEPTEMBER, 12] },
  "awards.items.travarica-2025.text": { numbers: [6] },
  "awards.items.ulje-bjelica-2025-2026.text": { months: [FACTS.harvestLastMonth] },
  "checkout.deliveryHints.courier": { numbers: [FACTS.islandDaysMore] },
  "mail.contract.delivery.courier": { numbers: [FACTS.islandDaysMore] },
  "terms-and-conditions.sections.6.text.0": { numbers: [FACTS.islandDaysMore] },
  "delivery.sections.1.text.0": { numbers: [FACTS.islandDaysMore] },
  "delivery.sections.1.text.1": { numbers: [FACTS.handingOverDays] },
  "order.explainedFurther.sent": { numbers: [FACTS.usualDaysTo - FACTS.handingOverDays] },
  "order-state-mail.sent.arrival": { numbers: [FACTS.usualDaysTo - FACTS.handingOverDays] },
  "terms-and-conditions.sections.7.text.1": { numbers: [2] },
  "withdrawal.meta.description": { numbers: [2] },
  "inquiry-mail.asker.intro": { numbers: [FACTS.answerDays] },
  "mail.inquiry.answer": { numbers: [FACTS.answerDays] },
  "inquiry-success.text": { numbers: [FACTS.answerDays] },
  "reservation.meta.description": { numbers: [3] },
  "partners.calls.list.countries": { numbers: [LANGUAGES.length] },
  "partners.notices.text": { numbers: [3] },
  "payment-method.sections.1.text.0": { months: [1] },
  "card-sandbox.hints.late": { numbers: [20] },
};

const sorted = (numbers: Iterable<number>) => [...new Set(numbers)].sort((a, b) => a - b);

describe.each(LANGUAGES)("numbers in words in %s", (language: Language) => {
  it("are the facts of their place, and stand nowhere else", () => {
    const said = localeTexts(language).map(([place, text]) => {
      const { numbers = [], months = [] } = IN_WORDS[place] ?? {};
      const found = { numbers: sorted(numbersIn(text, language)), months: sorted(monthsIn(text, language)) };
      return { place, found, wanted: { numbers: sorted(numbers), months: sorted(months) } };
    });
    expect(said.filter(({ found, wanted }) => JSON.stringify(found) !== JSON.stringify(wanted))).toEqual([]);
    expect(Object.keys(IN_WORDS).filter((place) => !said.some((one) => one.place === place))).toEqual([]);
  });
});
