import type { Browser } from "playwright";
import { test } from "vitest";
import { openBrowser } from "./browser.ts";
import { discardServer, type RunningServer, startServer } from "./server.ts";

/** A server and a browser that all files of a worker use one after the other. */
export type Shared = { server: RunningServer; browser: Browser };

/** Where the winery's own mails go. */
export const WINERY_MAIL = "podrum@vinarija.example";

/**
 * For tests that need no settings and no empty shop of their own: one server and one browser for all files of a worker. Whoever uses
 * them brings visitors, addresses and mail addresses that nobody else has. The browser shows no pictures, which are a fifth of its work,
 * and only the system's fonts: what the browser loads and where things stand is looked at by `withPictures`, the same server with a
 * browser that has them.
 */
export const it = test
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture asks for
  .extend("shared", { scope: "worker" }, async ({}, { onCleanup }): Promise<Shared> => {
    const [server, browser] = await Promise.all([
      startServer({ TRUST_PROXY: "1", MAIL_TO: WINERY_MAIL }),
      openBrowser({ paints: false, pictures: false }),
    ]);
    onCleanup(async () => {
      await browser.close();
      await discardServer(server);
    });
    return { server, browser };
  })
  .extend("withPictures", { scope: "worker" }, async ({ shared }, { onCleanup }): Promise<Shared> => {
    const browser = await openBrowser({ paints: false });
    onCleanup(() => browser.close());
    return { server: shared.server, browser };
  });
