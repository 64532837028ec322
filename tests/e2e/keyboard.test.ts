import type { Page } from "playwright";
import { afterAll, describe, expect, vi } from "vitest";
import { arrivedAt, gone } from "../support/browser.ts";
import { hiddenStops, stopsOutside, tabTo } from "../support/keyboard.ts";
import {
  closeKeyboardShop,
  focusIs,
  type Given,
  type KeyboardShop,
  NARROW,
  openKeyboardShop,
  visitAt,
  WIDE,
  WITH_AND_WITHOUT,
} from "../support/keyboard-visits.ts";
import { SOON } from "../support/patience.ts";
import { it } from "../support/shared-server.ts";
import { FULL_BOX } from "../support/walk-guests.ts";

let shop: KeyboardShop;
const at = (path: string, given: Given, act: (page: Page) => Promise<void>) => visitAt(shop, path, given, act);

it.beforeAll(async ({ shared }) => {
  shop = await openKeyboardShop(shared.browser);
});

afterAll(() => closeKeyboardShop(shop));

const isOpen = (page: Page, fold: string) => page.locator(fold).evaluate((details) => details.hasAttribute("open"));

describe.each(WITH_AND_WITHOUT)("by the keyboard alone, scripts $scripts", ({ scripts }) => {
  it("the first stop leads past the header to the content", () =>
    at("/en/contact", { scripts }, async (page) => {
      await page.keyboard.press("Tab");
      await focusIs(page, ".skip-link");
      await page.keyboard.press("Enter");
      await focusIs(page, "main");
    }));

  it("the menu of wide screens is gone through and followed", () =>
    at("/en/contact", { scripts }, async (page) => {
      await tabTo(page, '.header-wide a[aria-current="page"]');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Contact");
      await page.keyboard.press("Shift+Tab");
      await focusIs(page, '.header-wide a[href="/en/awards"]');
      await page.keyboard.press("Enter");
      if (scripts) await arrivedAt(page, "**/en/awards");
      else await page.waitForURL("**/en/awards");
      await page.locator(".awards-gallery").waitFor();
    }));

  it("the menu of narrow screens opens, closes, and leads on", () =>
    at("/en/contact", { scripts, width: NARROW }, async (page) => {
      await tabTo(page, ".header-menu summary");
      await page.keyboard.press("Enter");
      expect(await isOpen(page, ".header-menu")).toBe(true);
      await page.keyboard.press("Space");
      expect(await isOpen(page, ".header-menu")).toBe(false);
      await page.keyboard.press("Space");
      await tabTo(page, '.header-menu a[href="/en/about-us"]');
      await page.keyboard.press("Enter");
      await page.waitForURL("**/en/about-us");
      await page.locator("h1").waitFor();
      await vi.waitFor(async () => expect(await isOpen(page, ".header-menu")).toBe(false), SOON);
    }));

  it("the language switcher opens and changes the language of the page", () =>
    at("/en/contact?x=1", { scripts }, async (page) => {
      await tabTo(page, ".header-language summary");
      await page.keyboard.press("Enter");
      expect(await isOpen(page, ".header-language")).toBe(true);
      await tabTo(page, '.header-language button[value="de"]');
      await page.keyboard.press("Enter");
      await page.waitForURL("**/de/kontakt?x=1");
      expect(await page.locator("html").getAttribute("lang")).toBe("de");
    }));

  it("the language switcher of narrow screens stands in the menu", () =>
    at("/en/contact", { scripts, width: NARROW }, async (page) => {
      await tabTo(page, ".header-menu summary");
      await page.keyboard.press("Enter");
      await tabTo(page, '.header-menu button[value="it"]');
      await page.keyboard.press("Enter");
      await page.waitForURL("**/it/contatto");
    }));

  it("the age gate has the focus, lets nothing else be reached, tells of a No and opens at a Yes", () =>
    at("/en", { scripts, firstVisit: true }, async (page) => {
      await focusIs(page, "#gate-title");
      expect(await stopsOutside(page, ".gate", 12)).toEqual([]);
      await tabTo(page, '.gate button[name="answer"][value="no"]');
      await page.keyboard.press("Enter");
      await page.locator(".gate-alert").waitFor();
      await tabTo(page, '.gate button[name="answer"][value="yes"]');
      await page.keyboard.press("Enter");
      await gone(page.locator(".gate"));
      await tabTo(page, ".header-wide a");
    }));

  it("the question of consent is reached and answered in the map's place", () =>
    at("/en/contact", { scripts, firstVisit: true }, async (page) => {
      await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "map" }));
      await tabTo(page, ".contact-map-consent button");
      await page.keyboard.press("Enter");
      await gone(page.locator(".contact-map-consent"));
    }));

  it("the page stays where it is while the focus goes through the header", () =>
    at("/en/contact", { scripts }, async (page) => {
      await page.evaluate(() => scrollTo(0, 600));
      const stops = page.locator(".header :is(a, button, summary):visible");
      for (let stop = 0; stop < (await stops.count()); stop++) {
        await stops.nth(stop).focus();
        expect(await page.evaluate(() => scrollY)).toBe(600);
      }
    }));

  it("the cart opens, is changed and leads to the checkout", () =>
    at("/en/awards", { scripts, cart: [{ productId: "malvazija-2025", quantity: 7 }] }, async (page) => {
      await tabTo(page, '.header-tool[href*="overlay=cartOpen"]');
      await page.keyboard.press("Enter");
      await focusIs(page, ".overlay #overlay-title");
      await tabTo(page, '.overlay button[value="decrement"]');
      await page.keyboard.press("Enter");
      await page.locator('.overlay a[href="/en/checkout"]').waitFor();
      await tabTo(page, '.overlay a[href="/en/checkout"]');
      await page.keyboard.press("Enter");
      await page.waitForURL("**/en/checkout");
    }));

  it("an award opens, turns and closes by its image", () =>
    at("/en/awards", { scripts }, async (page) => {
      await tabTo(page, ".awards-card");
      await page.keyboard.press("Enter");
      await focusIs(page, ".overlay #overlay-title");
      const first = await awardShown(page);
      await tabTo(page, ".overlay .award-turns a:last-of-type");
      await page.keyboard.press("Enter");
      await vi.waitFor(async () => expect(await awardShown(page)).not.toBe(first), SOON);
      await tabTo(page, ".overlay .overlay-close");
      await page.keyboard.press("Enter");
      await gone(page.locator(".overlay"));
    }));

  it("the forgotten password is asked for", () =>
    at("/en/login", { scripts }, async (page) => {
      await tabTo(page, 'main a[href*="overlay=forgotPassword"]');
      await page.keyboard.press("Enter");
      await focusIs(page, ".overlay #overlay-title");
      await tabTo(page, "#forgot-email");
      await page.keyboard.type("nobody@gost.example");
      await page.keyboard.press("Enter");
      await page.locator(".forgot-message .notice").waitFor();
    }));
});

