import { matchScreen, withoutData } from "../routing/paths.ts";
import { factsOf } from "../routing/screen-facts.ts";

/** By this the front door keeps a page (`stored-pages.server.ts`), and a browser asks each time whether its own is still the newest. */
const FOR_EVERYBODY = "public, max-age=0, must-revalidate";

/**
 * Marks the page of a stored screen, or its data, as one that may be stored: it is the same for every visitor
 * but for what the frame shows and for its placeholders (`app/session/placeholders.server.ts`).
 * The table of screens says which; nothing else is marked, and no answer but 200 to who only reads.
 */
export function storable(response: Response, { method, url }: Request): Response {
  const reading = method === "GET" || method === "HEAD";
  const screen = matchScreen(withoutData(new URL(url).pathname))?.screen;
  if (reading && response.status === 200 && factsOf(screen).stored) {
    response.headers.set("Cache-Control", FOR_EVERYBODY);
  }
  return response;
}
