import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../i18n/languages.ts";
import { inLanguage, languageOfPath, matchScreen, pathTo } from "./paths.ts";
import { ALL_SCREENS } from "./screen-properties.ts";

const PARAMS = { slug: "malvazija-2025", token: "abc" };

describe("addresses", () => {
  it.each([
    ["home", "hr", "/"],
    ["home", "de", "/de"],
    ["reservation", "it", "/it/prenotazione-degustazione"],
    ["product", "en", "/en/our-products/malvazija-2025"],
    ["orders", "de", "/de/profile/orders"],
    ["order", "hr", "/narudzba/abc"],
    ["terms-and-conditions", "de", "/de/allgemeine-geschafts-und-einkaufsbedingungen"],
  ] as const)("lead to %s in %s at %s", (screen, language, path) => {
    expect(pathTo(screen, language, PARAMS)).toBe(path);
  });

  it("lead back to the screen they were made from, whichever it is", () => {
    for (const screen of ALL_SCREENS) {
      for (const language of LANGUAGES) {
        expect(matchScreen(pathTo(screen, language, PARAMS))).toMatchObject({ screen, language });
      }
    }
  });

  it.each(["/en/kontakt", "/our-products", "/fr/contact", "/fr", "/hr/kontakt", "/en/en", "/kontakt/x"])(
    "that the dictionary does not hold lead nowhere: %s",
    (path) => {
      expect(matchScreen(path)).toBeNull();
    },
  );

  it("keep query and hash when the language changes, and lead home where they are no screen's", () => {
    expect(inLanguage("/nasi-proizvodi?category=wine&sort=name#top", "de")).toBe(
      "/de/unsere-produkte?category=wine&sort=name#top",
    );
    expect(inLanguage("/nowhere", "it")).toBe("/it");
  });

  it("say their language by their prefix alone", () => {
    expect(["/de/kontakt", "/kontakt", "/", "/fr/x"].map(languageOfPath)).toEqual(["de", "hr", "hr", "hr"]);
  });
});
