import { z } from "zod";
import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";

/** A form for a partner's page: where it posts to and what it asks, from the schema that will parse it. */
export type FormPlan = {
  action: string;
  language: Language;
  fields: z.ZodObject;
  /** Fields that nobody fills in, with their values; those without one are left out. */
  hidden: Record<string, string>;
  /** The file of texts with the fields' names. */
  texts: string;
  /** Names of choices; those that are not here are shown as they are. */
  choices: Record<string, string>;
  /** What is filled in already, where that is not what the schema says. */
  values: Record<string, string>;
  /** What is said above the fields, as HTML; empty: nothing. */
  heading: string;
  /** The sentence beside the box for the terms, as HTML. */
  terms: string;
  button: string;
};

const control = z.object({
  type: z.enum(["string", "integer", "number", "boolean"]).default("string"),
  enum: z.array(z.string()).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  default: z.unknown().optional(),
});
type Control = z.infer<typeof control>;

const MAX_LINE_LENGTH = 200;
const INPUT_TYPES: Record<string, string> = { email: "email", date: "date" };

/** The form as plain HTML: every field of the schema, with the schema's own bounds. */
export function partnerForm(plan: FormPlan): string {
  const { properties = {}, required = [] } = z.toJSONSchema(plan.fields, { io: "input" });
  const rows = Object.entries(properties)
    .filter(([name]) => !(name in plan.hidden))
    .map(([name, schema]) => row(plan, name, control.parse(schema), required.includes(name)));
  const hidden = Object.entries(plan.hidden)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `  <input type="hidden" name="${name}" value="${escaped(value)}">`);
  return [
    // The page may stand in a frame of a website builder; ours are shown in none.
    `<form method="post" action="${escaped(plan.action)}" accept-charset="utf-8" target="_top">`,
    ...hidden,
    ...(plan.heading === "" ? [] : [`  <p>${plan.heading}</p>`]),
    ...rows,
    `  <p><button type="submit">${escaped(plan.button)}</button></p>`,
    "</form>",
  ].join("\n");
}

function row(plan: FormPlan, name: string, schema: Control, required: boolean): string {
  const needed = required ? " required" : "";
  if (schema.type === "boolean") {
    const label = name === "terms" ? plan.terms : labelOf(plan, name);
    return `  <p><label><input type="checkbox" name="${name}"${needed}> ${label}</label></p>`;
  }
  return `  <p><label>${labelOf(plan, name)}<br>\n    ${field(plan, name, schema, needed)}</label></p>`;
}

function field(plan: FormPlan, name: string, schema: Control, needed: string): string {
  if (schema.enum) {
    const { choices } = plan;
    const options = schema.enum.map((value) => `<option value="${value}">${escaped(choices[value] ?? value)}</option>`);
    // One of them is always chosen; HTML takes "required" only where the first option is empty.
    return `<select name="${name}">\n      ${options.join("\n      ")}\n    </select>`;
  }
  const bounds = attributes({ minlength: shortest(schema), maxlength: schema.maxLength, pattern: schema.pattern });
  if ((schema.maxLength ?? 0) > MAX_LINE_LENGTH)
    return `<textarea name="${name}" rows="4"${bounds}${needed}></textarea>`;
  if (schema.type === "string") {
    const type = name === "phone" ? "tel" : (INPUT_TYPES[schema.format ?? ""] ?? "text");
    // Browsers show the title when the pattern does not fit, and nothing else that would help.
    const hint = attributes({ title: schema.pattern && textOf(plan, `errors.${name}`) });
    return `<input type="${type}" name="${name}"${bounds}${hint}${needed}>`;
  }
  const range = attributes({
    min: schema.minimum,
    max: schema.maximum,
    value: plan.values[name] ?? String(schema.default ?? schema.minimum ?? ""),
  });
  return `<input type="number" name="${name}"${range}${needed}>`;
}

/** A field that has to be filled in needs no other word for it. */
const shortest = ({ minLength = 0 }: Control) => (minLength > 1 ? minLength : undefined);

function labelOf(plan: FormPlan, name: string): string {
  return escaped(textOf(plan, `fields.${name}`));
}

function textOf({ texts, language }: FormPlan, key: string): string {
  return translator(language, texts)(key);
}

function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join("");
}

/** Text as it may stand in HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
