import type { Page } from "playwright";
import { expect } from "vitest";
import { hydrated, newVisitor } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";

/** Notes what of a panel begins to move, from before its page is read. */
const NOTING = `window.moved = []; addEventListener("transitionrun", ({ target, propertyName }) => {
  if (target.matches(".overlay-panel")) window.moved.push(propertyName);
})`;
const moved = (page: Page) => page.evaluate<string[]>("window.moved");
/** Until a frame has been drawn with it: what was to begin has begun. */
const drawn = (page: Page) =>
  page.evaluate<void>("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))");

it.for([
  { motion: "no-preference", expected: ["translate"] },
  { motion: "reduce", expected: [] },
] as const)(
  "the cart slides over a page that stands, where motion is: $motion; one that comes with its page is there",
  async ({ motion, expected }, { shared }) => {
    const { context, page, complaints } = await newVisitor(shared.browser, { url: shared.server.url, scripts: true });
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(NOTING);
    await page.goto("/kontakt");
    await hydrated(page);
    await page.locator('.header a[href*="cartOpen"]').click();
    await page.locator(".overlay-panel #overlay-title:focus").waitFor();
    await drawn(page);
    expect(await moved(page)).toEqual(expected);
    await page.reload();
    await hydrated(page);
    await drawn(page);
    expect(await page.locator(".overlay:modal .overlay-panel").count()).toBe(1);
    expect(await moved(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
