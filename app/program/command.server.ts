import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Platform } from "../platform/platform.server.ts";
import { openFromEnvironment } from "./open-from-environment.server.ts";

/** A command of the program. @returns what is shown @throws WrongUse where it cannot be done as asked */
export type Command = (words: string[]) => Promise<string>;

/** What was asked for cannot be done; the message says why, or how it is asked for. */
export class WrongUse extends Error {}

/** Reads the words of a command. @throws WrongUse with the usage for an option that it does not have */
export function parseWords<Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new WrongUse(usage);
  }
}

/** Does something with the shop's database open, beside a shop that may be running. */
export async function withShop<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  const platform = await openFromEnvironment();
  try {
    return await work(platform);
  } finally {
    await platform.database.close();
  }
}
