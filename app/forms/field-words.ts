import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import type { Text } from "../i18n/texts.ts";

// biome-ignore lint/suspicious/noExplicitAny: conform's metadata is invariant in its schema; nothing of it is read here
type Field = FieldMetadata<any, any, any>;

/**
 * Joins conform's fields with ours: the attributes of the control, its label (`fields.<name>`) and its errors, which come from
 * the server as keys, in the words of one file of texts. `limits` are what the sentences speak of.
 */
export function fieldWords(text: Text, limits: Record<string, number> = {}) {
  const words = (field: Field) => ({
    label: text(`fields.${field.name}`),
    labelNote: field.required ? undefined : text("optional"),
    errors: field.errors?.map((key: string) => errorText(text, field.name, key, limits)),
  });
  return {
    input: (field: Field, type: "text" | "email" | "tel" | "date" | "number" | "password") => {
      const { key: _, ...props } = getInputProps(field, { type });
      return { ...words(field), ...props };
    },
    select: (field: Field) => {
      const { key: _, ...props } = getSelectProps(field);
      return { ...words(field), ...props };
    },
    textarea: (field: Field) => {
      const { key: _, ...props } = getTextareaProps(field);
      return { ...words(field), ...props };
    },
    checkbox: (field: Field) => {
      const { key: _, ...props } = getInputProps(field, { type: "checkbox" });
      return { ...words(field), labelNote: undefined, ...props };
    },
    radios: (field: Field) => ({
      id: field.id,
      name: field.name,
      defaultValue: typeof field.initialValue === "string" ? field.initialValue : undefined,
      errors: words(field).errors,
      legend: text(`fields.${field.name}`),
    }),
  };
}

/** What a field wants that was left empty or unchosen is said beside it; on a phone a list of them must not fill the screen. */
const SAID_BESIDE = ["required", "packageFirst", "date", "time", "terms", "adult"].map((key) => `errors.${key}`);

/** The errors of a form as its summary lists them, in the order of its names. */
export function summaryOf<Name extends string>(
  text: Text,
  errors: Readonly<Record<string, string[]>>,
  names: readonly Name[],
  fields: Record<Name, Pick<Field, "id">>,
  limits: Record<string, number> = {},
): { id: string; message: string }[] {
  return names.flatMap((name) => {
    const keys = errors[name] ?? [];
    if (keys.length === 0) return [];
    // Away from its part of the form, a label may need more words.
    const label = text([`inSummary.${name}`, `fields.${name}`]);
    const said = (key: string) =>
      SAID_BESIDE.includes(key) ? label : `${label}: ${errorText(text, name, key, limits)}`;
    return keys.map((key) => ({ id: fields[name].id, message: said(key) }));
  });
}

/** What is wrong with a field; one that is empty says what belongs into it (`required.<name>`), where its file of texts has that. */
function errorText(text: Text, name: string, key: string, limits: Record<string, number>): string {
  return text(key === "errors.required" ? [`required.${name}`, key] : key, { most: limits[name] });
}
