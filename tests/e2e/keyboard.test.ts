import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hydrated, newVisitor, openBrowser } from "../support/browser.ts";
import { fillByKeys, focusedElement, hasFocus, stopsOutside, tabTo } from "../support/keyboard.ts";
import { openDay } from "../support/open-day.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { rowsOf } from "../support/stored.ts";
import { ACCOUNT, cartCookie, FULL_BOX, type Guests, welcomeGuests } from "../support/walk-guests.ts";

const SOON = { timeout: 10_000, interval: 50 };
const NARROW = 360;
const WIDE = 1440;

let server: RunningServer;
let browser: Browser;
let guests: Guests;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  guests = await welcomeGuests(server);
});

afterAll(async () => {
  await browser.close();
  await discardServer(server);
});

type Given = {
  scripts?: boolean;
  width?: number;
  firstVisit?: boolean;
  cart?: object[];
  refused?: boolean;
  loggedIn?: boolean;
};

/** Opens a page for somebody without a mouse, does something there, and hears no complaint of the browser. */
async function at(path: string, given: Given, screenRequest: (page: Page) => Promise<void>): Promise<void> {
  const { scripts = true, width = WIDE, firstVisit = false, refused = false, loggedIn = false, cart } = given;
  const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts, width, firstVisit });
  if (cart) await context.addCookies([{ name: "cart", value: cartCookie(cart), url: server.url }]);
  if (loggedIn) await context.addCookies([{ name: "session", value: guests.session, url: server.url }]);
  await page.goto(path);
  if (scripts) await hydrated(page);
  await screenRequest(page);
  // A browser complains of every answer that refuses a form.
  expect(complaints.filter((complaint) => !(refused && /status of 422/.test(complaint)))).toEqual([]);
  await context.close();
}

const focusIs = (page: Page, selector: string) =>
  vi.waitFor(async () => {
    if (!(await hasFocus(page, selector))) throw new Error(`The focus is at ${await focusedElement(page)}`);
  }, SOON);
