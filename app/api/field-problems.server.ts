import type { FieldProblem } from "../http/problem-json.server.ts";
import { translator } from "../i18n/i18next.server.ts";
import type { Language } from "../i18n/languages.ts";
import type { FieldErrors, Form } from "../shop/fields/define-form.server.ts";
import { partnerFields } from "../shop/partners/partner-fields.server.ts";

/**
 * A form's errors as a program gets them: a stable code, and the sentence that a person would read. What the form's own texts and limits
 * lack is said by those of every call.
 */
export function fieldProblems<Value, Context>(
  { constraints, texts }: Form<Value, Context>,
  errors: FieldErrors,
  language: Language,
): FieldProblem[] {
  const text = translator(language, texts);
  return Object.entries(errors).flatMap(([field, keys]) => {
    const { maxLength, max, minLength } = constraints[field] ?? partnerFields.constraints[field] ?? {};
    return keys.map((key) => ({
      field,
      code: key.replace(/^[a-z]+\./, ""),
      message: text([key, `calls:${key}`], { most: maxLength ?? max ?? minLength }),
    }));
  });
}
