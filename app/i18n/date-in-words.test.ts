import { describe, expect, it } from "vitest";
import {
  dateInWords,
  forDate,
  fromDate,
  longDate,
  onDate,
  untilDate,
  withDateUnbroken,
  withDayUnbroken,
} from "./date-in-words.ts";

describe("a date in a Croatian sentence", () => {
  // From Monday, 10 August 2026.
  it.each([
    ["2026-08-10", "ponedjeljak", "ponedjeljka", "ponedjeljak", "ponedjeljku"],
    ["2026-08-11", "utorak", "utorka", "utorak", "utorku"],
    ["2026-08-12", "srijeda", "srijede", "srijedu", "srijedi"],
    ["2026-08-13", "četvrtak", "četvrtka", "četvrtak", "četvrtku"],
    ["2026-08-14", "petak", "petka", "petak", "petku"],
    ["2026-08-15", "subota", "subote", "subotu", "suboti"],
    ["2026-08-16", "nedjelja", "nedjelje", "nedjelju", "nedjelji"],
  ])("has the weekday of %s in each case", (date, nominative, genitive, accusative, locative) => {
    const day = `${Number(date.slice(-2))}. kolovoza 2026.`;
    expect(dateInWords(date, "hr")).toBe(`${nominative}, ${day}`);
    expect(dateInWords(date, "hr", "locative")).toBe(`${locative}, ${day}`);
    expect(onDate(date, "hr")).toBe(`u ${accusative}, ${day}`);
    expect(forDate(date, "hr")).toBe(`za ${accusative}, ${day}`);
    expect(untilDate(date, "hr")).toBe(`do ${genitive}, ${day}`);
  });

  it.each([
    ["01", "siječnja"],
    ["02", "veljače"],
    ["03", "ožujka"],
    ["04", "travnja"],
    ["05", "svibnja"],
    ["06", "lipnja"],
    ["07", "srpnja"],
    ["08", "kolovoza"],
    ["09", "rujna"],
    ["10", "listopada"],
    ["11", "studenoga"],
    ["12", "prosinca"],
  ])("has month %s in the genitive after the day, whatever comes before", (month, name) => {
    expect(longDate(`2026-${month}-03`, "hr")).toBe(`3. ${name} 2026.`);
    expect(fromDate(`2026-${month}-03`, "hr")).toBe(`od 3. ${name} 2026.`);
  });
});

describe("a date in an Italian sentence", () => {
  it.each([
    ["2026-03-08", "dall’8 marzo 2026", "domenica 8 marzo 2026"],
    ["2026-04-11", "dall’11 aprile 2026", "sabato 11 aprile 2026"],
    ["2026-05-01", "dal 1º maggio 2026", "venerdì 1º maggio 2026"],
    ["2026-06-12", "dal 12 giugno 2026", "venerdì 12 giugno 2026"],
    ["2026-07-18", "dal 18 luglio 2026", "sabato 18 luglio 2026"],
    ["2026-08-31", "dal 31 agosto 2026", "lunedì 31 agosto 2026"],
  ])("has the article of %s", (date, from, on) => {
    expect(fromDate(date, "it")).toBe(from);
    expect(onDate(date, "it")).toBe(on);
    expect(forDate(date, "it")).toBe(`per ${on}`);
    expect(untilDate(date, "it")).toBe(`fino a ${on}`);
  });
});

it("is written by the British in English, and with a dot in German", () => {
  expect(onDate("2026-08-12", "en")).toBe("on Wednesday, 12 August 2026");
  expect(forDate("2026-08-12", "en")).toBe("for Wednesday, 12 August 2026");
  expect(untilDate("2026-08-12", "en")).toBe("until Wednesday, 12 August 2026");
  expect(fromDate("2026-08-12", "en")).toBe("from 12 August 2026");
  expect(onDate("2026-08-12", "de")).toBe("am Mittwoch, 12. August 2026");
  expect(forDate("2026-08-12", "de")).toBe("für Mittwoch, 12. August 2026");
  expect(untilDate("2026-08-12", "de")).toBe("bis Mittwoch, 12. August 2026");
  expect(fromDate("2026-08-12", "de")).toBe("ab dem 12. August 2026");
});

it.each([
  ["do petka, 27. studenoga 2026. u 12:00", "do\u00a0petka, 27.\u00a0studenoga 2026. u\u00a012:00"],
  ["on 27 November 2026 at 12:00", "on 27\u00a0November 2026 at\u00a012:00"],
  ["il 1º maggio 2026 alle ore 09:00", "il 1º\u00a0maggio 2026 alle ore\u00a009:00"],
  ["am 7. November 2026 um 12:00 Uhr", "am 7.\u00a0November 2026 um\u00a012:00\u00a0Uhr"],
  ["Dienstag, 24. November 2026", "Dienstag, 24.\u00a0November 2026"],
])("keeps the day with its month, and the hour together, on a page: %s", (words, unbroken) => {
  expect(withDayUnbroken(words)).toBe(unbroken);
});

it.each([
  ["am 20. November 2026 um 12:00 Uhr", "am 20.\u00a0November\u00a02026 um\u00a012:00\u00a0Uhr"],
  ["do petka, 27. studenoga 2026. u 12:00", "do\u00a0petka, 27.\u00a0studenoga\u00a02026. u\u00a012:00"],
  ["on 20 November 2026", "on 20\u00a0November\u00a02026"],
])("a whole date in the type of sentences keeps its year: %s", (words, unbroken) => {
  expect(withDateUnbroken(words)).toBe(unbroken);
});
