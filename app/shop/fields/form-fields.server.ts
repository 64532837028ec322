import { z } from "zod";

/** Messages of form fields; every file of texts that has forms has these keys. */
export const REQUIRED = "errors.required";
export const INVALID = "errors.invalid";
export const TOO_LONG = "errors.tooLong";

/** Line separators count as control characters too: nothing in one line may become two, and no header of a mail two headers. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
/** Characters that nobody sees: they turn the direction of text, or make two equal names differ. */
const INVISIBLE = /\p{Cf}/gu;
/** The same but for the joiner, which some characters are made of. */
const INVISIBLE_IN_TEXT = /(?!\u200d)\p{Cf}/gu;

/** White space that a paste brings along and that no field shows; each is as good as a blank. */
const TABS = /[\t\v\f]/g;

/** A line of text that has to be filled in, of at most so many characters. Invisible characters are left out of it, tabs are blanks. */
export function line(maxLength: number) {
  return z
    .string({ error: REQUIRED })
    .overwrite((text) => text.replace(INVISIBLE, "").replace(TABS, " "))
    .refine((text) => ONE_LINE.test(text), { error: INVALID, abort: true })
    .trim()
    .min(1, { error: REQUIRED, abort: true })
    .max(maxLength, { error: TOO_LONG, abort: true });
}

/** An address of the web as mail programs make links of: with its scheme, with `www.`, or with a path after the host. */
const WEB_ADDRESS = /:\/\/|\bhttps?:|\bwww\.|\.\p{L}{2,}\//iu;

/** A person's name. */
export function personName(maxLength: number) {
  return lineWithoutLink(maxLength);
}

/** A line that stands in mails that others receive: it is no place for links, in wide letters neither. */
export function lineWithoutLink(maxLength: number) {
  return line(maxLength).refine((text) => !WEB_ADDRESS.test(text.normalize("NFKC")), "errors.nameWithLink");
}

/** A mail address that has to be filled in. */
export function emailLine(maxLength: number) {
  return line(maxLength)
    .refine((text) => z.email().safeParse(text).success, { error: "errors.email", abort: true })
    .meta({ format: "email" });
}

/** Text of several lines, as it is stored: no control characters but line feeds and tabs. @param missing said where there is none */
export function paragraphs(missing: string) {
  return z
    .string({ error: missing })
    .overwrite((text) => text.replace(/\r\n?/g, "\n").replace(INVISIBLE_IN_TEXT, "").trim())
    .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), { error: INVALID, abort: true });
}

/** A box that may be ticked. */
export function checkbox() {
  return z.boolean({ error: INVALID }).default(false);
}

/** A box that has to be ticked. @param missing said where it is not */
export function requiredCheckbox(missing: string) {
  return z
    .boolean({ error: missing })
    .refine((on) => on, missing)
    .meta({ const: true });
}

const KEY = /^[A-Za-z0-9_-]{22,64}$/;

/** A form's one-time key: one key makes one order, one reservation, one inquiry. */
export function oneTimeKey() {
  return z.string({ error: INVALID }).regex(KEY, INVALID);
}
