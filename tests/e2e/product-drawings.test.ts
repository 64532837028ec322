import type { Page } from "playwright";
import { expect } from "vitest";
import { newVisitor } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";

const HEIGHT = 900;

/** How far a product's drawing stands out of its frame on its worst side, in pixels; negative where there is room on all. */
const outOfFrame = (page: Page) =>
  page.locator(".product-picture").evaluate((frame) => {
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    const drawn = [...frame.querySelectorAll(".picture :is(use, path, ellipse)")]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    if (drawn.length === 0) throw new Error("Nothing is drawn");
    return Math.max(
      ...drawn.flatMap((part) => [left - part.left, top - part.top, part.right - right, part.bottom - bottom]),
    );
  });

/** One of each form: a bottle, gifts of three and of four, an oil, a schnapps. */
const FORMS = ["malvazija-2025", "poklon-tri-malvazije", "poklon-cetiri-rakije", "ulje-bjelica-2025", "medica"];

it("a product's drawing stands within its frame, however wide the page", async ({ withPictures }) => {
  const { page, context } = await newVisitor(withPictures.browser, { url: withPictures.server.url, scripts: false });
  const tooNear: [slug: string, width: number, pixels: number][] = [];
  for (const slug of FORMS) {
    await page.goto(`/nasi-proizvodi/${slug}`);
    for (const width of [320, 360, 700, 1000, 1440]) {
      await page.setViewportSize({ width, height: HEIGHT });
      const pixels = await outOfFrame(page);
      if (!(pixels < -4)) tooNear.push([slug, width, pixels]);
    }
  }
  expect(tooNear).toEqual([]);
  await context.close();
});

it("a gift is printed no larger than a bottle", async ({ withPictures }) => {
  // As wide as an A4 sheet between its margins.
  const { page, context } = await newVisitor(withPictures.browser, {
    url: withPictures.server.url,
    scripts: false,
    width: 718,
  });
  await page.emulateMedia({ media: "print" });
  const heights: number[] = [];
  for (const slug of ["malvazija-2025", "poklon-tri-malvazije"]) {
    await page.goto(`/nasi-proizvodi/${slug}`);
    heights.push((await page.locator(".product-picture .picture").boundingBox())?.height ?? 0);
  }
  expect(heights[0]).toBeGreaterThan(100);
  expect(heights[1]).toBe(heights[0]);
  await context.close();
});

it("a bottle is drawn as large in the card of two places as in those beside it", async ({ withPictures }) => {
  const { page, context } = await newVisitor(withPictures.browser, { url: withPictures.server.url, scripts: false });
  for (const kind of ["oil", "gift", "wine"]) {
    await page.goto(`/nasi-proizvodi?category=${kind}`);
    for (const width of [1000, 1440, 2560]) {
      await page.setViewportSize({ width, height: HEIGHT });
      const heights = await page.locator(".product-card > .picture").evaluateAll((pictures) =>
        pictures.map((picture) => {
          const { paddingTop, paddingBottom, height } = getComputedStyle(picture);
          return Number.parseFloat(height) - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
        }),
      );
      expect(await page.locator(".own-box").count(), kind).toBe(1);
      expect(Math.max(...heights) / Math.min(...heights), `${kind}, ${width}: ${heights}`).toBeLessThan(1.03);
    }
  }
  await context.close();
});
