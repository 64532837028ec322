import { matchScreen, withoutData } from "../routing/paths.ts";
import { propertiesOf } from "../routing/screen-properties.ts";
import type { ScreenProperties } from "../routing/screen-row.ts";

/** Lets the front door store a page (`stored-pages.server.ts`), and has a browser ask each time whether its copy is still the newest. */
const FOR_EVERYBODY = "public, max-age=0, must-revalidate";

/**
 * Marks the page of a stored screen, or its data, as one that may be stored: it is the same for every visitor
 * but for what the frame shows and for its placeholders (`app/session/placeholders.server.ts`).
 * The table of screens says which. Only 200 responses to GET and HEAD are marked.
 */
export function storable(response: Response, { method, url }: Request): Response {
  if (isRead(method, response.status) && propertiesAt(url).stored) response.headers.set("Cache-Control", FOR_EVERYBODY);
  return response;
}

/** Whether a page only shows something, the same to everybody: then its scripts have nothing to do before its visitor has. */
export function doesNothingByItself({ method, url }: Request, status: number): boolean {
  const { stored = false, form = false } = propertiesAt(url);
  return isRead(method, status) && stored && !form;
}

function isRead(method: string, status: number): boolean {
  return (method === "GET" || method === "HEAD") && status === 200;
}

function propertiesAt(url: string): ScreenProperties {
  return propertiesOf(matchScreen(withoutData(new URL(url).pathname))?.screen);
}
