import type { IncomingMessage } from "node:http";
import { flatFields, isShallowJson, TooManyFields } from "../platform/flat-fields.ts";

/** A body's greatest size in bytes (docs/interface.md "Forms"). */
const MAX_BODY_BYTES = 64 * 1024;

/** Thrown to refuse a request; its message is the sentence that says why. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** A body as the application gets it: a form always as flat fields, urlencoded, whatever it came as. */
type DoorBody = { type: string; bytes: Buffer<ArrayBuffer> };

const FORM_TYPE = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

/**
 * Reads a body whole, and passes on only what a form of the shop can hold: flat names, one text each, no files. So nothing in the
 * application is ever built from a name that was sent.
 * @param isCall whether it was sent to a call of programs: those take JSON as well, people's pages forms alone
 * @throws Refusal 413 over 64 KB, 415 for a type that no form and no call of ours has, 400 for one that cannot be read
 */
export async function readRequestBody(incoming: IncomingMessage, isCall: boolean): Promise<DoorBody> {
  const type = incoming.headers["content-type"] ?? "";
  const bytes = await readBytes(incoming);
  // No body at all is an empty form, whatever its type was said to be.
  if (bytes.length === 0) return { type: isCall ? type : FORM_TYPE, bytes };
  const [kind = ""] = type.split(";");
  switch (kind.trim().toLowerCase()) {
    case FORM_TYPE:
      return formBody(async () => new URLSearchParams(bytes.toString("utf8")));
    case "multipart/form-data":
      return formBody(() => new Response(bytes, { headers: { "Content-Type": type } }).formData());
    case JSON_TYPE:
      requireReadableJson(bytes);
      if (isCall) return { type: JSON_TYPE, bytes };
      throw new Refusal(415, "A form is expected here.");
    default:
      throw new Refusal(415, "A form or JSON is expected here.");
  }
}

/**
 * Reads a body unchanged, since its signature covers exactly what was sent.
 * @throws Refusal 413 over 64 KB
 */
export async function readSignedBody(incoming: IncomingMessage): Promise<DoorBody> {
  return { type: incoming.headers["content-type"] ?? "", bytes: await readBytes(incoming) };
}

async function readBytes(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const tooMuch = () => new Refusal(413, "This is too much to send at once.", { Connection: "close" });
  if (Number(incoming.headers["content-length"] ?? 0) > MAX_BODY_BYTES) throw tooMuch();
  const chunks: Buffer[] = [];
  let size = 0;
  // Reading stops at the limit, but the connection stays open: the answer must reach the sender.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw tooMuch();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function formBody(read: () => Promise<Iterable<[string, unknown]>>): Promise<DoorBody> {
  const fields = await readable(async () => flatFields(await read()));
  return { type: FORM_TYPE, bytes: Buffer.from(new URLSearchParams(fields).toString()) };
}

function requireReadableJson(bytes: Buffer<ArrayBuffer>): void {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (!isShallowJson(text)) throw new SyntaxError("Nested too deep");
    JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TooManyFields) throw new Refusal(400, "This is more than any form of ours has.");
    throw unreadable();
  }
}

const unreadable = () => new Refusal(400, "What was sent cannot be read.");
