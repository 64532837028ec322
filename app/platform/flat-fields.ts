/** The bounds of a body's fields: more than any form of the shop has. */
const MAX_FIELDS = 100;
const MAX_NAME_LENGTH = 40;

/** A name that a form of the shop can have: nothing in brackets, nothing dotted, no `__proto__`. */
const FIELD_NAME = new RegExp(`^[A-Za-z][A-Za-z0-9-]{0,${MAX_NAME_LENGTH - 1}}$`);

/** What was sent, by field: the texts of a form, or the values of JSON. It has no prototype. */
export type RawFields = Readonly<Record<string, unknown>>;

/** What was posted: a form as browsers send it, or the same fields as JSON. */
export type FormBody = { kind: "form" | "json"; fields: RawFields };

/** A body that has more fields than any form of the shop. */
export class TooManyFields extends Error {}

/**
 * The flat fields of a posted form: one text a name, the last one where a name is repeated. Files, and names that no form of the
 * shop can have, are left out: nothing is ever built from what stands in a name.
 * @throws TooManyFields
 */
export function flatFields(entries: Iterable<readonly [string, unknown]>): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  let count = 0;
  for (const [name, value] of entries) {
    count += 1;
    if (count > MAX_FIELDS) throw new TooManyFields(`More than ${MAX_FIELDS} fields`);
    if (typeof value === "string" && FIELD_NAME.test(name)) fields[name] = plainText(value);
  }
  return fields;
}

/** The same of a JSON object, whose values keep their type. @throws TooManyFields */
export function flatJsonFields(value: object): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null);
  const entries = Object.entries(value);
  if (entries.length > MAX_FIELDS) throw new TooManyFields(`More than ${MAX_FIELDS} fields`);
  for (const [name, one] of entries) {
    if (FIELD_NAME.test(name)) fields[name] = typeof one === "string" ? plainText(one) : one;
  }
  return fields;
}

/** Text that every engine can store: no NUL, no half of a character. */
function plainText(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}

/** A field's text, empty where it is missing or no text. */
export function textField({ fields }: FormBody, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : "";
}

/** Every field that is text, a number or a ticked box, as a browser would have sent it. */
export function fieldTexts({ fields }: FormBody): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === true) texts[name] = "on";
    else if (typeof value === "string" || typeof value === "number") texts[name] = String(value);
  }
  return texts;
}

/** How deep brackets of JSON may stand in each other: no call takes more than a list in an object. */
const MAX_DEPTH = 8;

/** Whether a JSON text nests no deeper than any call of the shop. Read character by character: nothing is built for it. */
export function isShallowJson(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (inText && char === "\\") index += 1;
    else if (char === '"') inText = !inText;
    else if (!inText && (char === "[" || char === "{")) depth += 1;
    else if (!inText && (char === "]" || char === "}")) depth -= 1;
    if (depth > MAX_DEPTH) return false;
  }
  return true;
}