const isOpen = (page: Page, fold: string) => page.locator(fold).evaluate((details) => details.hasAttribute("open"));
const WITH_AND_WITHOUT = [{ scripts: true }, { scripts: false }];

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
      await page.waitForURL("**/en/awards");
      await page.locator(".awards-gallery").waitFor();
      if (scripts) await focusIs(page, "main");
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
      await page.locator(".gate").waitFor({ state: "detached" });
      await tabTo(page, ".header-wide a");
    }));

  it("the question of consent is reached and answered", () =>
    at("/en/contact", { scripts, firstVisit: true }, async (page) => {
      await tabTo(page, '.consent button[value="needed"]');
      await page.keyboard.press("Enter");
      await page.locator(".consent").waitFor({ state: "detached" });
    }));

  it.each([
    [".header", {}],
    [".consent", { firstVisit: true }],
  ])("the page stays where it is while the focus goes through %s", (stuck, given) =>
    at("/en/contact", { scripts, ...given }, async (page) => {
      await page.evaluate(() => scrollTo(0, 600));
      const stops = page.locator(`${stuck} :is(a, button, summary):visible`);
      for (let stop = 0; stop < (await stops.count()); stop++) {
        await stops.nth(stop).focus();
        expect(await page.evaluate(() => scrollY)).toBe(600);
      }
    }),
  );

  it("the cart opens, is changed and leads to the checkout", () =>
    at("/en/awards", { scripts, cart: [{ productId: "malvazija-2025", quantity: 7 }] }, async (page) => {
      await tabTo(page, '.header-tool[href*="overlay=cartOpen"]');
      await page.keyboard.press("Enter");
      await page.locator(".overlay-cartOpen").waitFor();
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
      await page.locator(".overlay-award").waitFor();
      const [first, turned] = [await awardShown(page), page.locator(".overlay .award-turns a").last()];
      await turned.waitFor();
      await tabTo(page, ".overlay .award-turns a:last-of-type");
      await page.keyboard.press("Enter");
      await vi.waitFor(async () => expect(await awardShown(page)).not.toBe(first), SOON);
      await tabTo(page, ".overlay .overlay-close");
      await page.keyboard.press("Enter");
      await page.locator(".overlay").waitFor({ state: "detached" });
    }));

  it("the forgotten password is asked for", () =>
    at("/en/login", { scripts }, async (page) => {
      await tabTo(page, 'main a[href*="overlay=forgotPassword"]');
      await page.keyboard.press("Enter");
      await page.locator(".overlay-forgotPassword").waitFor();
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
      await page.locator(".overlay").waitFor({ state: "detached" });
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
      await page.locator(".overlay").waitFor({ state: "detached" });
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

/** How far the top of an element lies under the header, in pixels; less than nothing where the header covers it. */
const topUnderHeader = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const top = (selector: string, side: "top" | "bottom") =>
      document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN;
    return top(wanted, "top") - top(".header", "bottom");
  }, selector);

/** The stops from the top of the page to its end that bear no mark of the focus, or lie under something else. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const trouble = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.hasAttribute("data-seen")) return null;
      focused.setAttribute("data-seen", "");
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
      const marked = (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      const { left, top, width, height } = focused.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]));
      const seen = points.some(([x = 0, y = 0]) => {
        const there = document.elementFromPoint(x, y);
        return (
          there !== null && (focused.contains(there) || there.contains(focused) || there.closest("label") !== null)
        );
      });
      return `${marked ? "" : "unmarked "}${seen ? "" : "covered"}`.trim();
    });
    if (trouble === null) return hidden;
    if (trouble !== "") hidden.push(`${await focusedElement(page)}: ${trouble}`);
  }
}

describe.each(WITH_AND_WITHOUT)("a form by the keyboard alone, scripts $scripts", ({ scripts }) => {
  const mark = scripts ? "mit" : "ohne";

  it("puts bottles into the cart", () =>
    at("/en/our-products/malvazija-2025", { scripts }, async (page) => {
      await fillByKeys(page, { quantity: "6" });
      await page.keyboard.press("Enter");
      await page.locator(".frame-notice").waitFor();
      const cart = (await page.context().cookies()).find(({ name }) => name === "cart");
      expect(JSON.parse(decodeURIComponent(cart?.value ?? ""))).toEqual(FULL_BOX);
    }));

  it("sends the order", () =>
    at("/en/checkout", { scripts, cart: FULL_BOX }, async (page) => {
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
      expect(rowsOf(server.dataDir, "select city from orders where email = ?", email)).toEqual([{ city: "Pula" }]);
    }));

  it("books a tasting", async () => {
    const date = await openDay(server);
    await at("/en/wine-tasting", { scripts }, async (page) => {
      const email = `tasting-${mark}@gost.example`;
      await fillByKeys(page, { package: "elite", adults: "3", date });
      if (!scripts) {
        await tabTo(page, 'button[value="showTimes"]');
        await page.keyboard.press("Enter");
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
      expect(rowsOf(server.dataDir, "select package, time from reservations where email = ?", email)).toEqual([
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
      expect(rowsOf(server.dataDir, "select kind from inquiries where email = ?", email)).toHaveLength(1);
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

  it("logs in", () =>
    at("/en/login", { scripts }, async (page) => {
      await fillByKeys(page, ACCOUNT);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/en");
      await page.locator('.header-tool[href="/en/profile"]').waitFor();
    }));

  it("keeps the profile", () =>
    at("/en/profile", { scripts, loggedIn: true }, async (page) => {
      const company = `Obrt ${mark}`;
      await fillByKeys(page, {
        address: "Splitska 5",
        postalCode: "52100",
        city: "Pula",
        companyName: company,
        companyTaxNumber: "69435151530",
        companyAddress: "Splitska 5, Pula",
      });
      await tabTo(page, "form#profile .button-primary");
      await page.keyboard.press("Enter");
      await page.locator(".notice-success").waitFor();
      await page.goto("/en/profile");
      expect(await page.locator('[name="companyName"]').inputValue()).toBe(company);
    }));

  it("that was refused says so first, and leads to the field", () =>
    at("/en/login", { scripts, refused: true }, async (page) => {
      await page.locator("form#login").evaluate((form) => form.setAttribute("novalidate", ""));
      await fillByKeys(page, { email: "ana", password: "x" });
      await page.keyboard.press("Enter");
      await focusIs(page, "[data-error-summary]");
      await tabTo(page, "[data-error-summary] a");
      await page.keyboard.press("Enter");
      await focusIs(page, '[name="email"][aria-invalid="true"]');
      expect(await topUnderHeader(page, 'label[for="login-email"]')).toBeGreaterThanOrEqual(0);
      // Refused again for the same reason: it says so again.
      await page.locator("form#login").evaluate((form) => form.setAttribute("novalidate", ""));
      await page.keyboard.press("Enter");
      await focusIs(page, "[data-error-summary]");
    }));

  it("that was refused twice for the same says so twice, on a page with several forms", () =>
    at("/en/profile", { scripts, refused: true, loggedIn: true }, async (page) => {
      for (let time = 0; time < 2; time++) {
        const form = page.locator('form:has([name="intent"][value="deleteAccount"])');
        await form.evaluate((sheet) => {
          sheet.closest("details")?.setAttribute("open", "");
          sheet.setAttribute("novalidate", "");
        });
        await form.locator('[name="presentPassword"]').focus();
        await page.keyboard.press("Enter");
        await focusIs(page, 'form:has([value="deleteAccount"]) [data-error-summary]');
      }
    }));
});
