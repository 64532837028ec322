import type { IncomingMessage, ServerResponse } from "node:http";
import { endCompressed } from "./end-compressed.server.ts";
import { dictionaryLink } from "./held-dictionary.server.ts";
import type { CachedPage } from "./page-cache.server.ts";
import { isFresh, tagOf, tagWith } from "./page-tags.server.ts";
import { filledBody } from "./page-template.server.ts";

/** How many are under way: among others each is compressed at once, alone in about the time that it takes to put it together. */
let underway = 0;

/** Counts an answer that is to be put together, until it has been sent. */
export function countUntilSent(outgoing: ServerResponse): void {
  underway += 1;
  outgoing.once("close", () => {
    underway -= 1;
  });
}

/**
 * Sends a stored page of which every gap has been filled for its visitor: nobody else sees it, so it is compressed, and its tag made, for this
 * answer alone.
 */
export function sendPutTogether(
  { status, headers, template, dictionary }: CachedPage,
  texts: readonly Buffer[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const etag = tagWith(headers.etag && tagOf(template.body), texts);
  const all = { ...headers, ...(etag && { etag }), ...dictionaryLink(incoming, dictionary) };
  if (isFresh(incoming, etag)) return void outgoing.writeHead(304, all).end();
  outgoing.statusCode = status;
  outgoing.setHeaders(new Map(Object.entries(all)));
  const waiting = underway > 1 ? "quicklyMade" : "amongSeveral";
  endCompressed(incoming, outgoing, filledBody(template, texts), { waiting, dictionary }).catch(() =>
    outgoing.destroy(),
  );
}
