import { z } from "zod";

/** Messages of form fields; every file of texts that has forms has these keys. */
export const REQUIRED = "errors.required";
export const INVALID = "errors.invalid";
export const TOO_LONG = "errors.tooLong";

/** Line separators count as control characters too: nothing in one line may become two (threats, "mail injection"). */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** A line of text that has to be filled in, of at most so many characters. */
export function line(longest: number) {
  return z
    .string({ error: REQUIRED })
    .refine((text) => ONE_LINE.test(text), { error: INVALID, abort: true })
    .trim()
    .min(1, { error: REQUIRED, abort: true })
    .max(longest, { error: TOO_LONG, abort: true });
}

/** A mail address that has to be filled in. */
export function emailLine(longest: number) {
  return line(longest).refine((text) => z.email().safeParse(text).success, { error: "errors.email", abort: true });
}

/** Text of several lines, as it is stored: no control characters but line feeds and tabs. @param missing said where there is none */
export function paragraphs(missing: string) {
  return z
    .string({ error: missing })
    .overwrite((text) => text.replace(/\r\n?/g, "\n").trim())
    .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), { error: INVALID, abort: true });
}
