/** How well a word of a text answers a word that was typed; none is worth less than half of another, so that weights decide first. */
const AS_TYPED = 1;
const OTHER_ENDING = 0.95;
const BEGINS_WITH = 0.9;
const CONTAINS = 0.8;
const MISTYPED = 0.6;

/** Shorter words have so many neighbours that one slip leads to another word. */
const SHORT = 6;

/** How much a text's word is worth to a typed one that it holds as it was written; 0 where it does not. Both are folded. */
export function matchAsWritten(typed: string, word: string): number {
  return word !== typed && hasOtherEnding(typed, word) ? OTHER_ENDING : matchAsTyped(typed, word);
}

/** The same for a word that is meant with this ending: `rosé` is no `rosso`. */
export function matchAsTyped(typed: string, word: string): number {
  if (word === typed) return AS_TYPED;
  if (typed.length >= 2 && word.startsWith(typed)) return BEGINS_WITH;
  return typed.length >= 4 && word.includes(typed) ? CONTAINS : 0;
}

/** The same for a word that differs by a slip or two; 0 where it differs by more, and for figures, of which each is another. */
export function matchMistyped(typed: string, word: string): number {
  const allowed = slipsAllowed(typed);
  if (allowed === 0 || word.length < typed.length - allowed) return 0;
  // A short word is like many others: it must be whole, and begin as it was typed.
  const isShort = typed.length < SHORT;
  if (isShort && (word[0] !== typed[0] || word.length > typed.length + allowed)) return 0;
  if (!beginsAlike(typed, word)) return 0;
  const slips = slipsFrom(typed, word.slice(0, typed.length + allowed), allowed);
  return (isShort ? (slips.at(-1) ?? 0) : Math.min(...slips)) <= allowed ? MISTYPED : 0;
}

/** `tartufi` also stands in a text as `tartufima`, `wines` as `wine`: the stem with at most three other letters behind it. */
function hasOtherEnding(typed: string, word: string): boolean {
  const stem = typed.replace(/(?<=...)[aeiou]?[aeious]$/, "");
  if (stem === typed || stem.length < 3 || !word.startsWith(stem)) return false;
  return word.length - stem.length <= (stem.length > 3 ? 3 : 2);
}

/** One of the first two letters is right, or has only changed its place: this spares most comparisons. */
function beginsAlike(typed: string, word: string): boolean {
  const [first, second] = typed;
  return first === word[0] || second === word[1] || first === word[1] || second === word[0];
}

function slipsAllowed(typed: string): number {
  if (/\p{N}/u.test(typed) || typed.length < 4) return 0;
  return typed.length < 8 ? 1 : 2;
}

/**
 * How many letters are wrong, missing, too many or exchanged with their neighbour, at least, between what was typed and each
 * beginning of a word, the empty one first (optimal string alignment). Given up once every beginning has more than are allowed.
 */
function slipsFrom(typed: string, word: string, allowed: number): readonly number[] {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: word.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= typed.length; row += 1) {
    const present = [row];
    let fewest = row;
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let least = Math.min(at(last, column) + 1, at(present, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      const exchanged = row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (exchanged) least = Math.min(least, at(beforeLast, column - 2) + 1);
      present.push(least);
      if (least < fewest) fewest = least;
    }
    if (fewest > allowed) return TOO_MANY;
    [beforeLast, last] = [last, present];
  }
  return last;
}

const TOO_MANY: readonly number[] = [Number.POSITIVE_INFINITY];

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
