import type { BrowserContext, Page } from "playwright";
import { describe, expect } from "vitest";
import { afterLoad, answerTo, newVisitor, openHydrated } from "../support/browser.ts";
import { it, type Shared } from "../support/shared-server.ts";

/** As browsers slow a line down for whoever tries a page: a way there and back in milliseconds, bytes a second. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

type Emulation = (context: BrowserContext, page: Page) => Promise<unknown>;

const SLOW: Record<string, Emulation> = {
  "whose line is slow": async (context, page) =>
    (await context.newCDPSession(page)).send("Network.emulateNetworkConditions", SLOW_3G),
  "whose browser saves data": async (context, page) =>
    (await context.newCDPSession(page)).send("Emulation.setDataSaverOverride", { dataSaverEnabled: true }),
  "whose browser knows of no lines, and whose page came late": (_, page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: undefined });
      const late = { requestStart: performance.now() - 1_000, responseStart: performance.now() - 600 };
      performance.getEntriesByType = () => [late as unknown as PerformanceEntry];
    }),
};

/** A visitor whose line is emulated, with the addresses of the scripts, sheets and texts that are asked for. */
async function slowVisitor({ server, browser }: Shared, emulate: Emulation, cart?: string) {
  const visitor = await newVisitor(browser, { url: server.url, scripts: true, ...(cart ? { cart } : {}) });
  const asked: string[] = [];
  visitor.page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css|json)$/.test(pathname)) asked.push(pathname);
  });
  await emulate(visitor.context, visitor.page);
  return { ...visitor, asked };
}

/** Makes every sign that a visitor can make, and waits until what it might have begun would have been asked for. */
async function move(page: Page): Promise<void> {
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 50);
  await page.keyboard.press("Shift");
  await afterLoad(page);
}

describe("a visitor", () => {
  it.for(Object.keys(SLOW))("%s gets no scripts, whatever they do, and fills the cart", async (who, { shared }) => {
    const { page, context, asked, complaints } = await slowVisitor(shared, SLOW[who] ?? expect.unreachable());
    await page.goto("/en/our-products/teran-2023", { waitUntil: "load" });
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-light"));
    await move(page);
    const quantity = page.getByRole("spinbutton").first();
    for (const _ of [2, 3]) await page.locator('button[value="stepUp"]').click();
    await page.locator('button[value="stepDown"]').click();
    expect(await quantity.inputValue()).toBe("2");
    const answer = await answerTo(page, () => page.locator("form.product-add button.button").first().click());
    expect(answer.status()).toBe(303);
    expect(await page.locator('header a[href*="overlay=cartOpen"]').first().textContent()).toContain("2");
    expect(asked).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("on a slow line can have the checkout's total reckoned anew by a button, which scripts do elsewhere", async ({
    shared,
  }) => {
    const cart = '[{"productId":"teran-2023","quantity":6}]';
    const slow = await slowVisitor(shared, SLOW["whose browser saves data"] ?? expect.unreachable(), cart);
    await slow.page.goto("/en/checkout", { waitUntil: "load" });
    await slow.page.locator(".checkout-update").waitFor({ state: "visible" });
    expect(slow.asked).toEqual([]);
    await slow.context.close();

    const fast = await slowVisitor(shared, async () => {}, cart);
    await fast.page.goto("/en/checkout", { waitUntil: "load" });
    expect(await fast.page.locator(".checkout-update").isVisible()).toBe(false);
    await fast.context.close();
  });

  it("on a slow line has a button that takes over the cart's numbers, which elsewhere comes once one is typed", async ({
    shared,
  }) => {
    const cart = '[{"productId":"teran-2023","quantity":6}]';
    const isSeen = async ({ page, context }: { page: Page; context: BrowserContext }) => {
      await page.goto("/en/our-products?overlay=cartOpen", { waitUntil: "load" });
      const seen = await page.locator('.cart-line button[value="set"]').isVisible();
      await context.close();
      return seen;
    };
    expect(
      await isSeen(await slowVisitor(shared, SLOW["whose browser saves data"] ?? expect.unreachable(), cart)),
    ).toBe(true);
    expect(await isSeen(await slowVisitor(shared, (_, page) => page.route(/\.js$/, () => {}), cart))).toBe(false);
    const fast = await slowVisitor(shared, async () => {}, cart);
    await openHydrated(fast.page, "/en/our-products?overlay=cartOpen");
    await fast.page.locator(".cart-line .quantity-input").fill("4");
    await fast.page.locator('.cart-line button[value="set"]').click();
    await fast.page.getByText("4 items").first().waitFor();
    await fast.context.close();
  });

  it("on a slow line books below a total that does not stick to the window, since nothing keeps it up to date", async ({
    shared,
  }) => {
    const positionOf = (page: Page) =>
      page.locator(".reservation-bar").evaluate((bar) => getComputedStyle(bar).position);
    const slow = await slowVisitor(shared, SLOW["whose line is slow"] ?? expect.unreachable());
    await slow.page.goto("/en/wine-tasting", { waitUntil: "load" });
    expect(await positionOf(slow.page)).toBe("static");
    await slow.context.close();

    const fast = await slowVisitor(shared, async () => {});
    await fast.page.goto("/en/wine-tasting", { waitUntil: "load" });
    expect(await positionOf(fast.page)).toBe("sticky");
    await fast.context.close();
  });

  it("who is answered late gets the fonts with the second page", async ({ withPictures }) => {
    const { page, context } = await slowVisitor(withPictures, (_, opened) =>
      opened.addInitScript(() => {
        const late = { requestStart: 0, responseStart: 151 };
        performance.getEntriesByType = () => [late as unknown as PerformanceEntry];
      }),
    );
    const fonts: string[] = [];
    page.on("request", (request) => /woff2$/.test(request.url()) && fonts.push(request.url()));
    await page.goto("/en", { waitUntil: "load" });
    expect(fonts).toEqual([]);
    const asked = page.waitForRequest(/woff2$/);
    await page.evaluate(() => location.assign("/en/our-products"));
    await asked;
    await context.close();
  });
});
