import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { WINERY_TIME_ZONE } from "./system/clock.ts";

/** What was asked for cannot be done; the message says why, or how a command is used. */
export class WrongUse extends Error {}

/** What a command takes: its options, and how many words at most, by the first of them where that makes a difference. */
type CommandShape<T> = { options: T; usage: string; words: number | Readonly<Record<string, number>> };

/**
 * The words and options of a command line. A first word that has no number of words is for the command itself to refuse.
 * @throws WrongUse with the usage where an option is unknown or lacks its value, where a word is empty, and where one is left over
 */
export function readCommandLine<T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { options, usage, words }: CommandShape<T>,
) {
  if (args.some(isEmptyWord)) {
    throw new WrongUse(`A word is empty, as "" or a variable of the shell that is not set.\n\n${usage}`);
  }
  const read = parsedArgs(args, options, usage);
  const [first = ""] = read.positionals;
  const known = typeof words === "number" ? words : Object.hasOwn(words, first) ? words[first] : undefined;
  if (known !== undefined) refuseLeftOver(read.positionals, known, usage);
  return read;
}

/** Left out it would mean something else: of an amount, all of it. */
function isEmptyWord(word: string): boolean {
  return word.trim() === "" || /^--[a-z-]+=$/.test(word);
}

function parsedArgs<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T, usage: string) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new WrongUse(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** A word that nobody reads may be half of an amount or of a name. @throws WrongUse where there are more words than a command takes */
export function refuseLeftOver(words: readonly string[], most: number, usage: string): void {
  const extra = words[most];
  if (extra === undefined) return;
  throw new WrongUse(`"${extra}" is one word too many; what has a space in it stands in quotes.\n\n${usage}`);
}

/**
 * What a command says of a file or folder that the system refuses: `/nope/a.pdf cannot be written: ENOENT`.
 * @param failed which one it is, and what cannot be done with it
 * @returns what to do with the error @throws WrongUse; the error itself where it is none of the system's
 */
export function fileFailure(failed: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.syscall === undefined) throw error;
    throw new WrongUse(`${failed}: ${error.code}`, { cause: error });
  };
}

/** Whether somebody asks how a command is used. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.some((word) => word === "--help" || word === "-h" || word === "help");
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2})?Z?)?$/;

/**
 * A moment as somebody types it, in milliseconds since 1970: `2026-11-20` (from midnight in UTC), `2026-11-20T10:30Z`, or without the Z
 * by the machine's own clock. Nothing else: `1.12.2026` would be read as the twelfth of January. @throws WrongUse
 */
export function momentFrom(text: string, usage: string): number {
  const [, day] = MOMENT.exec(text) ?? [];
  const moment = day !== undefined && isDay(day) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) throw new WrongUse(`"${text}" is no time, such as 2026-11-20T10:30Z.\n\n${usage}`);
  return moment;
}

/** The thirtieth of February is read as a day in March. */
function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** What a person types as an amount, in cents, at least one: `68,84`, `68.84`, `1.234,50`. @throws WrongUse with the command's usage */
export function amountFrom(text: string, usage: string): number {
  if (text === "") throw new WrongUse(`An amount is needed, such as 68,84.\n\n${usage}`);
  const plain = text.replace(/[.\s](?=\d{3}\b)/g, "").replace(",", ".");
  const cents = /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
  if (cents === 0) throw new WrongUse(`${text} is no amount, such as 68,84.\n\n${usage}`);
  return cents;
}

const WINERY_MOMENTS = new Intl.DateTimeFormat("sv-SE", {
  timeZone: WINERY_TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
});

/** A moment as the winery's people read it, by the winery's clock, as their buyers do: `2026-11-20 11:30`. */
export function momentAtWinery(moment: number): string {
  return WINERY_MOMENTS.format(moment);
}

/** A moment as `momentFrom` takes it back: `2026-11-20T10:30:00Z`. */
export function shownMoment(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}
