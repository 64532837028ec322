import type { FieldMetadata } from "@conform-to/react";
import type { fieldWords } from "../../frame/form-fields.ts";

type Name =
  | "package"
  | "adults"
  | "children"
  | "childrenMenu"
  | "date"
  | "time"
  | "fullName"
  | "email"
  | "phone"
  | "note"
  | "terms";

/** The fields by name; all of them text, as the form sends them. */
export type ReservationFields = Record<Name, string>;
type Listed = Record<Name, FieldMetadata<string, ReservationFields, string[]>>;
export type FieldsProps = { fields: Listed; words: ReturnType<typeof fieldWords> };
