import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
import type { ReactNode } from "react";
import { useNonce } from "./frame/head/nonce.ts";
import { WhatHappened } from "./frame/what-happened.tsx";
import { FrameTextsLink, MessagesScript } from "./i18n/messages-script.tsx";
import { useLanguage } from "./i18n/text.ts";
import { ADDRESSES } from "./routing/paths.ts";
import sheet from "./styles/all.css?url";

export const links = () => [{ rel: "stylesheet", href: sheet }];

/**
 * The document.
 * The nonce is only a mark for the server, which turns it into hashes (`finishDocument`).
 */
export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const nonce = useNonce();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f2e8" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={ADDRESSES.manifest} />
        <Meta />
        <InlineStyles />
        <Links />
        <FrameTextsLink />
      </head>
      <body>
        {children}
        <MessagesScript />
        <ScrollRestoration nonce={nonce} />
        {import.meta.env.SSR && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

/**
 * Where the server puts the styles that the page uses (`finishDocument`); in the browser the element stays as it came. It stands
 * before the links, so that the whole sheets, once they are there, have the last word.
 */
function InlineStyles() {
  return (
    <style
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and so left alone by React
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

export default function Root() {
  return <Outlet />;
}

/** Where the frame itself cannot be shown (a screen's failure stays within it: `frame/frame.tsx`). */
export function ErrorBoundary() {
  return (
    <main id="main">
      <WhatHappened />
    </main>
  );
}
