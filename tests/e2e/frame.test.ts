import type { Browser, Page } from "playwright";
import { describe, expect, vi } from "vitest";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { gone, hydrated, newVisitor } from "../support/browser.ts";
import { stopsOutside } from "../support/keyboard.ts";
import { focusIs, WITH_AND_WITHOUT } from "../support/keyboard-visits.ts";
import { SOON } from "../support/patience.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { cartCookie, FULL_BOX } from "../support/walk-guests.ts";

let server: RunningServer;
let browser: Browser;
let browserWithPictures: Browser;

it.beforeAll(({ shared, withPictures }) => {
  ({ server, browser } = shared);
  browserWithPictures = withPictures.browser;
});

type Given = { scripts: boolean; width?: number; pictures?: boolean };

/** Opens a page with a full box in the cart, does something there, and hears no complaint of the browser. */
async function at(
  path: string,
  { scripts, width = 1440, pictures = false }: Given,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const chosen = pictures ? browserWithPictures : browser;
  const { page, context, complaints } = await newVisitor(chosen, { url: server.url, scripts, width });
  await context.addCookies([{ name: "cart", value: cartCookie(FULL_BOX), url: server.url }]);
  await page.goto(path);
  if (scripts) await hydrated(page);
  await act(page);
  expect(complaints).toEqual([]);
  await context.close();
}

const html = async (path: string) => (await fetch(server.url + path)).text();
const isClosed = async (page: Page) => {
  await gone(page.locator(".overlay"));
  expect(new URL(page.url()).search).toBe("");
};

const OVERLAYS = [
  { name: "cartOpen", path: "/en/awards", opener: '.header-tool[href*="overlay=cartOpen"]' },
  { name: "award", path: "/en/awards", opener: ".awards-card" },
  { name: "forgotPassword", path: "/en/login", opener: 'main a[href*="overlay=forgotPassword"]' },
];

describe.each(OVERLAYS.flatMap((overlay) => WITH_AND_WITHOUT.map((given) => ({ ...overlay, ...given }))))(
  "the overlay $name, scripts $scripts",
  ({ name, path, opener, scripts }) => {
    it("takes the focus, keeps it, locks the page, and closes at the backdrop and at its image, which the cart has not", () =>
      at(path, { scripts }, async (page) => {
        const open = async () => {
          await page.locator(opener).first().click();
          await focusIs(page, ".overlay #overlay-title");
        };
        await open();
        expect(await stopsOutside(page, ".overlay", 15)).toEqual([]);
        expect(await isLocked(page)).toBe(true);
        await page.mouse.click(4, 450);
        await isClosed(page);
        expect([await page.locator("[inert]").count(), await isLocked(page)]).toEqual([0, false]);
        await open();
        const image = page.locator(".overlay-close");
        expect(await image.count()).toBe(name === "cartOpen" ? 0 : 1);
        if (name === "cartOpen") return;
        await image.click();
        await isClosed(page);
      }));
  },
);

describe("an overlay that came with its page, with scripts", () => {
  it.each(OVERLAYS)("gives the page free when $name is closed", ({ name, path }) => {
    const award = name === "award" ? "&award=teran-2023-2025" : "";
    return at(`${path}?overlay=${name}${award}`, { scripts: true }, async (page) => {
      await focusIs(page, ".overlay #overlay-title");
      await page.keyboard.press("Escape");
      await isClosed(page);
      expect([await page.locator("[inert]").count(), await isLocked(page)]).toEqual([0, false]);
      await page.locator("main a").first().focus();
      await focusIs(page, "main a");
    });
  });
});

describe("the slider of awards", () => {
  it.each(WITH_AND_WITHOUT)(
    "begins at the award that was pressed, goes around and sells the bottle that won, scripts $scripts",
    ({ scripts }) =>
      at("/en/awards", { scripts, pictures: true }, async (page) => {
        await goAround(page);
        if (scripts) await swipe(page);
        await page.goto("/en/awards?overlay=award&award=teran-2023-2025");
        if (scripts) await hydrated(page);
        expect(await page.locator(".award-buy p").textContent()).toContain("€");
        await page.locator(".award-buy button").click();
        // Over the overlay, where it is seen, heard and pressed; without scripts it comes with the page.
        const notice = page.locator(scripts ? ".overlay .frame-notice" : ".frame-notice");
        if (scripts) await expect.poll(() => notice.locator("a").evaluate(liesOnTop)).toBe(true);
        else await notice.waitFor();
        expect(new URL(page.url()).searchParams.get("award")).toBe("teran-2023-2025");
        const cart = (await page.context().cookies()).find(({ name }) => name === "cart");
        expect(decodeURIComponent(cart?.value ?? "")).toContain('"productId":"teran-2023","quantity":1');
      }),
  );

  it("says over itself what was pressed before the page had its scripts", () =>
    at("/en/awards?overlay=award&award=teran-2023-2025", { scripts: true, pictures: true }, async (page) => {
      const send = () => page.locator(".award-buy").evaluate((form: HTMLFormElement) => form.submit());
      await Promise.all([page.waitForEvent("load"), send()]);
      await hydrated(page);
      await expect.poll(() => page.locator(".overlay .frame-notice a").evaluate(liesOnTop)).toBe(true);
    }));
});

