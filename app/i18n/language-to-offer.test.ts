import { describe, expect, it } from "vitest";
import { languageToOffer, preferredLanguage } from "./language-to-offer.ts";

describe("the language that a browser prefers", () => {
  it.each([
    ["de", "de"],
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["fr-FR,fr;q=0.9,it;q=0.7,en;q=0.8", "en"],
    ["en;q=0.2, hr", "hr"],
    ["it;q=0,en", "en"],
    ["IT-ch", "it"],
    ["sr-Latn-RS,en;q=0.5", "hr"],
    ["fr,pl;q=0.5", null],
    ["*", null],
    ["", null],
    [";;;,q=1,=", null],
    ["de;q=abc,en;q=0.1", "en"],
  ] as const)("%s: %s", (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
    expect(preferredLanguage(header)).toBe(language);
  });
});

describe("the language that is offered", () => {
  it.each([
    ["/", "de,en;q=0.5", "de"],
    ["/kontakt?x=1", "it", "it"],
    ["/de/kontakt", "de", null],
    ["/de", "de", null],
    ["/de.data", "de", null],
    ["/de?x", "hr", "hr"],
    ["/_root.data", "hr", null],
    ["/degustacija-vina", "de", "de"],
    ["/en/contact", "fr", null],
    ["/", null, null],
    ["/", undefined, null],
  ] as const)("at %s to %s is %s", (address, header, language) => {
    expect(languageToOffer(address, header)).toBe(language);
  });
});
