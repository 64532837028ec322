import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** What was asked for cannot be done; the message says why, or how a command is used. */
export class WrongUse extends Error {}

/** The words and options of a command line. @throws WrongUse with the usage where an option is unknown or lacks its value */
export function readCommandLine<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T, usage: string) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new WrongUse(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** Whether somebody asks how a command is used. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.some((word) => word === "--help" || word === "-h" || word === "help");
}

/** A moment as somebody types it, in milliseconds since 1970: `2026-11-20` or `2026-11-20T10:30`. @throws WrongUse */
export function momentFrom(text: string, usage: string): number {
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw new WrongUse(`${text} is no time.\n\n${usage}`);
  return moment;
}

/** A moment as a command shows it: `2026-11-20T10:30:00Z`. */
export function shownMoment(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}
