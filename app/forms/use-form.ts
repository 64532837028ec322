import { type FieldMetadata, getFormProps, type SubmissionResult, useForm as useConform } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { useText } from "../i18n/text.ts";
import type { Text } from "../i18n/texts.ts";
import { fieldWords, summaryOf } from "./field-words.ts";
import type { FormAnswer } from "./form-answer.ts";
import type { FormSetup } from "./open-form.server.ts";

export type FormFields<Name extends string> = Record<Name, FieldMetadata<string, Record<Name, string>, string[]>>;

/** A form of the page: its fields and their words, what it was answered, and whether it is on its way. */
export type ShopForm<Name extends string = string> = {
  name: string;
  setup: FormSetup;
  answer: FormAnswer | null;
  /** They say too that the form tells its errors itself, also of a post that was lost (`connection.ts`). */
  props: ReturnType<typeof getFormProps> & { "data-shows-errors": "" };
  fields: FormFields<Name>;
  words: ReturnType<typeof fieldWords>;
  summary: { id: string; message: string }[];
  /** What fills a field in: what was typed, else the default. */
  value(name: Name): string;
  sending: boolean;
  text: Text;
};

type Options<Name extends string> = {
  /** The names of its fields, in the order of the page. */
  names: readonly Name[];
  setup: FormSetup;
  answer: FormAnswer | null | undefined;
  defaults?: Partial<Record<Name, string>> | undefined;
  /** The file of texts that labels and errors stand in. */
  texts: string;
};

/** Joins conform with the answer of `answerForm` and with the texts of one file. @param name the form's name, its id on the page */
export function useForm<Name extends string>(name: string, options: Options<Name>): ShopForm<Name> {
  const { names, setup, answer = null, defaults = {}, texts } = options;
  const text = useText(texts);
  const lastResult = useMemo(() => resultOf(answer), [answer]);
  const values: Record<string, string | undefined> = answer?.values ?? defaults;
  const [form, metadata] = useConform<Record<Name, string>>({
    id: name,
    lastResult,
    constraint: setup.constraint as Record<Name, FormSetup["constraint"][string]>,
    // The browser's own checks stay on: they say at once what the server would say later.
    defaultNoValidate: false,
    // biome-ignore lint/suspicious/noExplicitAny: conform's default values are a mapped type of the names, which are open here
    defaultValue: values as any,
  });
  const fields = metadata as unknown as FormFields<Name>;
  const limits = limitsOf(setup);
  return {
    name,
    setup,
    answer,
    props: { ...getFormProps(form), "data-shows-errors": "" },
    fields,
    words: fieldWords(text, limits),
    summary: summaryOf(text, answer?.fieldErrors ?? {}, names, fields, limits),
    value: (field) => values[field] ?? "",
    sending: useNavigation().state === "submitting",
    text,
  };
}

function resultOf(answer: FormAnswer | null): SubmissionResult<string[]> | null {
  if (!answer) return null;
  const refused = answer.formError !== null || Object.keys(answer.fieldErrors).length > 0;
  return { initialValue: answer.values, ...(refused && { status: "error", error: answer.fieldErrors }) };
}

/** The figures of which errors speak. */
function limitsOf({ constraint }: FormSetup): Record<string, number> {
  const limits: Record<string, number> = {};
  for (const [name, { minLength, maxLength, max }] of Object.entries(constraint)) {
    const limit = maxLength ?? max ?? minLength;
    if (typeof limit === "number") limits[name] = limit;
  }
  return limits;
}
