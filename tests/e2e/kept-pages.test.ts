import { globSync, readFileSync } from "node:fs";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { hydrated, newVisitor, openBrowser } from "../support/browser.ts";
import { publicScreens } from "../support/public-screens.ts";
import { it } from "../support/shared-server.ts";

declare global {
  var wasHereBefore: boolean | undefined;
}

/** Goes on and comes back; null where the page is as it was left, else why the browser did not keep it. */
async function whyNotKept(page: Page): Promise<string | null> {
  await page.evaluate(() => {
    globalThis.wasHereBefore = true;
  });
  await page.goto("/favicon.svg");
  await page.goBack({ waitUntil: "commit" });
  return page.evaluate(() => {
    if (globalThis.wasHereBefore) return null;
    const [entry] = performance.getEntriesByType("navigation");
    return JSON.stringify((entry as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons);
  });
}

describe("the way back", () => {
  it("leads to every public page as it was left: the browser keeps it, scripts and all", async ({ shared }) => {
    const browser = await openBrowser({ keepsPages: true, paints: false });
    const { page, context } = await newVisitor(browser, { url: shared.server.url, scripts: true });
    await page.goto("/robots.txt");
    // A browser that never has a window keeps no page at all.
    const keepsNothing = (await whyNotKept(page)) !== null;
    const made: string[] = [];
    for (const { screen, path } of keepsNothing ? [] : publicScreens("hr")) {
      await page.goto(path);
      await hydrated(page);
      const reasons = await whyNotKept(page);
      if (reasons !== null) made.push(`${screen}: ${reasons}`);
    }
    expect(made).toEqual([]);
    await context.close();
    await browser.close();
  });

  it("is barred by no script that hears the end of a page, for which no browser keeps one", () => {
    const scripts = globSync("build/client/static/*.js");
    expect(scripts.length).toBeGreaterThan(4);
    expect(scripts.filter((file) => /["'`]unload["'`]|\bonunload\b/.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});
