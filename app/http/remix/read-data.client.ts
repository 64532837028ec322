import { RemixBrowser } from "@remix-run/react";

/**
 * Remix lets React wait while it reads the document's data: it throws a promise. A press in that moment would make React take over at
 * once what it cannot yet, fail (its error 345), and write the document anew without what was typed. So the data is read before.
 */
export async function dataIsRead(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}
