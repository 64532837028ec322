import type { Browser, Page } from "playwright";
import { afterAll, expect } from "vitest";
import { hydrated, newVisitor } from "../support/browser.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";

let server: RunningServer;
let browser: Browser;

it.beforeAll(async ({ withPictures }) => {
  ({ browser } = withPictures);
  // With a spam check a first visitor is asked for consent as well, at the foot of the window.
  server = await startServer({ RECAPTCHA_SITE_KEY: "site-key", RECAPTCHA_SECRET: "the-secret" });
});

afterAll(() => discardServer(server));

/** Whether a finger on the middle of the element meets it, and nothing that lies over it. */
const canBeTouched = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && element.contains(met);
  });

it.each([true, false])(
  "a first visitor's menu can be used and closed, 360 and 700 px wide, scripts %s",
  async (scripts) => {
    const { page, context } = await newVisitor(browser, {
      url: server.url,
      firstVisit: true,
      locale: "de-DE",
      scripts,
    });
    await page.goto("/kontakt");
    if (scripts) await hydrated(page);
    for (const width of [360, 700]) {
      await page.setViewportSize({ width, height: 900 });
      await openAndClose(page, scripts);
    }
    await context.close();
  },
);

/** Opens the menu, finds all of it, and closes it; the two questions stand by before and after. */
async function openAndClose(page: Page, scripts: boolean): Promise<void> {
  await page.locator(".language-offer").waitFor();
  await page.locator(".consent").waitFor();
  const summary = ".header-menu summary";
  await page.locator(summary).click();
  expect(await canBeTouched(page, summary)).toBe(true);
  expect(await page.locator(".header-menu nav a").count()).toBe(7);
  // Its foot comes by script alone, as every page would have to bear it.
  if (scripts) await page.locator(".menu-foot").getByRole("link", { name: "Kupi vino" }).waitFor();
  for (const language of ["en", "hr", "it", "de"]) {
    const button = `.header-menu button[value="${language}"]`;
    await page.locator(button).scrollIntoViewIfNeeded();
    expect([language, await canBeTouched(page, button)]).toEqual([language, true]);
  }
  await page.locator(summary).click();
  expect(await page.locator(".header-menu").getAttribute("open")).toBeNull();
  await page.locator(".language-offer").waitFor();
  await page.locator(".consent").waitFor();
}
