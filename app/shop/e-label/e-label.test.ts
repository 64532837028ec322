import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../i18n/languages.ts";
import { SAMPLE_CATALOGUE } from "../sample/sample-catalogue.ts";
import { eLabelOf } from "./e-label.ts";
import { ingredientsInWords } from "./ingredients.ts";
import { labelLanguage } from "./label-language.server.ts";

function sample(id: string) {
  const entry = SAMPLE_CATALOGUE.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`No ${id} in the sample`);
  return { ...entry, ...entry.texts.hr };
}

describe("the list of ingredients", () => {
  it.each([
    ["malvazija-2025", "hr", "Grožđe, regulator kiselosti: vinska kiselina (E 334), konzervans: sulfiti."],
    ["malvazija-2025", "de", "Trauben, Säureregulator: Weinsäure (E 334), Konservierungsstoff: Sulfite."],
    ["pjenusac-zora-2022", "it", "Uva, sciroppo zuccherino, sciroppo di dosaggio, conservante: solfiti."],
    [
      "rose-2025",
      "en",
      "Grapes, preservative: sulphites, antioxidant: L-ascorbic acid (E 300). Bottled in a protective atmosphere.",
    ],
    [
      "cabernet-sauvignon-2021",
      "fr",
      "Raisins, correcteur d’acidité: acide tartrique (E 334), conservateur: sulfites, albumine de l’œuf.",
    ],
  ] as const)("of %s reads in %s as on a label", (id, language, list) => {
    const { bottled } = sample(id);
    expect(bottled && ingredientsInWords(bottled, language).replaceAll("\u00a0", " ")).toBe(list);
  });

  it("is on the product's page what it is on the label, in the four languages of the shop", () => {
    for (const { bottled, texts } of SAMPLE_CATALOGUE) {
      if (!bottled) continue;
      for (const language of LANGUAGES) {
        expect(texts[language].ingredients).toBe(ingredientsInWords(bottled, language));
      }
    }
  });
});

describe("the label", () => {
  it("tells figures as the language writes them, and the parts with their codes", () => {
    const label = eLabelOf(sample("pjenusac-zora-2022"), "hr");
    expect(label).toMatchObject({ volumeAndAlcohol: "0,75\u00a0l · 12,5\u00a0%\u00a0vol" });
    // 12.5 % vol, 7 g/l sugar, 6.6 g/l acids, 5 g/l glycerol: 286.0125 + 11.9 + 8.58 + 5 = 311.49 kJ; 75.02 kcal
    expect(label?.nutrition.map(({ name, amount }) => `${name}: ${amount}`.replaceAll("\u00a0", " "))).toEqual([
      "Energija: 311 kJ / 75 kcal",
      "Masti: 0 g",
      "od kojih zasićene masne kiseline: 0 g",
      "Ugljikohidrati: 1,2 g",
      "od kojih šećeri: 0,7 g",
      "Bjelančevine: 0 g",
      "Sol: 0 g",
    ]);
    expect(
      label?.parts.map(({ part, code, material }) => `${part} ${code} ${material}`.replaceAll("\u00a0", " ")),
    ).toEqual([
      "Boca GL 70 staklo",
      "Čep FOR 51 pluto",
      "Žičana košarica FE 40 čelik",
      "Kapica ALU 41 aluminij",
      "Etiketa PAP 22 papir",
    ]);
    expect(eLabelOf(sample("pjenusac-zora-2022"), "ga")?.volumeAndAlcohol).toBe("0.75\u00a0l · 12.5\u00a0%\u00a0vol");
  });

  it("lets nothing stand out but what people cannot stand", () => {
    const label = eLabelOf(sample("cabernet-sauvignon-2021"), "en");
    expect(label?.ingredients.filter(({ standsOut }) => standsOut).map(({ name }) => name)).toEqual([
      "sulphites",
      "egg albumin",
    ]);
  });

  it("is there for every wine and sparkling wine, and for nothing else", () => {
    for (const entry of SAMPLE_CATALOGUE) {
      const isWine = entry.category === "wine" || entry.category === "sparkling";
      expect([entry.id, eLabelOf(sample(entry.id), "en") !== null]).toEqual([entry.id, isWine]);
    }
  });
});

it.each([
  ["sv", "de", "sv"],
  [null, "de-AT,de;q=0.9,en;q=0.8", "de"],
  [null, "ja,fi;q=0.5", "fi"],
  [null, "en;q=0.2, mt;q=0.9", "mt"],
  [null, "sr-Latn-RS", "hr"],
  [null, "nb-NO,en;q=0.5", "da"],
  ["xx", "ro", "ro"],
  ["__proto__", null, "en"],
  [null, "ja", "en"],
  [null, "*", "en"],
  [null, "", "en"],
])("who chose %j and whose browser asks for %j reads %s", (chosen, accepted, language) => {
  expect(labelLanguage(chosen, accepted)).toBe(language);
});
