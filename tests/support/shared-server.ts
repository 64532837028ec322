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
 * them brings visitors, addresses and mail addresses that nobody else has.
 */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture asks for
export const it = test.extend("shared", { scope: "worker" }, async ({}, { onCleanup }): Promise<Shared> => {
  const [server, browser] = await Promise.all([
    startServer({ TRUST_PROXY: "1", MAIL_TO: WINERY_MAIL }),
    openBrowser({ paints: false }),
  ]);
  onCleanup(async () => {
    await browser.close();
    await discardServer(server);
  });
  return { server, browser };
});
