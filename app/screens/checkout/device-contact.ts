import { fieldsOf, fillIn, type KeptFields, type Memory, memoryOr } from "../../forms/kept-values.ts";

/** Where the device keeps it. */
const KEY = "contact";

/** Who buys and where the parcel goes, by the names of the checkout's fields; nothing else is kept. */
const FIELDS = ["firstName", "lastName", "email", "phone", "country", "address", "postalCode", "city"];

/** What the device remembers until somebody deletes it; nothing where the browser lets no page remember. */
export const memoryOfDevice = () => memoryOr(() => localStorage);

/** Fills in what is known of a form's fields, by their names, where nobody has changed them yet. Answers what it filled in. */
export function fillUntouched(form: HTMLFormElement, values: Readonly<Record<string, string>>): KeptFields {
  const filled: KeptFields = {};
  const present = fieldsOf(form);
  for (const [name, value] of Object.entries(values)) {
    const [given, typed] = present[name] ?? [value, value];
    if (given !== typed || given === value) continue;
    fillIn(form, name, value);
    filled[name] = [given, value];
  }
  return filled;
}

/**
 * Keeps on the device what a guest has written of name and address. It is sent nowhere but with a form that shows it.
 * @param until in milliseconds since 1970
 */
export function keepContact(memory: Memory, form: HTMLFormElement, until: number): void {
  const written = new FormData(form);
  const fields = Object.fromEntries(FIELDS.map((name) => [name, String(written.get(name) ?? "")]));
  memory.setItem(KEY, JSON.stringify({ until, fields }));
}

/** What is kept, by the fields' names; null: nothing, or not any more. @param now in milliseconds since 1970 */
export function knownContact(memory: Memory, now: number): Record<string, string> | null {
  const kept = readContact(memory.getItem(KEY));
  if (kept && kept.until > now) return kept.fields;
  forgetContact(memory);
  return null;
}

export function forgetContact(memory: Memory): void {
  memory.removeItem(KEY);
}

/** Anything may stand there: another version wrote it, or somebody by hand. */
function readContact(text: string | null): { until: number; fields: Record<string, string> } | null {
  try {
    const { until, fields } = JSON.parse(text ?? "null");
    const known = FIELDS.filter((name) => typeof fields[name] === "string" && fields[name] !== "");
    return typeof until === "number" ? { until, fields: Object.fromEntries(known.map((n) => [n, fields[n]])) } : null;
  } catch {
    return null;
  }
}
