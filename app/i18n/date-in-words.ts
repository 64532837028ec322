import { DATE_TAGS, type Language } from "./languages.ts";

/** How a date stands in a Croatian sentence; the other languages change nothing of it. */
type Case = "nominative" | "genitive" | "accusative" | "locative";

/** From Sunday on. In "12. kolovoza" number and month stay as they are, whatever comes before: only the weekday changes. */
const CROATIAN_WEEKDAYS: Record<Case, readonly string[]> = {
  nominative: ["nedjelja", "ponedjeljak", "utorak", "srijeda", "četvrtak", "petak", "subota"],
  genitive: ["nedjelje", "ponedjeljka", "utorka", "srijede", "četvrtka", "petka", "subote"],
  accusative: ["nedjelju", "ponedjeljak", "utorak", "srijedu", "četvrtak", "petak", "subotu"],
  locative: ["nedjelji", "ponedjeljku", "utorku", "srijedi", "četvrtku", "petku", "suboti"],
};

/** A date (`2026-08-12`) with its weekday, in the words of a language; in Croatian in the case that its sentence asks for. */
export function dateInWords(date: string, language: Language, inCase: Case = "nominative"): string {
  const noon = new Date(`${date}T12:00:00Z`);
  if (language === "hr") return `${CROATIAN_WEEKDAYS[inCase][noon.getUTCDay()]}, ${longDate(date, language)}`;
  const words = new Intl.DateTimeFormat(DATE_TAGS[language], { dateStyle: "full", timeZone: "UTC" }).format(noon);
  return language === "it" ? withOrdinal(words) : words;
}

/** A date without its weekday: `12. kolovoza 2026.`, `12 August 2026`, `1º agosto 2026`. */
export function longDate(date: string, language: Language): string {
  const noon = new Date(`${date}T12:00:00Z`);
  const words = new Intl.DateTimeFormat(DATE_TAGS[language], { dateStyle: "long", timeZone: "UTC" }).format(noon);
  return language === "it" ? withOrdinal(words) : words;
}

/** On which day: `u srijedu, 12. kolovoza 2026.`, `on Wednesday, 12 August 2026`, `mercoledì 12 agosto 2026`. */
export function onDate(date: string, language: Language): string {
  const words = dateInWords(date, language, "accusative");
  return { hr: `u ${words}`, en: `on ${words}`, it: words, de: `am ${words}` }[language];
}

/** For which day: `za srijedu, 12. kolovoza 2026.`, `per mercoledì 12 agosto 2026`. */
export function forDate(date: string, language: Language): string {
  const words = dateInWords(date, language, "accusative");
  return `${{ hr: "za", en: "for", it: "per", de: "für" }[language]} ${words}`;
}

/** Until which day: `do srijede, 12. kolovoza 2026.`, `fino a mercoledì 12 agosto 2026`. */
export function untilDate(date: string, language: Language): string {
  const words = dateInWords(date, language, "genitive");
  return `${{ hr: "do", en: "until", it: "fino a", de: "bis" }[language]} ${words}`;
}

/** From which day: `od 21. studenoga 2026.`, `dal 21 novembre 2026`, `dall’8 marzo 2026`. */
export function fromDate(date: string, language: Language): string {
  const words = longDate(date, language);
  if (language === "it") return withArticle(words, { before: "dal ", elided: "dall’" });
  return `${{ hr: "od", en: "from", de: "ab dem" }[language]} ${words}`;
}

/** The day and what follows it with the article that Italian has before it: `il 12 agosto`, `l’8 marzo`, `l’11 aprile`. */
export function withArticle(words: string, { before, elided } = { before: "il ", elided: "l’" }): string {
  return /^(?:8|11)\b/.test(words) ? elided + words : before + words;
}

/** The first of a month is an ordinal in Italian. */
export function withOrdinal(words: string): string {
  return words.replace(/(^| )1 (?=\p{L})/u, "$11º ");
}

/** The same words for a page, where no line ends between the day and its month, after Croatian's `do`, nor around the hour: `um 12:00 Uhr` stays together. The year may part: large type on a small phone has no room for all. */
export function withDayUnbroken(words: string): string {
  return words
    .replace(/^do /, "do\u00a0")
    .replace(/(?<!\d)(\d{1,2}[.º]?) (?=\p{L})/u, "$1\u00a0")
    .replace(/ (?=\d{1,2}:\d\d)/, "\u00a0")
    .replace(/(?<=\d:\d\d) (?=Uhr)/, "\u00a0");
}

/** The same with the year at its month, for type of the size of sentences. */
export function withDateUnbroken(words: string): string {
  return withDayUnbroken(words).replace(/(?<=\p{L}) (?=\d{4}\b)/u, "\u00a0");
}
