import { expect, it } from "vitest";
import { momentInFigures, momentInWords, onMoment, untilMoment } from "./moment-in-words.ts";

/** Noon at the winery, in summer. */
const AUGUST = Date.UTC(2026, 7, 12, 10);
/** Half past midnight at the winery on the 8th, when it is still the 7th in Greenwich. */
const MARCH = Date.UTC(2026, 2, 7, 23, 30);
const MAY = Date.UTC(2026, 4, 1, 7);

it.each([
  ["hr", "12. kolovoza 2026. u 12:00", "do srijede, 12. kolovoza 2026., u 12:00"],
  ["en", "on 12 August 2026 at 12:00", "until Wednesday, 12 August 2026 at 12:00"],
  ["it", "il 12 agosto 2026 alle ore 12:00", "fino a mercoledì 12 agosto 2026 alle ore 12:00"],
  ["de", "am 12. August 2026 um 12:00 Uhr", "bis Mittwoch, 12. August 2026, 12:00 Uhr"],
] as const)("tells in %s when something was, and until when it holds", (language, on, until) => {
  expect(onMoment(AUGUST, language)).toBe(on);
  expect(untilMoment(AUGUST, language)).toBe(until);
});

it("has the article of an Italian day, by the winery's calendar", () => {
  expect(onMoment(MARCH, "it")).toBe("l’8 marzo 2026 alle ore 00:30");
  expect(untilMoment(MARCH, "it")).toBe("fino a domenica 8 marzo 2026 alle ore 00:30");
  expect(momentInWords(MAY, "it")).toBe("1º maggio 2026 alle ore 09:00");
  expect(onMoment(MAY, "it")).toBe("il 1º maggio 2026 alle ore 09:00");
});

it.each([
  ["hr", "12. 08. 2026. u 12:00"],
  ["en", "12 Aug 2026, 12:00"],
  ["it", "12 ago 2026, 12:00"],
  ["de", "12.08.2026, 12:00"],
] as const)("is short in %s where a list has no room, and a sentence still", (language, figures) => {
  expect(momentInFigures(AUGUST, language)).toBe(figures);
});
