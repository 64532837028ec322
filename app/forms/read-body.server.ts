import { flatFields, flatJsonFields, isShallowJson, type RawFields, TooManyFields } from "../platform/flat-fields.ts";

/** What was posted: a form as browsers send it, or the same fields as JSON. */
export type FormBody = { kind: "form" | "json"; fields: RawFields };

const JSON_TYPE = /^application\/json\b/i;

/** Whether a request brings JSON. */
export function isJson(headers: Headers): boolean {
  return JSON_TYPE.test(headers.get("Content-Type") ?? "");
}

/** Reads a posted body by its flat fields; null where it cannot be read. No body at all is an empty form. */
export async function tryReadBody(request: Request): Promise<FormBody | null> {
  try {
    if (isJson(request.headers)) return await readJson(request);
    if (!request.headers.has("Content-Type")) return { kind: "form", fields: {} };
    return { kind: "form", fields: flatFields(await request.formData()) };
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof TooManyFields) return null;
    throw error;
  }
}

/** The same for a page's form. @throws Response 400 where it cannot be read */
export async function readBody(request: Request): Promise<FormBody> {
  const body = await tryReadBody(request);
  if (!body) throw new Response(null, { status: 400, statusText: "Bad Request" });
  return body;
}

async function readJson(request: Request): Promise<FormBody | null> {
  const text = await request.text();
  if (!isShallowJson(text)) return null;
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return { kind: "json", fields: flatJsonFields(value) };
}

/** A field's text, empty where it is missing or no text. */
export function textField({ fields }: FormBody, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : "";
}

/** Every field that is text, a number or a ticked box, as a browser would have sent it. */
export function fieldTexts({ fields }: FormBody): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === true) texts[name] = "on";
    else if (typeof value === "string" || typeof value === "number") texts[name] = String(value);
  }
  return texts;
}
