import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { accountShop, PASSWORD } from "../support/account-shop.ts";
import { hydrated } from "../support/browser.ts";
import { fillByKeys, tabTo } from "../support/keyboard.ts";
import { focusIs, type Given, visitAt, WITH_AND_WITHOUT } from "../support/keyboard-visits.ts";
import { openDay } from "../support/open-day.ts";
import { it, type Shared } from "../support/shared-server.ts";
import { rowsOf } from "../support/stored.ts";
import { FULL_BOX } from "../support/walk-guests.ts";

const EMAIL = "keyboard@gost.example";

let shop: Shared;
let shopWithPictures: Shared;
const at = (path: string, given: Given, act: (page: Page) => Promise<void>) => visitAt(shop, path, given, act);

it.beforeAll(async ({ shared, withPictures }) => {
  shop = shared;
  shopWithPictures = withPictures;
  await accountShop(shared.server).openAccount(EMAIL);
});

/** How far the top of an element lies under the header, in pixels; less than nothing where the header covers it. */
const topUnderHeader = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const top = (selector: string, side: "top" | "bottom") =>
      document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN;
    return top(wanted, "top") - top(".header", "bottom");
  }, selector);

describe.each(WITH_AND_WITHOUT)("a form by the keyboard alone, scripts $scripts", ({ scripts }) => {
  const mark = scripts ? "mit" : "ohne";

  it("puts bottles into the cart, and sends their order", () =>
    at("/en/our-products/malvazija-2025", { scripts }, async (page) => {
      await fillByKeys(page, { quantity: "6" });
      await page.keyboard.press("Enter");
      await page.locator(".frame-notice").waitFor();
      const cart = (await page.context().cookies()).find(({ name }) => name === "cart");
      expect(JSON.parse(decodeURIComponent(cart?.value ?? ""))).toEqual(FULL_BOX);
      await open(page, "/en/checkout");
      const email = `order-${mark}@gost.example`;
      await fillByKeys(page, {
        firstName: "Ana",
        lastName: "Horvat",
        email,
        phone: "+385 91 234 5678",
        address: "Splitska 5",
        postalCode: "52100",
        city: "Pula",
        adult: true,
        terms: true,
      });
      await tabTo(page, 'button[value="order"]');
      await page.keyboard.press("Enter");
      await page.waitForURL("**/en/success?order=*");
      expect(rowsOf(shop.server.dataDir, "select city from orders where email = ?", email)).toEqual([{ city: "Pula" }]);
    }));

  it("books a tasting", async () => {
    const date = await openDay(shop.server);
    await at("/en/wine-tasting", { scripts }, async (page) => {
      const email = `tasting-${mark}@gost.example`;
      await fillByKeys(page, { package: "elite", adults: "3", date });
      if (!scripts) {
        await tabTo(page, 'button[value="showTimes"]');
        await page.keyboard.press("Enter");
        await focusIs(page, ".reservation-times");
      }
      await page.locator('[name="time"]:enabled').first().waitFor();
      await fillByKeys(page, {
        time: "12:00",
        fullName: "Ana Horvat",
        email,
        phone: "+385 91 234 5678",
        terms: true,
      });
      await tabTo(page, 'button[value="reserve"]');
      await page.keyboard.press("Enter");
      await page.waitForURL("**/en/successful-booking?token=*");
      expect(rowsOf(shop.server.dataDir, "select package, time from reservations where email = ?", email)).toEqual([
        { package: "elite", time: "12:00" },
      ]);
    });
  });

  it("sends an inquiry", () =>
    at("/en/contact", { scripts }, async (page) => {
      const email = `inquiry-${mark}@gost.example`;
      await fillByKeys(page, {
        name: "Ana Horvat",
        email,
        subject: "A visit",
        message: "May we come with a dog?",
        terms: true,
      });
      await tabTo(page, "form#inquiry button");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/en/successful-inquiry?inquiry=*");
      expect(rowsOf(shop.server.dataDir, "select kind from inquiries where email = ?", email)).toHaveLength(1);
    }));

  it("registers", () =>
    at("/en/register", { scripts }, async (page) => {
      await fillByKeys(page, {
        firstName: "Ana",
        lastName: "Horvat",
        email: `account-${mark}@gost.example`,
        terms: true,
      });
      await tabTo(page, 'form[id="register"] button');
      await page.keyboard.press("Enter");
      await page.waitForURL("**/en/register?sent=1");
    }));

  it("that was refused says so first, leads to the field, and logs in once it is right; the profile's is kept", () =>
    visitAt(shopWithPictures, "/en/login", { scripts, refused: true }, async (page) => {
      const unchecked = () => page.locator("form#login").evaluate((form) => form.setAttribute("novalidate", ""));
      await unchecked();
      await fillByKeys(page, { email: "ana", password: "x" });
      await page.keyboard.press("Enter");
      await focusIs(page, "[data-error-summary]");
      await tabTo(page, "[data-error-summary] a");
      await page.keyboard.press("Enter");
      await focusIs(page, '[name="email"][aria-invalid="true"]');
      expect(await topUnderHeader(page, 'label[for="login-email"]')).toBeGreaterThanOrEqual(0);
      // Refused again for the same reason: it says so again.
      await unchecked();
      await page.keyboard.press("Enter");
      await focusIs(page, "[data-error-summary]");
      await fillByKeys(page, { email: EMAIL, password: PASSWORD });
      await page.keyboard.press("Enter");
      await page.waitForURL("**/en");
      await page.locator('.header-tool[href="/en/profile"]').waitFor();
      await open(page, "/en/profile");
      await keepProfile(page, `Obrt ${mark}`);
      await refuseTwice(page);
    }));

  /** Opens the next page of the same visitor. */
  async function open(page: Page, path: string): Promise<void> {
    await page.goto(path);
    if (scripts) await hydrated(page);
  }

  async function keepProfile(page: Page, companyName: string): Promise<void> {
    await fillByKeys(page, {
      address: "Splitska 5",
      postalCode: "52100",
      city: "Pula",
      companyName,
      companyTaxNumber: "69435151530",
      companyAddress: "Splitska 5, Pula",
    });
    await tabTo(page, "form#profile .button-primary");
    await page.keyboard.press("Enter");
    await page.locator(".notice-success").waitFor();
    await open(page, "/en/profile");
    expect(await page.locator('[name="companyName"]').inputValue()).toBe(companyName);
  }
});

/** A page with several forms says of one that was refused twice for the same so twice. */
async function refuseTwice(page: Page): Promise<void> {
  const form = page.locator('form:has([name="intent"][value="deleteAccount"])');
  for (let time = 0; time < 2; time++) {
    await form.evaluate((sheet) => {
      sheet.closest("details")?.setAttribute("open", "");
      sheet.setAttribute("novalidate", "");
    });
    await form.locator('[name="presentPassword"]').focus();
    await page.keyboard.press("Enter");
    await focusIs(page, 'form:has([value="deleteAccount"]) [data-error-summary]');
  }
}