const awardShown = (page: Page) => page.locator("#overlay-title").textContent();

describe("by the keyboard alone, with scripts", () => {
  it.each([
    ["the cart", "/en/awards", '.header-tool[href*="overlay=cartOpen"]'],
    ["an award", "/en/awards", ".awards-card"],
    ["the forgotten password", "/en/login", 'main a[href*="overlay=forgotPassword"]'],
  ])("%s takes the focus, keeps it, and gives it back at Escape", (_, path, opener) =>
    at(path, { cart: FULL_BOX }, async (page) => {
      await tabTo(page, opener);
      await page.keyboard.press("Enter");
      await focusIs(page, ".overlay #overlay-title");
      expect(await stopsOutside(page, ".overlay", 15)).toEqual([]);
      await page.keyboard.press("Escape");
      await gone(page.locator(".overlay"));
      await focusIs(page, opener);
      expect(new URL(page.url()).search).toBe("");
    }),
  );

  it("the cart gives the focus back at its own link as well, and keeps it when a line goes", () =>
    at("/en/awards", { cart: [...FULL_BOX, { productId: "medica", quantity: 6 }] }, async (page) => {
      await tabTo(page, '.header-tool[href*="overlay=cartOpen"]');
      await page.keyboard.press("Enter");
      await focusIs(page, ".overlay #overlay-title");
      await tabTo(page, '.overlay button[value="remove"]');
      await page.keyboard.press("Enter");
      await focusIs(page, ".overlay #overlay-title");
      await vi.waitFor(async () => expect(await page.locator(".cart-line").count()).toBe(1), SOON);
      await tabTo(page, ".overlay .cart-link");
      await page.keyboard.press("Enter");
      await gone(page.locator(".overlay"));
      await focusIs(page, '.header-tool[href*="overlay=cartOpen"]');
    }));

  it("the arrows turn the awards", () =>
    at("/en/awards", {}, async (page) => {
      await tabTo(page, ".awards-card");
      await page.keyboard.press("Enter");
      await focusIs(page, ".overlay #overlay-title");
      const first = await awardShown(page);
      await page.keyboard.press("ArrowRight");
      await vi.waitFor(async () => expect(await awardShown(page)).not.toBe(first), SOON);
      await page.keyboard.press("ArrowLeft");
      await vi.waitFor(async () => expect(await awardShown(page)).toBe(first), SOON);
    }));

  it.each([
    [".header-menu", NARROW],
    [".header-language", WIDE],
  ])("%s closes at Escape, which gives the focus back, and when the focus goes on elsewhere", (fold, width) =>
    at("/en/contact", { width }, async (page) => {
      await tabTo(page, `${fold} summary`);
      await page.keyboard.press("Enter");
      await tabTo(page, `${fold} button`);
      await page.keyboard.press("Escape");
      await focusIs(page, `${fold} summary`);
      expect(await isOpen(page, fold)).toBe(false);
      await page.keyboard.press("Enter");
      await tabTo(page, `main *, a:not(${fold} *)`);
      expect(await isOpen(page, fold)).toBe(false);
    }),
  );

  it.each(["/en", "/en/our-products", "/en/wine-tasting", "/en/cookies"])(
    "every stop of %s can be seen: it is marked, and nothing covers it",
    (path) => at(path, { width: NARROW }, async (page) => expect(await hiddenStops(page)).toEqual([])),
  );
});
