import { expect } from "vitest";
import { newVisitor } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";

/** Twelve bottles of Malvazija: what its figures come to is worked out in docs/rules.md "Money". */
const CART = JSON.stringify([{ productId: "malvazija-2025", quantity: 12 }]);

it.for([
  { width: 360, height: 780, open: false },
  { width: 360, height: 880, open: false },
  { width: 360, height: 900, open: true },
  { width: 700, height: 780, open: false },
  { width: 700, height: 900, open: true },
  { width: 1440, height: 900, open: true },
])(
  "the cart's figures stand open where there is room for them, and add up to the total: $width by $height",
  async ({ width, height, open }, { withPictures }) => {
    const { page, context } = await newVisitor(withPictures.browser, {
      url: withPictures.server.url,
      scripts: false,
      width,
    });
    await page.setViewportSize({ width, height });
    await context.addCookies([{ name: "cart", value: encodeURIComponent(CART), url: withPictures.server.url }]);
    await page.goto("/nasi-proizvodi?overlay=cartOpen");
    const figures = page.locator(".cart-figures");
    const [line, rows] = [figures.locator("summary"), figures.locator("tr")];
    expect(await line.isVisible()).toBe(!open);
    // What stays in sight leaves room for what scrolls.
    expect((await page.locator(".cart-onward").boundingBox())?.height).toBeLessThan(height / 2);
    if (!open) await line.click();
    // Both currencies, euro first.
    expect((await rows.allInnerTexts()).map((row) => row.replace(/\s+/g, " "))).toEqual([
      "Iznos bez PDV-a 95,90 € 722,56 kn",
      "PDV (25 %) 23,98 € 180,68 kn",
      "Naknada za pakiranje (0,50 € po boci) 6,00 € 45,21 kn",
    ]);
    const [total, last] = await Promise.all([page.locator(".cart-total").boundingBox(), rows.last().boundingBox()]);
    expect((total?.y ?? 0) > (last?.y ?? 0)).toBe(open);
    // As far from the window's edge as from the panel's, also where the page keeps room for its scrollbar.
    const [before, after] = await page.locator(".cart-head").evaluate((head) => {
      const [{ left, right }, panel] = [head.getBoundingClientRect(), head.closest(".overlay-panel")];
      return [left - (panel?.getBoundingClientRect().left ?? 0), innerWidth - right];
    });
    expect(after).toBe(before);
    await context.close();
  },
);
