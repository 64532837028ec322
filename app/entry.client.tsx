import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import * as frame from "./frame/frame.tsx";
import { preloadFormRoutes } from "./http/remix/form-routes.ts";
import { dataIsRead } from "./http/remix/read-data.client.ts";
import { resilientFetch } from "./http/remix/resilient-fetch.ts";
import { languageOrDefault } from "./i18n/languages.ts";
import { FRAME_TEXTS_ID, MESSAGES_ELEMENT_ID } from "./i18n/messages-script.tsx";
import { PageTexts } from "./i18n/text.ts";
import { textsInBrowser } from "./i18n/texts.client.ts";
import * as root from "./root.tsx";

void takeOver();

/**
 * Lets React take over the document. The screen's file shares this one's modules, so that this begins before the document's script has
 * told Remix which screen it is: nothing here asks before the texts have come.
 */
async function takeOver(): Promise<void> {
  const { lang } = document.documentElement;
  const messages = JSON.parse(document.getElementById(MESSAGES_ELEMENT_ID)?.textContent ?? "{}");
  const file = await fetch(document.getElementById(FRAME_TEXTS_ID)?.getAttribute("href") ?? "");
  const texts = textsInBrowser(languageOrDefault(lang), { ...messages, frame: await file.json() });

  window.fetch = resilientFetch(window.fetch.bind(window));
  // These stand around every screen and come with this file (`ROUTES_OF_ENTRY`).
  Object.assign(window.__remixRouteModules, { root, frame });
  preloadFormRoutes();

  await dataIsRead();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageTexts.Provider value={texts}>
          <RemixBrowser />
        </PageTexts.Provider>
      </StrictMode>,
    );
  });
}
