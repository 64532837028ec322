import type { FieldMetadata } from "@conform-to/react";
import type { fieldWords } from "../../frame/form-fields.ts";

const NAMES = [
  "package",
  "adults",
  "children",
  "childrenMenu",
  "date",
  "time",
  "fullName",
  "email",
  "phone",
  "note",
  "terms",
] as const;
type Name = (typeof NAMES)[number];

/** The fields by name; all of them text, as the form sends them. */
export type ReservationFields = Record<Name, string>;
type Listed = Record<Name, FieldMetadata<string, ReservationFields, string[]>>;
export type FieldsProps = { fields: Listed; words: ReturnType<typeof fieldWords> };

/** conform makes a field when it is asked for by name, so that they cannot be listed; here they can, in their order. */
export function listedFields(proxied: Listed): Listed {
  const fields = { ...proxied };
  for (const name of NAMES) fields[name] = proxied[name];
  return fields;
}
