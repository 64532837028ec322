import type { Page } from "playwright";
import { describe, expect, vi } from "vitest";
import { arrivedAt, gone, hydrated } from "../support/browser.ts";
import { hiddenStops, skipHeader, stopsOutside, tabTo } from "../support/keyboard.ts";
import { focusIs, type Given, NARROW, visitAt, WIDE, WITH_AND_WITHOUT } from "../support/keyboard-visits.ts";
import { SOON } from "../support/patience.ts";
import { it, type Shared } from "../support/shared-server.ts";
import { FULL_BOX } from "../support/walk-guests.ts";

let shop: Shared;
let shopWithPictures: Shared;
const at = (path: string, given: Given, act: (page: Page) => Promise<void>) => visitAt(shop, path, given, act);

it.beforeAll(({ shared, withPictures }) => {
  shop = shared;
  shopWithPictures = withPictures;
});

const isOpen = (page: Page, fold: string) => page.locator(fold).evaluate((details) => details.hasAttribute("open"));
const enter = (page: Page) => page.keyboard.press("Enter");
const CART = '.header-tool[href*="overlay=cartOpen"]';
const AWARD = ".awards-card";
const FORGOTTEN = 'main a[href*="overlay=forgotPassword"]';

/** Goes on by Tab to what opens an overlay, and opens it. */
async function openBy(page: Page, opener: string): Promise<void> {
  await tabTo(page, opener);
  await enter(page);
  await focusIs(page, ".overlay #overlay-title");
}

/** Leaves an overlay by Escape, which needs scripts. */
async function escapeTo(page: Page, opener: string): Promise<void> {
  await page.keyboard.press("Escape");
  await gone(page.locator(".overlay"));
  await focusIs(page, opener);
  expect(new URL(page.url()).search).toBe("");
}

const awardShown = (page: Page) => page.locator("#overlay-title").textContent();

/** Presses a key and waits until another award is shown; answers it. */
async function turnBy(page: Page, key: string): Promise<string | null> {
  const shown = await awardShown(page);
  await page.keyboard.press(key);
  await vi.waitFor(async () => expect(await awardShown(page)).not.toBe(shown), SOON);
  return awardShown(page);
}

