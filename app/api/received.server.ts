import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { isJson } from "./negotiation.server.ts";

/** Errors as keys of texts, by field. */
export type FieldErrors = Record<string, string[]>;
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

/** What a call has brought: a form as browsers post it, or the same fields as JSON. */
export type Received = { kind: "form"; form: FormData } | { kind: "json"; fields: Record<string, unknown> };

/** Reads a call's body; null where it cannot be read. */
export async function receive(request: Request): Promise<Received | null> {
  if (isJson(request.headers)) {
    const fields: unknown = await request.json().catch(() => null);
    return isObject(fields) ? { kind: "json", fields } : null;
  }
  if (!request.headers.has("Content-Type")) return { kind: "form", form: new FormData() };
  const form = await request.formData().catch(() => null);
  return form && { kind: "form", form };
}

/** Holds what came against a schema: JSON as it is, a form as every form of the shop. */
export function parseReceived<Value>(received: Received, schema: z.ZodType<Value>): Parsed<Value> {
  if (received.kind === "json") {
    const parsed = schema.safeParse(received.fields);
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, errors: errorsOf(parsed.error) };
  }
  const submission = parseWithZod(received.form, { schema });
  if (submission.status === "success") return { ok: true, value: submission.value };
  const told = Object.entries(submission.error ?? {});
  return { ok: false, errors: Object.fromEntries(told.map(([field, errors]) => [field, errors ?? []])) };
}

/** The same with a field that the sender did not give. */
export function withField(received: Received, name: string, value: string): Received {
  if (received.kind === "json") {
    return name in received.fields ? received : { kind: "json", fields: { ...received.fields, [name]: value } };
  }
  if (!received.form.has(name)) received.form.set(name, value);
  return received;
}

/** Every field that is text, in its order; files are not kept. */
export function fieldsOf(received: Received): [string, string][] {
  const entries = received.kind === "json" ? Object.entries(received.fields) : [...received.form.entries()];
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
