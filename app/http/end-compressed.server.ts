import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor } from "./accepted.server.ts";
import { type Effort, encoded, encodedWith } from "./encodings.server.ts";
import { hasDictionary } from "./held-dictionary.server.ts";
import type { PageDictionary } from "./page-dictionaries.server.ts";

type Compressing = { effort: Effort; dictionary: PageDictionary | null };

/** Sends a body in the encoding that makes it smallest for this browser, compressed for this answer alone. */
export async function endCompressed(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  body: Buffer,
  { effort, dictionary }: Compressing,
): Promise<void> {
  if (dictionary && hasDictionary(incoming, dictionary, "dcz")) {
    outgoing.setHeader("Content-Encoding", "dcz");
    return end(incoming, outgoing, await encodedWith(dictionary, body, effort));
  }
  const encoding = encodingFor(incoming.headers["accept-encoding"]);
  const bytes = await encoded(body, encoding, effort);
  if (encoding !== "identity") outgoing.setHeader("Content-Encoding", encoding);
  end(incoming, outgoing, bytes);
}

/** Ends an answer with its bytes, of which HEAD is told the length alone. */
export function end(incoming: IncomingMessage, outgoing: ServerResponse, bytes: Buffer): void {
  outgoing.setHeader("Content-Length", bytes.length);
  outgoing.end(incoming.method === "HEAD" ? undefined : bytes);
}
