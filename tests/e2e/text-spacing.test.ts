import type { Browser } from "playwright";
import { expect } from "vitest";
import { pathTo } from "../../app/routing/paths.ts";
import { newVisitor } from "../support/browser.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ withPictures }) => {
  ({ server, browser } = withPictures);
});

/** What a reader may set for the text of every page (WCAG 2.2, 1.4.12). */
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";
const SCREENS = ["home", "our-products", "product", "reservation", "contact", "delivery", "login", "checkout"] as const;

// German has the longest words.
it("no screen needs scrolling sideways on a phone whose reader spaces text out", async () => {
  const cart = '[{"productId":"malvazija-2025","quantity":6}]';
  const { page, context } = await newVisitor(browser, {
    url: server.url,
    scripts: false,
    width: 360,
    bypassCSP: true,
    cart,
  });
  const widths: [string, number][] = [];
  for (const screen of SCREENS) {
    await page.goto(pathTo(screen, "de", { slug: "malvazija-2025" }));
    const width = await page.evaluate((spaced) => {
      document.head.append(Object.assign(document.createElement("style"), { textContent: spaced }));
      return document.documentElement.scrollWidth;
    }, SPACED);
    widths.push([screen, width]);
  }
  expect(widths.filter(([, width]) => width > 360)).toEqual([]);
  expect(widths).toHaveLength(SCREENS.length);
  await context.close();
});
