import type { IncomingMessage } from "node:http";

/** A body's greatest size in bytes (threats, "The front door"). */
const LARGEST_BODY = 64 * 1024;

/** A request that is turned away at the door, with the sentence that says why. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/**
 * Reads a body whole.
 * @throws Refusal 413 over 64 KB, 415 for a type that no form and no call of ours has, 400 for one that cannot be read
 */
export async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const type = incoming.headers["content-type"] ?? "";
  const length = Number(incoming.headers["content-length"] ?? 0);
  if (length > LARGEST_BODY) throw new Refusal(413, "This is too much to send at once.", { Connection: "close" });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Refusal(413, "This is too much to send at once.", { Connection: "close" });
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (body.length > 0) await requireReadable(body, type);
  return body;
}

async function requireReadable(body: Buffer<ArrayBuffer>, type: string): Promise<void> {
  const [kind = ""] = type.split(";");
  switch (kind.trim().toLowerCase()) {
    case "application/x-www-form-urlencoded":
      return;
    case "application/json":
      return readable(() => JSON.parse(body.toString("utf8")));
    case "multipart/form-data":
      return readable(() => new Response(body, { headers: { "Content-Type": type } }).formData());
    default:
      throw new Refusal(415, "A form or JSON is expected here.");
  }
}

async function readable(read: () => unknown): Promise<void> {
  try {
    await read();
  } catch {
    throw new Refusal(400, "What was sent cannot be read.");
  }
}
