import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../i18n/languages.ts";
import { inLanguage, languageOfPath, localPath, matchScreen, pathTo } from "./paths.ts";
import { SCREENS } from "./slugs.ts";

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
    for (const screen of SCREENS) {
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

describe("a path of this site", () => {
  it.each(["/", "/de/kasse?x=1&y=%20#z", "/@me/a-b_c~d%20", "/profil/"])("is %s", (path) => {
    expect(localPath(path)).toBe(path);
  });

  it.each([
    "//evil.example/",
    "/\\evil.example",
    "\\/evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/a\\b",
    "/a b",
    "/č",
    "/a?b c",
    "",
    "kontakt",
    null,
    7,
  ])("is not %s", (text) => {
    expect(localPath(text)).toBeNull();
  });

  it("never leads to another host, whatever is asked", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = localPath(`/${text}`);
        return path === null || new URL(path, "http://here").host === "here";
      }),
      { numRuns: 20_000 },
    );
  });
});
