import type { IncomingMessage, ServerResponse } from "node:http";
import type { Effort } from "./encodings.server.ts";
import { endCompressed } from "./end-compressed.server.ts";
import { dictionaryLink } from "./held-dictionary.server.ts";
import type { CachedPage } from "./page-cache.server.ts";
import { isFresh, tagOf, tagWith } from "./page-tags.server.ts";
import { filledBody } from "./page-template.server.ts";

/** The pages that are being put together at present. */
export class ActiveAssemblies {
  #count = 0;

  /** Counts an answer that is to be put together, until it has been sent. */
  countUntilSent(outgoing: ServerResponse): void {
    this.#count += 1;
    outgoing.once("close", () => {
      this.#count -= 1;
    });
  }

  /** For compressing one of them: among others it is done at once, alone in about the time that it takes to put it together. */
  get effort(): Effort {
    return this.#count > 1 ? "low" : "medium";
  }
}

/**
 * Sends a stored page of which every gap has been filled for its visitor: nobody else sees it, so it is compressed, and its tag made, for this
 * answer alone.
 */
export function sendAssembled(
  { status, headers, template, dictionary }: CachedPage,
  texts: readonly Buffer[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  effort: Effort,
): void {
  const etag = tagWith(headers.etag && tagOf(template.body), texts);
  const all = { ...headers, ...(etag && { etag }), ...dictionaryLink(incoming, dictionary) };
  if (isFresh(incoming, etag)) return void outgoing.writeHead(304, all).end();
  outgoing.statusCode = status;
  outgoing.setHeaders(new Map(Object.entries(all)));
  endCompressed(incoming, outgoing, filledBody(template, texts), { effort, dictionary }).catch(() =>
    outgoing.destroy(),
  );
}
