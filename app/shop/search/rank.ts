import { foldedWords, wordsOfText } from "./folded-words.ts";
import { matchAsTyped, matchAsWritten, matchMistyped } from "./word-match.ts";

/** Where a word stands; each is worth twice the next, so that a name comes before a grape, a kind and a text (docs/rules.md "Search"). */
const WEIGHTS = { name: 8, grape: 4, kind: 2, text: 1 } as const;
/** What a word for a kind is worth more in that kind: it comes before whatever else has the word, be it in its name. */
const KIND_FIRST = 16;
type Place = keyof typeof WEIGHTS;
const PLACES: readonly Place[] = ["name", "grape", "kind", "text"];

/** Something that can be found, and what is written about it. */
export type Findable<Found> = { found: Found } & Record<Place, readonly string[]>;

/** No more words of a query are looked for, and no more letters of each. */
const MAX_WORDS = 6;
const MAX_WORD_LENGTH = 30;

type Match = (typed: string, word: string) => number;

/**
 * What answers a query, the best first, equals as they stood. All its words count; where nothing has them all, what has most of them
 * is found, but never less than half. A word is looked for as if mistyped only where nothing at all has it as it was typed.
 * @param kindFirst whether a word that stands among kinds means these before all, and no other word that only begins like it
 */
export function rank<Found>(
  findables: readonly Findable<Found>[],
  query: string,
  { kindFirst = false }: { kindFirst?: boolean } = {},
): Found[] {
  const typed = [...new Set(foldedWords(query).map((word) => word.slice(0, MAX_WORD_LENGTH)))].slice(0, MAX_WORDS);
  const vocabulary = vocabularyOf(findables);
  const worths = typed.map((word) => {
    const meant = findables.map(({ kind }) => kindFirst && kind.some((text) => wordsOfText(text).includes(word)));
    const asWritten = worthsIn(vocabulary, word, meant.includes(true) ? matchAsTyped : matchAsWritten);
    const worthOf = asWritten.size > 0 ? asWritten : worthsIn(vocabulary, word, matchMistyped);
    if (worthOf.size === 0) return [];
    return worthOfEach(findables, worthOf).map((worth, index) => worth + (meant[index] ? KIND_FIRST : 0));
  });
  const ranked = findables.map(({ found }, index) => {
    const own = worths.map((worth) => worth[index] ?? 0);
    return { found, words: own.filter((worth) => worth > 0).length, worth: own.reduce((sum, one) => sum + one, 0) };
  });
  const most = Math.max(0, ...ranked.map(({ words }) => words));
  if (most === 0 || most < typed.length / 2) return [];
  const answers = ranked.filter(({ words }) => words === most);
  return answers.sort((one, other) => other.worth - one.worth).map(({ found }) => found);
}

/** Every word that stands anywhere, once: however often it stands there, it is compared once. */
function vocabularyOf<Found>(findables: readonly Findable<Found>[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const findable of findables) {
    for (const place of PLACES) {
      for (const text of findable[place]) for (const word of wordsOfText(text)) words.add(word);
    }
  }
  return words;
}

/** Which words answer a typed one, and how well; most words answer none. */
function worthsIn(vocabulary: ReadonlySet<string>, typed: string, match: Match): ReadonlyMap<string, number> {
  const worths = new Map<string, number>();
  for (const word of vocabulary) {
    const worth = match(typed, word);
    if (worth > 0) worths.set(word, worth);
  }
  return worths;
}

/** How much one typed word is worth in each of what can be found. @param worthOf the words that answer it */
function worthOfEach<Found>(findables: readonly Findable<Found>[], worthOf: ReadonlyMap<string, number>): number[] {
  const inText = (words: readonly string[]) => words.reduce((most, word) => Math.max(most, worthOf.get(word) ?? 0), 0);
  const bestOf = (texts: readonly string[], place: Place) =>
    texts.reduce((most, text) => {
      const words = wordsOfText(text);
      return Math.max(most, inText(words) * (place === "name" ? closeness(words.length) : 1));
    }, 0);
  return findables.map((findable) =>
    Math.max(...PLACES.map((place) => WEIGHTS[place] * bestOf(findable[place], place))),
  );
}

/** A name that says nothing else comes before one that goes on, but not before a better match. */
const closeness = (words: number) => 0.98 + 0.02 / words;
