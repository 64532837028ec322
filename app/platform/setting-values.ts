import { z } from "zod";

/** A setting that is wrong: its one line names the setting and says what it must be. */
export class WrongSetting extends Error {
  /** @param mustBe begins with "must": what the setting must be */
  constructor(name: string, mustBe: string) {
    super(`Setting ${name}: ${mustBe}`);
  }
}

/**
 * A whole number as people write one, in digits alone: read as JavaScript reads numbers, `0x1267` and `1e4` would be ports too.
 * @param most of at most nine digits
 */
export function wholeNumber(least: number, most: number) {
  const mustBe = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, mustBe)
    .transform(Number)
    .refine((number) => number >= least && number <= most, mustBe);
}

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  const but = words.slice(0, -1).join(", ");
  return z.enum(words, { error: `must be ${but} or ${words.at(-1)}` });
}

/** Where something is asked for or posted to; over http only on a machine for trials. */
export const webAddress = z.url({
  protocol: /^https?$/,
  hostname: /./,
  error: "must be an address that begins with https://",
});

/** The values of the named settings: without spaces around them, and without those that are empty, which means "not set". @throws WrongSetting */
export function valuesOf(env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = env[name]?.trim() ?? "";
    // A shell takes quotes away; what reads a file of settings by itself (Docker does) may leave them.
    if (/^(["']).*\1$/s.test(value)) throw new WrongSetting(name, "must stand without quotes around it");
    if (value !== "") values[name] = value;
  }
  return values;
}
