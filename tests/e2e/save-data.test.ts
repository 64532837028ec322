import { describe, expect } from "vitest";
import { answerTo, newVisitor } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";
import { openSlowLine } from "../support/slow-line.ts";
import { visitsOf } from "../support/visits.ts";

const SAVING = { "Save-Data": "on" };
const SCREENS = [
  ...["/en", "/en/our-products", "/en/our-products/teran-2023", "/en/wine-tasting", "/en/for-partners"],
  "/en/not-there",
];
/** Of a page made for its visitor alone, which nobody has stored. */
const CART = { Cookie: `cart=${encodeURIComponent('[{"productId":"teran-2023","quantity":7}]')}` };

/** What a browser would load or run for a document beside its pictures. */
const LOADED = /<script(?![^>]*ld\+json)|rel="(?:modulepreload|preload|stylesheet|dns-prefetch)"|\.woff2|\.js\b/;

describe("a visitor who saves data", () => {
  it.for(SCREENS)(
    "gets %s without scripts and fonts, whoever else has asked for it",
    async (path, { withPictures }) => {
      const { html } = visitsOf(withPictures);
      for (const visitor of [{}, CART]) {
        for (const _ of ["rendered", "stored"]) {
          expect(await html(path, visitor)).toMatch(LOADED);
          expect(await html(path, { ...visitor, ...SAVING })).not.toMatch(LOADED);
        }
      }
    },
  );

  it("fills the cart in a browser that could run scripts, and loads nothing but documents and pictures", async ({
    withPictures,
  }) => {
    const line = await openSlowLine(withPictures.server, [], SAVING);
    const whoever = { url: line.url, scripts: true, firstVisit: true };
    const { page, complaints, context } = await newVisitor(withPictures.browser, whoever);
    const kinds = new Set<string>();
    page.on("request", (request) => kinds.add(request.resourceType()));
    await page.goto("/en/our-products/teran-2023");
    await answerTo(page, () => page.locator('form[action="/age-gate"] button[value="yes"]').click());
    await page.getByRole("spinbutton").first().fill("7");
    await answerTo(page, () => page.locator('form.product-add button:not([type="button"])').first().click());
    await page.goto("/en");
    const cart = page.locator('header a[href*="overlay=cartOpen"]').first();
    expect(await cart.textContent()).toContain("7");
    expect([...kinds].filter((kind) => !["document", "image", "manifest", "other"].includes(kind))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
    await line.close();
  });
});
