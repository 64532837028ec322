import { COMMON_WORDS, KEYBOARD_ROWS } from "./common-passwords.server.ts";

/** Whose password it is: a name and an address are no secret. */
export type PasswordOwner = { email?: string; firstName?: string; lastName?: string };

const MIN_DISTINCT_CHARS = 4;
/** So many of the commonest words in a row are still guessed. */
const MAX_COMMON_WORDS = 2;
/** Digits and punctuation that hardly help a word: an ordinal, an exclamation mark. */
const MAX_TRIMMINGS = 4;
/** A date or a telephone number. */
const MAX_NUMBER_LENGTH = 12;
const MIN_RUN_LENGTH = 4;
const MIN_NAME_LENGTH = 3;

/**
 * Whether anybody would guess a password: one or two of the commonest words in four languages, of the shop's own, or of its owner's name
 * and address, with a year, a row of keys or a few characters around them; a date or telephone number; the same few characters over and over.
 */
export function isGuessable(password: string, owner: PasswordOwner = {}): boolean {
  const plain = withoutAccents(password);
  if (new Set(plain).size < MIN_DISTINCT_CHARS) return true;
  const rest = withoutRuns(plain);
  if (!/\p{L}/u.test(rest)) return rest.length <= MAX_NUMBER_LENGTH;
  const names = namesOf(owner);
  return readingsOf(rest).some(
    ({ letters, others }) => trimmingsIn(others) <= MAX_TRIMMINGS && isMadeOfWords(letters, names),
  );
}

/** In small letters, without accents. */
function withoutAccents(text: string): string {
  const plain = text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.replaceAll("đ", "d").replaceAll("ß", "ss");
}

const ROWS = KEYBOARD_ROWS.flatMap((row) => [row, backwards(row)]);

/** Without the pieces that run along a row of keys or the alphabet. */
function withoutRuns(text: string): string {
  let rest = "";
  for (let start = 0; start < text.length; ) {
    const length = runLength(text.slice(start));
    if (length === 0) rest += text[start];
    start += Math.max(length, 1);
  }
  return rest;
}

/** How many characters run along one row from the first on; 0 where they are too few for a run. */
function runLength(text: string): number {
  let longest = 0;
  for (let length = MIN_RUN_LENGTH; length <= text.length; length += 1) {
    if (!ROWS.some((row) => row.includes(text.slice(0, length)))) break;
    longest = length;
  }
  return longest;
}

const LETTER_OF: Record<string, string> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s", "!": "i", "|": "l" },
};

/** Letters and the characters beside them, once as they are, once with `p4$$w0rd` taken for what it says. */
function readingsOf(text: string): { letters: string; others: string }[] {
  const [, before = "", core = "", after = ""] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(text) ?? [];
  return [
    { letters: text.replace(/[^\p{L}]/gu, ""), others: text.replace(/\p{L}/gu, "") },
    { letters: core.replace(/[^\p{L}]/gu, (char) => LETTER_OF[char] ?? ""), others: before + after },
  ];
}

/** How many characters count: years, blanks and repetitions are free. */
function trimmingsIn(others: string): number {
  const counted = others.replace(/(19|20)\d\d|\s/g, "").replace(/(.)\1+/gsu, "$1");
  return counted.length;
}

/** The parts of the name, of the address before its `@`, and of its host, the longest first. */
function namesOf({ email = "", firstName = "", lastName = "" }: PasswordOwner): string[] {
  const [local = "", host = ""] = email.split("@");
  const parts = [local, host, firstName, lastName].flatMap((text) => withoutAccents(text).split(/[^\p{L}]+/u));
  return parts.filter((part) => part.length >= MIN_NAME_LENGTH).toSorted((one, other) => other.length - one.length);
}

/** Whether letters, forwards or backwards, are names and common words, and one letter more at most. */
function isMadeOfWords(letters: string, names: readonly string[]): boolean {
  const withoutNames = names.reduce((text, name) => text.replaceAll(name, ""), letters);
  return [letters, withoutNames, backwards(letters)].some((text) => isCommon(text, MAX_COMMON_WORDS));
}

function isCommon(letters: string, mostWords: number): boolean {
  if (letters.length <= 1) return true;
  if (mostWords === 0) return false;
  const ends = Array.from({ length: letters.length - 1 }, (_, index) => index + 2);
  return ends.some((end) => COMMON_WORDS.has(letters.slice(0, end)) && isCommon(letters.slice(end), mostWords - 1));
}

function backwards(text: string): string {
  return [...text].toReversed().join("");
}
