import { RemixBrowser } from "@remix-run/react";
import { PAGE_DATA_ID, REMIX_CONTEXT } from "./page-data.ts";

/** An empty object in Remix's own format. */
const NOTHING = "[{}]\n";

/**
 * Gives Remix the document's data. It lets React wait while it reads: it throws a promise. A press in that moment would make React take
 * over at once what it cannot yet, fail (its error 345), and write the document anew without what was typed. So the data is read before.
 */
export async function dataIsRead(): Promise<void> {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent ?? "";
  // Remix's own format is a list.
  const isJson = text.startsWith("{");
  const stream = new Response(isJson ? NOTHING : text).body ?? undefined;
  window.__remixContext = { ...REMIX_CONTEXT, ...window.__remixContext, stream };
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
  if (isJson) window.__remixContext.state = JSON.parse(text);
}
