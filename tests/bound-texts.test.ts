import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../app/i18n/languages.ts";
import { SAMPLE_CATALOGUE } from "../app/shop/sample/sample-catalogue.ts";
import { boundFile, boundText, boundUnits } from "../scripts/texts/bound-text.ts";
import { filesOfTexts } from "../scripts/texts/files-of-texts.ts";

const NBSP = "\u00a0";

describe("a text of a screen", () => {
  it.each([
    ["hr", "u kutiji i s maslinovim uljem", `u${NBSP}kutiji i${NBSP}s${NBSP}maslinovim uljem`],
    ["hr", "Još {{count}} boca do 14 dana", `Još {{count}}${NBSP}boca do 14${NBSP}dana`],
    ["hr", "od 1. siječnja, od {{name}} i", `od 1.${NBSP}siječnja, od {{name}} i`],
    ["de", "von {{opens}} bis {{closes}} Uhr", `von {{opens}} bis {{closes}}${NBSP}Uhr`],
    ["de", "z. B. 0,75 l mit 12 % vol", `z.${NBSP}B. 0,75${NBSP}l mit 12${NBSP}%${NBSP}vol`],
    ["en", "at least 6 bottles at 10:00 or later", `at least 6${NBSP}bottles at 10:00 or later`],
    ["de", "1 € = {{rate}} kn, 2–4 Tage", `1${NBSP}€${NBSP}=${NBSP}{{rate}}${NBSP}kn, 2–\u20604${NBSP}Tage`],
    ["it", "entro {{days}} giorni, o a casa", `entro {{days}}${NBSP}giorni, o a casa`],
  ] as const)("in %s keeps in one line what belongs together: %s", (language, text, bound) => {
    expect(boundText(text, language)).toBe(bound);
    expect(boundText(bound, language)).toBe(bound);
  });

  it.each(filesOfTexts())("has been bound by `npm run format`: $language/$name", (texts) => {
    expect(texts.file).toEqual(boundFile(texts));
  });
});

it("what is searched through, heads and mails, keeps only units together", () => {
  const file = { meta: { title: "O nama, 5 % za 6 boca" }, title: "O nama" };
  const bound = { meta: { title: `O nama, 5${NBSP}% za 6 boca` }, title: `O${NBSP}nama` };
  expect(boundFile({ file, language: "hr", isMail: false })).toEqual(bound);
  expect(boundFile({ file, language: "hr", isMail: true })).toEqual({ ...bound, title: "O nama" });
});

it("what is written about products keeps a figure on one line with its unit", () => {
  const texts = SAMPLE_CATALOGUE.flatMap(({ texts }) =>
    LANGUAGES.flatMap((language) => Object.values(texts[language])),
  );
  const written = texts.flatMap((text) => (typeof text === "string" ? [text] : Object.values(text ?? {}))).join("\n");
  expect(written).toContain(NBSP);
  expect(written).toBe(boundUnits(written));
});
