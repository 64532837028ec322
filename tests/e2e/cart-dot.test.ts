import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { newVisitor } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";

/** What is seen in the dot at the cart's picture: those of its words that do not stand below its edge. */
const seenInDot = (page: Page) =>
  page.locator(".header-dot").evaluate((dot) => {
    // It ends within its border.
    const bottom = dot.getBoundingClientRect().bottom - dot.clientTop;
    const node = dot.firstChild as Text;
    const range = document.createRange();
    const seen = [...node.data].filter((_, at) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().top < bottom;
    });
    return seen.join("").trim();
  });

describe("the dot at the cart", () => {
  const LINES = LANGUAGES.flatMap((language) => [1, 6, 36].map((quantity) => ({ language, quantity })));

  it.for(LINES)(
    "shows a number and no words: $quantity in $language",
    async ({ language, quantity }, { withPictures: { browser, server } }) => {
      const cart = JSON.stringify([{ productId: "malvazija-2025", quantity }]);
      const { page, context } = await newVisitor(browser, { url: server.url, scripts: false, cart });
      await context.addCookies([{ name: "lang", value: language, url: server.url }]);
      await page.goto(pathTo("terroir", language));
      expect(await seenInDot(page)).toBe(`${quantity}`);
      expect(await page.locator(".header-dot").textContent()).toMatch(/^\d+ \p{L}/u);
      await context.close();
    },
  );
});
