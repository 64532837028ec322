import { expect } from "vitest";
import { pathTo } from "../../app/routing/paths.ts";
import { newVisitor } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";

/** Three bottles, a wine and an oil, four schnapps: German has the longest words on their labels. */
const GIFTS = ["poklon-tri-malvazije", "poklon-vino-i-ulje", "poklon-cetiri-rakije"];
const WIDTHS = [320, 700, 860, 1000, 1279, 1280];

it.for(GIFTS)(
  "what the label of %s tells of each bottle stays within it, at every width",
  async (slug, { withPictures }) => {
    const { page, context } = await newVisitor(withPictures.browser, { url: withPictures.server.url, scripts: false });
    await page.goto(pathTo("product", "de", { slug }));
    const spilled: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const [end, ends] = await page.locator(".product-label").evaluate((label) => {
        const endOf = (element: Element) => Math.round(element.getBoundingClientRect().right);
        const parts = [
          ...label.querySelectorAll(":is(.product-made-of, .product-figures) :is(h3, h4, p, caption, th, td)"),
        ].map(endOf);
        return [endOf(label) - Math.round(Number.parseFloat(getComputedStyle(label).paddingRight)), parts] as const;
      });
      expect(ends.length).toBeGreaterThan(30);
      if (Math.max(...ends) > end) spilled.push(`${width} pixels wide, by ${Math.max(...ends) - end}`);
    }
    expect(spilled).toEqual([]);
    await context.close();
  },
);
