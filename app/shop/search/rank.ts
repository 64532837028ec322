import { foldedWords, wordsOfText } from "./folded-words.ts";
import { matchAsWritten, matchMistyped } from "./word-match.ts";

/** Where a word stands; each is worth twice the next, so that a name comes before a grape, a kind and a text (docs/rules.md "Search"). */
const WEIGHTS = { name: 8, grape: 4, kind: 2, text: 1 } as const;
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
 */
export function rank<Found>(findables: readonly Findable<Found>[], query: string): Found[] {
  const typed = [...new Set(foldedWords(query).map((word) => word.slice(0, MAX_WORD_LENGTH)))].slice(0, MAX_WORDS);
  const worths = typed.map((word) => {
    const asWritten = worthOfEach(findables, word, matchAsWritten);
    return asWritten.some((worth) => worth > 0) ? asWritten : worthOfEach(findables, word, matchMistyped);
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

/** How much one typed word is worth in each of what can be found; a word that stands in many texts is compared once. */
function worthOfEach<Found>(findables: readonly Findable<Found>[], typed: string, match: Match): number[] {
  const known = new Map<string, number>();
  const worthOf = (word: string) => {
    const worth = known.get(word) ?? match(typed, word);
    known.set(word, worth);
    return worth;
  };
  const inText = (words: readonly string[]) => words.reduce((most, word) => Math.max(most, worthOf(word)), 0);
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
