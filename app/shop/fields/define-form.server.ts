import { z } from "zod";
import type { RawFields } from "../../platform/flat-fields.ts";
import type { LimitName } from "../limits/rate-limits.ts";
import type { SpamAction } from "../spam/spam.ts";
import { INVALID } from "./form-fields.server.ts";

/** What is wrong, by field, as keys of texts. */
export type FieldErrors = Record<string, string[]>;
type ParsedForm<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

/** What the browser itself checks before it sends a field. */
export type Constraint = {
  required?: true;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  min?: number | string;
  max?: number | string;
};

/**
 * A form's fields and rules, written once: they parse what is posted and what programs send, give the browser its constraints,
 * and describe the call (OpenAPI).
 */
type FormSchema<Value, Context = void> = {
  fields: z.ZodObject;
  constraints: Record<string, Constraint>;
  /** Reads the form's own fields and no others. A form's texts become what their field is; an empty one counts as left out. */
  parse(raw: RawFields, context: Context): ParsedForm<Value>;
};

type Definition<Shape extends z.ZodRawShape, Value, Context> = {
  fields: z.ZodObject<Shape>;
  /** Whether a field counts, given all that was sent; one that does not is not even looked at. */
  counts?(name: string, raw: RawFields): boolean;
  /** Rules that hold fields against each other, or against the shop; runs also where single fields are wrong already. */
  check?(values: Partial<Output<Shape>>, wrong: Wrong<Shape>, context: Context): void;
  /** What the use case takes, from good fields. */
  value(values: Output<Shape>, context: Context): Value;
};

type Output<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;
/** Says what is wrong with a field; the message is a key of texts. */
type Wrong<Shape extends z.ZodRawShape> = (field: keyof Shape & string, message: string) => void;

/** What a form is beside its fields: how it is named, told apart, counted and checked. */
type Traits<Value> = {
  /** Names it on a page that has several, and in drafts of partners' pages. */
  name: string;
  /** The file of texts that the names of its fields and its errors stand in. */
  texts: string;
  /** The field that holds its one-time key; a form that brings none gets one, unless it is required. */
  keyField?: "orderKey" | "reservationKey" | "inquiryKey" | "withdrawalKey" | "formKey";
  /** Whether it is refused without its key: to send such a form twice would be to buy twice. */
  keyRequired?: boolean;
  /** The limits that it counts under beside that of every post, and the account or address that is counted beside the sender's. */
  limits: readonly LimitName[];
  accountOf?(value: Value): string;
  /** The spam check that it passes. */
  spam?: SpamAction;
};

/** A form of the shop, wherever it is posted from: a screen, an overlay, a partner's page, a program. */
export type Form<Value, Context = void> = FormSchema<Value, Context> & Traits<Value>;

/** Defines a form once for all who show, post, judge or describe it. */
export function defineForm<Shape extends z.ZodRawShape, Value, Context = void>(
  definition: Definition<Shape, Value, Context> & Traits<Value>,
): Form<Value, Context> {
  return { ...definition, ...formSchema(definition) };
}

/** The fields that a program or a partner's page fills in: all but the one-time key, which the shop gives. */
export function documentedFields<Value, Context>({ fields, keyField }: Form<Value, Context>): z.ZodObject {
  return z.object(Object.fromEntries(Object.entries(fields.shape).filter(([name]) => name !== keyField)));
}

/** The fields and rules alone, of what is no form by itself. */
export function formSchema<Shape extends z.ZodRawShape, Value, Context = void>(
  definition: Definition<Shape, Value, Context>,
): FormSchema<Value, Context> {
  const { fields } = definition;
  const described = describedFields(fields);
  const types: Record<string, z.core.$ZodType | undefined> = fields.shape;
  return {
    fields,
    constraints: Object.fromEntries(described.map(({ name, constraint }) => [name, constraint])),
    parse: (raw, context) => {
      const errors: FieldErrors = {};
      const values: Record<string, unknown> = {};
      for (const { name, kind } of described) {
        if (definition.counts && !definition.counts(name, raw)) continue;
        const parsed = z.safeParse(types[name] ?? z.never(), coerced(raw[name], kind));
        if (parsed.success) values[name] = parsed.data;
        else errors[name] = messagesOf(parsed.error);
      }
      const wrong = (field: string, message: string) => {
        // A field that is wrong by itself has said so.
        errors[field] ??= [message];
      };
      definition.check?.(values as Partial<Output<Shape>>, wrong, context);
      if (Object.keys(errors).length > 0) return { ok: false, errors: inOrder(errors, described) };
      return { ok: true, value: definition.value(values as Output<Shape>, context) };
    },
  };
}

type Kind = "text" | "number" | "boolean" | "other";
type Described = { name: string; kind: Kind; constraint: Constraint };

/** What of a field's JSON Schema (draft 2020-12) browsers know too. */
const jsonField = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});

function describedFields(fields: z.ZodObject): Described[] {
  const { properties = {}, required = [] } = z.toJSONSchema(fields, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).map(([name, property]) => {
    const field = jsonField.parse(property);
    return { name, kind: kindOf(field), constraint: constraintOf(field, required.includes(name)) };
  });
}

function kindOf({ type, enum: options }: z.output<typeof jsonField>): Kind {
  if (options || type === "string") return "text";
  if (type === "number" || type === "integer") return "number";
  return type === "boolean" ? "boolean" : "other";
}

function constraintOf(field: z.output<typeof jsonField>, required: boolean): Constraint {
  const { minLength = 0, maxLength, pattern, minimum, maximum } = field;
  return {
    ...(required && { required }),
    // A field that has to be filled in needs no other word for it.
    ...(minLength > 1 && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern }),
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  };
}

const NUMBER = /^\s*-?\d{1,9}(\.\d{1,9})?(e\d{1,2})?\s*$/;

/** Converts a posted string to the field's type; what cannot be converted is passed on for the schema to reject. JSON values are left as they are. */
function coerced(value: unknown, kind: Kind): unknown {
  if (value === "" || value === null) return undefined;
  if (typeof value !== "string") return value;
  if (kind === "number" && NUMBER.test(value)) return Number(value);
  if (kind === "boolean" && (value === "on" || value === "true")) return true;
  return value;
}

/** Messages of ours are keys; a field that has none for its fault is wrong in general. */
function messagesOf({ issues }: z.core.$ZodError): string[] {
  const messages = issues.map(({ message }) => (/^[a-z]+\.[A-Za-z.]+$/.test(message) ? message : INVALID));
  return [...new Set(messages)];
}

/** In the order of the fields, in which the page lists what is wrong. */
function inOrder(errors: FieldErrors, described: readonly Described[]): FieldErrors {
  const ordered: FieldErrors = {};
  for (const { name } of described) if (errors[name]) ordered[name] = errors[name];
  return { ...ordered, ...errors };
}
