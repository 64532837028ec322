import type { Language } from "../../app/i18n/languages.ts";

type Words = Record<string, number>;

/** Numbers above one: "jedan", "one", "un" and "ein" count less often than they point. */
const NUMBERS: Record<Language, Words> = {
  hr: {
    ...{
      dva: 2,
      dvije: 2,
      dvaju: 2,
      dviju: 2,
      tri: 3,
      četiri: 4,
      pet: 5,
      šest: 6,
      sedam: 7,
      osam: 8,
      devet: 9,
      deset: 10,
    },
    ...{
      dvanaest: 12,
      četrnaest: 14,
      petnaest: 15,
      osamnaest: 18,
      dvadeset: 20,
      dvadesetak: 20,
      trideset: 30,
      sto: 100,
      tisuća: 1000,
      tisuću: 1000,
      tisuće: 1000,
    },
  },
  en: {
    ...{
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      twelve: 12,
      fourteen: 14,
      fifteen: 15,
      eighteen: 18,
    },
    ...{ twenty: 20, thirty: 30, hundred: 100, thousand: 1000 },
  },
  it: {
    ...{
      due: 2,
      tre: 3,
      quattro: 4,
      cinque: 5,
      sei: 6,
      sette: 7,
      otto: 8,
      nove: 9,
      dieci: 10,
      dodici: 12,
      quattordici: 14,
      quindici: 15,
      diciotto: 18,
    },
    ...{ venti: 20, ventina: 20, trenta: 30, cento: 100, mille: 1000 },
  },
  de: {
    ...{ zwei: 2, drei: 3, dreimal: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwölf: 12 },
    ...{ vierzehn: 14, fünfzehn: 15, achtzehn: 18, zwanzig: 20, dreißig: 30, hundert: 100, tausend: 1000 },
  },
};

/** From January on; May is left out, for the word is also a verb and a beginning. */
const MONTHS: Record<Language, (RegExp | null)[]> = {
  hr: [
    ...[/siječ/, /veljač/, /ožuj/, /travnj/, null, /lipnj/, /srpnj/, /kolovoz/],
    ...[/\brujn/, /listopad/, /studen/, /prosin/],
  ],
  en: [
    ...[/January/, /February/, /March/, /April/, null, /June/, /July/, /August/],
    ...[/September/, /October/, /November/, /December/],
  ],
  it: [
    ...[/gennaio/, /febbraio/, /marzo/, /aprile/, null, /giugno/, /luglio/, /agosto/],
    ...[/settembre/, /ottobre/, /novembre/, /dicembre/],
  ],
  de: [
    ...[/Januar/, /Februar/, /März/, /April/, null, /Juni/, /Juli/, /August/],
    ...[/September/, /Oktober/, /November/, /Dezember/],
  ],
};

/** The numbers that a text writes in words; what it names in braces does not count, nor does Italian "due" that means "twice" or "a little". */
export function numbersIn(text: string, language: Language): number[] {
  const words =
    text
      .replace(/\{\{.*?\}\}|due (?:volte|chiacchiere)/g, "")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => NUMBERS[language][word] ?? []);
}

/** The months that a text names, 1 for January. Croatian September keeps its root in every case: rujan, rujna, rujnu. */
export function monthsIn(text: string, language: Language): number[] {
  const lower = text.toLowerCase().replace(/rujan/g, "rujna");
  const looked = language === "hr" || language === "it" ? lower : text;
  return MONTHS[language].flatMap((month, index) => (month?.test(looked) ? [index + 1] : []));
}
