import { describe, expect } from "vitest";
import { arriveInPieces, PIECE_CHARS } from "../support/arrive-in-pieces.ts";
import { answeredFast, hydrated, newVisitor } from "../support/browser.ts";
import { hasFocus } from "../support/keyboard.ts";
import { asWords, layoutShiftsOf, movesOf } from "../support/layout-shifts.ts";
import { publicScreens } from "../support/public-screens.ts";
import { it } from "../support/shared-server.ts";

/** Gate, consent and the offer of a language on a phone; header and columns on a wide screen. */
const VISITORS = {
  "on a first visit with a phone": { width: 360, firstVisit: true, locale: "en" },
  "on a later visit with a wide screen": { width: 1440, locale: "de" },
};

/** Pictures that something else is shown beside. */
const BESIDE = [320, 1440].flatMap((width) => [
  { width, path: "/de/auszeichnungen", first: ".award-picture img:first-child" },
  { width, path: "/de/unsere-produkte/malvazija-2025", first: ".product-picture .picture" },
]);

/** What opens over a page, with as many bottles of each wine as the cart holds. */
const OVERLAID = [
  { over: "a cart with one wine", path: "/de?overlay=cartOpen", bottles: [6] },
  { over: "a cart that is higher than its window", path: "/de?overlay=cartOpen", bottles: [6, 4, 1] },
  { over: "an empty cart", path: "/de?overlay=cartOpen", bottles: [] },
  { over: "an award", path: "/de/auszeichnungen?overlay=award&award=malvazija-2025-2026", bottles: [] },
  { over: "the forgotten password", path: "/de/anmelden?overlay=forgotPassword", bottles: [] },
].flatMap((place) => [360, 1440].map((width) => ({ ...place, width })));
const WINES = ["malvazija-2025", "teran-2023", "merlot-2022"];

describe("nothing moves by itself", () => {
  it.for(Object.keys(VISITORS))("while any public page arrives in pieces, %s", async (who, { withPictures }) => {
    const visitor = VISITORS[who as keyof typeof VISITORS];
    const { page, context } = await newVisitor(withPictures.browser, {
      url: withPictures.server.url,
      scripts: true,
      bypassCSP: true,
      ...visitor,
    });
    const moving: string[] = [];
    // German has the longest words.
    for (const { screen, path } of publicScreens("de")) {
      await page.goto("/robots.txt");
      await page.evaluate(arriveInPieces, { path, first: "<body", windows: 2, pieceChars: PIECE_CHARS });
      const moves = await movesOf(page);
      if (moves.length > 0) moving.push(`${screen} ${moves.join(", ")}`);
    }
    expect(moving).toEqual([]);
    await context.close();
  });

  it.for(OVERLAID)(
    "while $over arrives in pieces, $width pixels wide",
    async ({ path, bottles, width }, { withPictures }) => {
      const cart = JSON.stringify(bottles.map((quantity, at) => ({ productId: WINES[at], quantity })));
      const { page, context } = await newVisitor(withPictures.browser, {
        url: withPictures.server.url,
        scripts: true,
        bypassCSP: true,
        width,
        ...(bottles.length > 0 ? { cart } : {}),
      });
      await page.goto("/robots.txt");
      const pieces = { path, first: "<dialog", windows: Number.POSITIVE_INFINITY, pieceChars: PIECE_CHARS / 2 };
      await page.evaluate(arriveInPieces, pieces);
      expect(await page.locator(".overlay-panel").isVisible()).toBe(true);
      // A browser forgets what is to take the focus, and cannot when it has come.
      expect(await hasFocus(page, "#overlay-title")).toBe(true);
      expect(asWords(await layoutShiftsOf(page))).toEqual([]);
      await context.close();
    },
  );

  it("when a screen's sheet comes before the common one", async ({ withPictures }) => {
    const { page, context } = await newVisitor(withPictures.browser, { url: withPictures.server.url, scripts: true });
    let letCommonCome = () => {};
    const screenIsThere = new Promise<void>((resolve) => {
      letCommonCome = resolve;
    });
    await page.route(/\/all-[\w-]+\.css/, async (route) => {
      await screenIsThere;
      await route.continue();
    });
    await page.addInitScript(answeredFast);
    await page.goto("/de", { waitUntil: "load" });
    const painted = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // They follow once the visitor moves.
    const sheets = () =>
      page.evaluate(() => {
        dispatchEvent(new Event("wheel"));
        return [...document.styleSheets].map(({ href }) => href ?? "").join();
      });
    await expect.poll(sheets).toMatch(/\/home-/);
    await painted();
    expect(await sheets()).not.toMatch(/\/all-/);
    letCommonCome();
    await expect.poll(sheets).toMatch(/\/all-/);
    await painted();
    expect(await movesOf(page)).toEqual([]);
    await context.close();
  });

  it("when the fonts come after the first paint, and scripts with the whole sheets", async ({ withPictures }) => {
    const { page, context } = await newVisitor(withPictures.browser, { url: withPictures.server.url, scripts: true });
    // Longer than a browser waits for fonts, and no slow line.
    const line = { offline: false, latency: 160, downloadThroughput: 200_000, uploadThroughput: 90_000 };
    await (await context.newCDPSession(page)).send("Network.emulateNetworkConditions", line);
    await page.addInitScript(answeredFast);
    await page.goto("/de", { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => document.fonts.check("1em Fraunces"))).toBe(true);
    expect(await movesOf(page)).toEqual([]);
    await context.close();
  });

  it.for(BESIDE)(
    "while nothing has come yet beside $first, $width pixels wide",
    async ({ path, first, width }, { withPictures }) => {
      const { page, context } = await newVisitor(withPictures.browser, {
        url: withPictures.server.url,
        scripts: false,
        width,
      });
      await page.goto(path);
      const places = () => page.locator(first).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
      const whole = await places();
      expect(whole.length).toBeGreaterThan(0);
      await page.locator(first).evaluateAll((all) => {
        for (const one of all) while (one.nextElementSibling) one.nextElementSibling.remove();
      });
      expect(await places()).toEqual(whole);
      await context.close();
    },
  );
});

it("what was put into the cart is said above a product's bar, however high its name makes it", async ({
  withPictures,
}) => {
  const { page, context } = await newVisitor(withPictures.browser, {
    url: withPictures.server.url,
    scripts: false,
    width: 320,
  });
  await page.goto("/it/nostri-prodotti/komovica");
  await page.locator(".product-bar .button").click();
  await page.locator(".product-notes").evaluate((notes) => notes.scrollIntoView());
  const edge = (selector: string, side: "top" | "bottom") =>
    page.locator(selector).evaluate((one, name) => one.getBoundingClientRect()[name], side);
  expect(await edge(".frame-notices", "bottom")).toBeLessThanOrEqual(await edge(".product-bar", "top"));
  await context.close();
});
