import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { isJson } from "./negotiation.server.ts";

/** Errors as keys of texts, by field. */
export type FieldErrors = Record<string, string[]>;
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

/** What a call has brought: a form as browsers post it, or the same fields as JSON. */
export type ParsedBody = { kind: "form"; form: FormData } | { kind: "json"; fields: Record<string, unknown> };

/** Reads a call's body; null where it cannot be read. */
export async function receive(request: Request): Promise<ParsedBody | null> {
  if (isJson(request.headers)) {
    const fields: unknown = await request.json().catch(() => null);
    return isObject(fields) ? { kind: "json", fields } : null;
  }
  if (!request.headers.has("Content-Type")) return { kind: "form", form: new FormData() };
  const form = await request.formData().catch(() => null);
  return form && { kind: "form", form };
}

/** Holds what came against a schema: JSON as it is, a form as every form of the shop. */
export function parseReceived<Value>(parsedBody: ParsedBody, schema: z.ZodType<Value>): Parsed<Value> {
  if (parsedBody.kind === "json") {
    const parsed = schema.safeParse(parsedBody.fields);
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, errors: errorsOf(parsed.error) };
  }
  const submission = parseWithZod(parsedBody.form, { schema });
  if (submission.status === "success") return { ok: true, value: submission.value };
  const told = Object.entries(submission.error ?? {});
  return { ok: false, errors: Object.fromEntries(told.map(([field, errors]) => [field, errors ?? []])) };
}

/** The same with a field that the sender did not give. */
export function withField(parsedBody: ParsedBody, name: string, value: string): ParsedBody {
  if (parsedBody.kind === "json") {
    return name in parsedBody.fields ? parsedBody : { kind: "json", fields: { ...parsedBody.fields, [name]: value } };
  }
  if (!parsedBody.form.has(name)) parsedBody.form.set(name, value);
  return parsedBody;
}

/** Every field that is text, in its order; files are not kept. */
export function fieldsOf(parsedBody: ParsedBody): [string, string][] {
  const entries = parsedBody.kind === "json" ? Object.entries(parsedBody.fields) : [...parsedBody.form.entries()];
  return entries.flatMap(([name, value]): [string, string][] => {
    if (value === true) return [[name, "on"]];
    return typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [];
  });
}

function errorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) {
    const field = path.join(".");
    errors[field] = [...(errors[field] ?? []), message];
  }
  return errors;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
