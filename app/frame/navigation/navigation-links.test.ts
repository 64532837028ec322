import { describe, expect, it } from "vitest";
import { canBePrefetched } from "./navigation-links.ts";
import { savesData } from "./navigation-prefetch.tsx";
import { needsOwnDocument } from "./own-documents.ts";

const allowed = (map: boolean, spamCheck: boolean, asksForSpamCheck = true) => ({
  asksForSpamCheck,
  consent: { map, spamCheck },
});

describe("a page gets a document of its own", () => {
  it.each([
    ["/kontakt", allowed(true, false), true],
    ["/de/kontakt", allowed(false, true), true],
    ["/de/buchung", allowed(false, true), true],
    ["/de/buchung", allowed(true, false), false],
    ["/de/buchung", allowed(false, true, false), false],
    ["/kontakt", allowed(false, false), false],
    ["/kontakt", { asksForSpamCheck: true, consent: undefined }, false],
    ["/kontakt", undefined, false],
    ["/nagrade", allowed(true, true), false],
    ["/nowhere", allowed(true, true), false],
  ])("%s, %j: %s", (path, given, own) => {
    expect(needsOwnDocument(path, given)).toBe(own);
  });
});

it.each([
  ["/nasi-proizvodi/malvazija-2025", true],
  ["/en/awards", true],
  ["/kontakt", false],
  ["/profil", false],
  ["/assets/medica", false],
])("prefetches %s: %s", (path, can) => {
  expect(canBePrefetched(path)).toBe(can);
});

it.each([
  [{}, false],
  [{ connection: undefined }, false],
  [{ connection: { effectiveType: "4g", saveData: false } }, false],
  [{ connection: { effectiveType: "3g" } }, false],
  [{ connection: { effectiveType: "2g" } }, true],
  [{ connection: { effectiveType: "slow-2g" } }, true],
  [{ connection: { effectiveType: "4g", saveData: true } }, true],
])("fetches nothing beforehand for who saves data: %j, %s", (navigator, saves) => {
  expect(savesData(navigator)).toBe(saves);
});
