import type { Locator } from "playwright";
import { expect } from "vitest";
import { newVisitor } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";

const DRAWN = "use, path, ellipse";

/** How far what is drawn stands out of a frame on its worst side, in pixels; negative where there is room on all. */
const outOf = (frame: Locator, picture: string) =>
  frame.evaluate(
    (element, [picture, drawn]) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const edges = [...element.querySelectorAll(`${picture} :is(${drawn})`)]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      const beyond = edges.flatMap((edge) => [
        left - edge.left,
        top - edge.top,
        edge.right - right,
        edge.bottom - bottom,
      ]);
      return Math.max(...beyond);
    },
    [picture, DRAWN] as const,
  );

it.for([
  ["/malvazija-2025"],
  ["/poklon-tri-malvazije"],
  ["/poklon-cetiri-rakije"],
  ["/ulje-bjelica-2025"],
  ["/medica"],
] as const)("a product's drawing stands within its frame, however wide the page: %s", async ([path], { shared }) => {
  for (const width of [320, 360, 700, 1000, 1440]) {
    const { page, context } = await newVisitor(shared.browser, { url: shared.server.url, scripts: false, width });
    await page.goto(`/nasi-proizvodi${path}`);
    const beyond = await outOf(page.locator(".product-picture"), ".picture");
    expect([width, beyond < -4, Number.isFinite(beyond)], `${beyond} px`).toEqual([width, true, true]);
    await context.close();
  }
});

it("a bottle is drawn as large in a wide card as in those beside it", async ({ shared }) => {
  for (const width of [1000, 1440, 2560]) {
    const { page, context } = await newVisitor(shared.browser, { url: shared.server.url, scripts: false, width });
    for (const kind of ["oil", "gift", "wine"]) {
      await page.goto(`/nasi-proizvodi?category=${kind}`);
      const heights = await page.locator(".product-card > .picture").evaluateAll((pictures) =>
        pictures.map((picture) => {
          const { paddingTop, paddingBottom, height } = getComputedStyle(picture);
          return Number.parseFloat(height) - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
        }),
      );
      expect(await page.locator(".wide-card").count(), kind).toBeGreaterThan(0);
      expect(Math.max(...heights) / Math.min(...heights), `${kind}, ${width}: ${heights}`).toBeLessThan(1.03);
    }
    await context.close();
  }
});
