import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
import type { ReactNode } from "react";
import { useNonce } from "./frame/nonce.ts";
import { MessagesScript } from "./i18n/messages-script.tsx";
import { useLanguage } from "./i18n/text.ts";
import { ADDRESSES } from "./routing/paths.ts";
import styles from "./styles/all.css?inline";

/**
 * The document. The whole style sheet stands in it: a linked one would hold the first paint back by a round trip (speed).
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
        <Links />
        <InlineStyles />
      </head>
      <body>
        {children}
        <MessagesScript />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Only the server has the text of the sheet; in the browser the element stays as it came. */
function InlineStyles() {
  return (
    <style
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? styles : "" }}
    />
  );
}

export default function Root() {
  return <Outlet />;
}