describe.each(WITH_AND_WITHOUT)("by the keyboard alone, scripts $scripts", ({ scripts }) => {
  it("the first stop leads past the header, and no stop of the header moves the page", () =>
    at("/en/contact", { scripts }, async (page) => {
      await page.keyboard.press("Tab");
      await focusIs(page, ".skip-link");
      await enter(page);
      await focusIs(page, "main");
      await page.evaluate(() => scrollTo(0, 600));
      const stops = page.locator(".header :is(a, button, summary):visible");
      for (let stop = 0; stop < (await stops.count()); stop++) {
        await stops.nth(stop).focus();
        expect(await page.evaluate(() => scrollY)).toBe(600);
      }
    }));

  it("the language switcher changes the language of the page, whose menu of wide screens is gone through and followed", () =>
    at("/en/contact?x=1", { scripts }, async (page) => {
      await tabTo(page, ".header-language summary");
      await enter(page);
      expect(await isOpen(page, ".header-language")).toBe(true);
      await tabTo(page, '.header-language button[value="de"]');
      await enter(page);
      await page.waitForURL("**/de/kontakt?x=1");
      if (scripts) await hydrated(page);
      expect(await page.locator("html").getAttribute("lang")).toBe("de");
      await tabTo(page, '.header-wide a[aria-current="page"]');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Kontakt");
      await page.keyboard.press("Shift+Tab");
      await focusIs(page, '.header-wide a[href="/de/auszeichnungen"]');
      await enter(page);
      if (scripts) await arrivedAt(page, "**/de/auszeichnungen");
      else await page.waitForURL("**/de/auszeichnungen");
      await page.locator(".awards-gallery").waitFor();
    }));

  it("the menu of narrow screens opens, closes, has the switcher in it, and leads on", () =>
    at("/en/contact", { scripts, width: NARROW }, async (page) => {
      await tabTo(page, ".header-menu summary");
      await enter(page);
      expect(await isOpen(page, ".header-menu")).toBe(true);
      await page.keyboard.press("Space");
      expect(await isOpen(page, ".header-menu")).toBe(false);
      await page.keyboard.press("Space");
      await tabTo(page, '.header-menu button[value="it"]');
      await enter(page);
      await page.waitForURL("**/it/contatto");
      if (scripts) await hydrated(page);
      await tabTo(page, ".header-menu summary");
      await enter(page);
      await tabTo(page, '.header-menu a[href="/it/chi-siamo"]');
      await enter(page);
      await page.waitForURL("**/it/chi-siamo");
      await page.locator("h1").waitFor();
      await vi.waitFor(async () => expect(await isOpen(page, ".header-menu")).toBe(false), SOON);
    }));

  it("the age gate has the focus, lets nothing else be reached, tells of a No and opens at a Yes", () =>
    at("/en", { scripts, firstVisit: true }, async (page) => {
      await focusIs(page, "#gate-title");
      expect(await stopsOutside(page, ".gate", 12)).toEqual([]);
      await tabTo(page, '.gate button[name="answer"][value="no"]');
      await enter(page);
      await page.locator(".gate-alert").waitFor();
      await tabTo(page, '.gate button[name="answer"][value="yes"]');
      await enter(page);
      await gone(page.locator(".gate"));
      await tabTo(page, ".header-wide a");
    }));

  it("the question of consent is reached and answered in the map's place", () =>
    at("/en/contact", { scripts, firstVisit: true }, async (page) => {
      await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "map" }));
      await skipHeader(page);
      await tabTo(page, ".contact-map-consent button");
      await enter(page);
      await gone(page.locator(".contact-map-consent"));
    }));

  it("the cart opens, is changed and leads to the checkout", () =>
    at("/en/awards", { scripts, cart: [{ productId: "malvazija-2025", quantity: 7 }] }, async (page) => {
      await openBy(page, CART);
      if (scripts) {
        expect(await stopsOutside(page, ".overlay", 15)).toEqual([]);
        await escapeTo(page, CART);
        await enter(page);
        await focusIs(page, ".overlay #overlay-title");
      }
      await tabTo(page, '.overlay button[value="decrement"]');
      await enter(page);
      await page.locator('.overlay a[href="/en/checkout"]').waitFor();
      await tabTo(page, '.overlay a[href="/en/checkout"]');
      await enter(page);
      await page.waitForURL("**/en/checkout");
    }));

  it("an award opens, turns and closes by its image", () =>
    at("/en/awards", { scripts }, async (page) => {
      await skipHeader(page);
      await openBy(page, AWARD);
      const first = await awardShown(page);
      if (scripts) {
        expect(await stopsOutside(page, ".overlay", 15)).toEqual([]);
        await turnBy(page, "ArrowRight");
        expect(await turnBy(page, "ArrowLeft")).toBe(first);
        await escapeTo(page, AWARD);
        await enter(page);
        await focusIs(page, ".overlay #overlay-title");
      }
      await tabTo(page, ".overlay .award-turns a:last-of-type");
      await turnBy(page, "Enter");
      await tabTo(page, ".overlay .overlay-close");
      await enter(page);
      await gone(page.locator(".overlay"));
    }));

  it("the forgotten password is asked for", () =>
    at("/en/login", { scripts }, async (page) => {
      await skipHeader(page);
      await openBy(page, FORGOTTEN);
      if (scripts) {
        expect(await stopsOutside(page, ".overlay", 15)).toEqual([]);
        await escapeTo(page, FORGOTTEN);
        await enter(page);
        await focusIs(page, ".overlay #overlay-title");
      }
      await tabTo(page, "#forgot-email");
      await page.keyboard.type("nobody@gost.example");
      await enter(page);
      await page.locator(".forgot-message .notice").waitFor();
    }));
});

describe("by the keyboard alone, with scripts", () => {
  it("the cart gives the focus back at its own link as well, and keeps it when a line goes", () =>
    at("/en/awards", { cart: [...FULL_BOX, { productId: "medica", quantity: 6 }] }, async (page) => {
      await openBy(page, CART);
      await tabTo(page, '.overlay button[value="remove"]');
      await enter(page);
      await focusIs(page, ".overlay #overlay-title");
      await vi.waitFor(async () => expect(await page.locator(".cart-line").count()).toBe(1), SOON);
      await tabTo(page, ".overlay .cart-link");
      await enter(page);
      await gone(page.locator(".overlay"));
      await focusIs(page, CART);
    }));

  it("the folds of the header close at Escape, which gives the focus back, and when the focus goes on elsewhere", () =>
    at("/en/contact", { width: NARROW }, async (page) => {
      for (const [fold, width] of [
        [".header-menu", NARROW],
        [".header-language", WIDE],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.locator(".skip-link").focus();
        await tabTo(page, `${fold} summary`);
        await enter(page);
        await tabTo(page, `${fold} button`);
        await page.keyboard.press("Escape");
        await focusIs(page, `${fold} summary`);
        expect([fold, await isOpen(page, fold)]).toEqual([fold, false]);
        await enter(page);
        await tabTo(page, `main *, a:not(${fold} *)`);
        expect([fold, await isOpen(page, fold)]).toEqual([fold, false]);
      }
    }));

  it.each(["/en", "/en/our-products", "/en/wine-tasting", "/en/cookies"])(
    "every stop of %s can be seen: it is marked, and nothing covers it",
    (path) =>
      visitAt(shopWithPictures, path, { width: NARROW }, async (page) => expect(await hiddenStops(page)).toEqual([])),
  );
});
