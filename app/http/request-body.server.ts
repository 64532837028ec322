import type { IncomingMessage } from "node:http";

/** A body's greatest size in bytes (threats, "The front door"). */
const MAX_BODY_BYTES = 64 * 1024;

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
 * @param isCall whether it was sent to a call of programs: those take JSON as well, people's pages forms alone
 * @throws Refusal 413 over 64 KB, 415 for a type that no form and no call of ours has, 400 for one that cannot be read
 */
export async function readBody(incoming: IncomingMessage, isCall: boolean): Promise<Buffer<ArrayBuffer>> {
  const type = incoming.headers["content-type"] ?? "";
  const length = Number(incoming.headers["content-length"] ?? 0);
  if (length > MAX_BODY_BYTES) throw new Refusal(413, "This is too much to send at once.", { Connection: "close" });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Refusal(413, "This is too much to send at once.", { Connection: "close" });
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (body.length > 0) await requireReadable(body, type, isCall);
  return body;
}

async function requireReadable(body: Buffer<ArrayBuffer>, type: string, isCall: boolean): Promise<void> {
  const [kind = ""] = type.split(";");
  switch (kind.trim().toLowerCase()) {
    case "application/x-www-form-urlencoded":
      return;
    case "multipart/form-data":
      return readable(() => new Response(body, { headers: { "Content-Type": type } }).formData());
    case "application/json":
      await readable(() => JSON.parse(body.toString("utf8")));
      if (isCall) return;
      throw new Refusal(415, "A form is expected here.");
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