/** Whether a finger on the middle of the element meets it, and nothing that lies over it. */
function liesOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === element;
}

/** From the third award on to each of the others and back to it, and one to the left. */
async function goAround(page: Page): Promise<void> {
  const cards = page.locator(".awards-card");
  const count = await cards.count();
  const third = new URL((await cards.nth(2).getAttribute("href")) ?? "", server.url).searchParams.get("award");
  const shown = () => new URL(page.url()).searchParams.get("award") ?? "";
  const [back, on] = [page.locator(".award-turns a").first(), page.locator(".award-turns a").last()];
  await cards.nth(2).click();
  await on.waitFor();
  expect(shown()).toBe(third);
  const passed = [shown()];
  for (let turn = 0; turn < count; turn++) {
    const next = await on.getAttribute("href");
    await on.click();
    // The address changes before the page does, whose links lead on from the award that it shows.
    await vi.waitFor(async () => expect(await on.getAttribute("href")).not.toBe(next), SOON);
    passed.push(shown());
  }
  expect(new Set(passed).size).toBe(count);
  expect(passed.at(-1)).toBe(third);
  const next = await on.getAttribute("href");
  await back.click();
  await vi.waitFor(async () => expect(await on.getAttribute("href")).not.toBe(next), SOON);
  expect(shown()).toBe(passed.at(-2));
}

/** A finger that moves sideways turns to the next award, and back. */
async function swipe(page: Page): Promise<void> {
  const [award, title] = [page.locator(".award"), page.locator("#overlay-title")];
  const first = await title.textContent();
  const move = async (from: number, to: number) => {
    await award.dispatchEvent("pointerdown", { pointerType: "touch", clientX: from, clientY: 300 });
    await award.dispatchEvent("pointerup", { pointerType: "touch", clientX: to, clientY: 310 });
  };
  await move(300, 100);
  await vi.waitFor(async () => expect(await title.textContent()).not.toBe(first), SOON);
  await move(100, 300);
  await vi.waitFor(async () => expect(await title.textContent()).toBe(first), SOON);
}

/** Whether the page itself can be scrolled. */
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden");

describe("the menu of narrow screens", () => {
  it.each(WITH_AND_WITHOUT)(
    "has a burger under 1300 pixels, and holds the page under 700 while it is open, scripts $scripts",
    (given) =>
      at("/en/contact", { ...given, width: 699 }, async (page) => {
        const summary = page.locator(".header-menu summary");
        const resize = (width: number) => page.setViewportSize({ width, height: 900 });
        await summary.click();
        expect(await isLocked(page)).toBe(true);
        await resize(700);
        expect(await isLocked(page)).toBe(false);
        await resize(699);
        await summary.click();
        expect(await isLocked(page)).toBe(false);
        for (const [width, burger] of [
          [1299, true],
          [1300, false],
        ] as const) {
          await resize(width);
          expect([width, await summary.isVisible()]).toEqual([width, burger]);
          expect(await page.locator(".header-wide").isVisible()).toBe(!burger);
          expect(await page.locator(".header-language").isVisible()).toBe(!burger);
        }
      }),
  );

  it("closes when the contact link is chosen, and the page goes to its section after 250 ms", () =>
    at("/en", { scripts: true, width: 600 }, async (page) => {
      await page.locator(".header-menu summary").click();
      const waited = await page.evaluate(
        () =>
          new Promise((done) => {
            const pressed = performance.now();
            addEventListener("scroll", () => done(performance.now() - pressed), { once: true });
            document.querySelector<HTMLElement>('.header-menu a[href="/en/contact"]')?.click();
          }),
      );
      expect(waited).toBeGreaterThanOrEqual(250);
      await focusIs(page, "#contact");
      expect(await page.locator(".header-menu").evaluate((menu) => menu.hasAttribute("open"))).toBe(false);
      expect(new URL(page.url()).pathname).toBe("/en");
    }));
});

it("the switcher keeps the hash, also where it is pressed twice", () =>
  at("/en/contact?x=1#map", { scripts: true }, async (page) => {
    await page.locator(".header-language summary").click();
    await page.locator('.header-language button[value="de"]').dblclick();
    // The second press aborts what the first has begun; `waitForURL` would take that for a failure of its own.
    await expect.poll(() => page.url(), SOON).toBe(`${server.url}/de/kontakt?x=1#map`);
  }));

it.each(LANGUAGES)("the header is dark on cookies and privacy alone: %s", async (language) => {
  const isDark = async (screen: "cookies" | "privacy-policy" | "delivery") =>
    (await html(pathTo(screen, language))).includes('<header class="header header-dark');
  expect([await isDark("cookies"), await isDark("privacy-policy"), await isDark("delivery")]).toEqual([
    true,
    true,
    false,
  ]);
});

it.each(LANGUAGES)("header and footer are hidden on the checkout, and only there: %s", async (language) => {
  for (const screen of ["checkout", "order-error", "contact"] as const) {
    const page = await html(pathTo(screen, language));
    const there = ['<header class="header', '<footer class="footer'].map((part) => page.includes(part));
    expect([screen, ...there]).toEqual([screen, screen !== "checkout", screen !== "checkout"]);
  }
});
