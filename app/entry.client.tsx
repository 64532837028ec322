import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { startI18next } from "./i18n/i18next.client.ts";
import { MESSAGES_ELEMENT_ID } from "./i18n/messages-script.tsx";

const messages = document.getElementById(MESSAGES_ELEMENT_ID)?.textContent ?? "{}";

startI18next(document.documentElement.lang, JSON.parse(messages)).then((i18n) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
    );
  });
});
