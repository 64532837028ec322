import type { Page } from "playwright";
import { expect } from "vitest";
import { pathTo } from "../../app/routing/paths.ts";
import { newVisitor } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";

const AT_MOST_MS = 200;

/** What moves while the browser goes from one page to the other. */
type Seen = { moving: { what: string; lasts: number }[] };

it("a card's picture becomes the product's own, where pages are loaded by the browser, in under 200 ms", async ({
  withPictures,
}) => {
  const { context, page, complaints } = await newVisitor(withPictures.browser, {
    url: withPictures.server.url,
    scripts: true,
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const { moving } = await followACard(page);
  expect(moving.map(({ what }) => what)).toEqual(
    expect.arrayContaining(["group", "old", "new"].map((part) => `::view-transition-${part}(product)`)),
  );
  expect(Math.max(...moving.map(({ lasts }) => lasts))).toBeLessThan(AT_MOST_MS);
  expect(complaints).toEqual([]);
  await context.close();
});

it("nothing moves for who wants it so", async ({ withPictures }) => {
  const { context, page } = await newVisitor(withPictures.browser, { url: withPictures.server.url, scripts: true });
  expect(await followACard(page)).toEqual({ moving: [] });
  await context.close();
});

/** Goes from the list to a product by pages that come without scripts, and tells what has moved. */
async function followACard(page: Page): Promise<Seen> {
  await page.setExtraHTTPHeaders({ "Save-Data": "on" });
  await page.addInitScript(tellWhatMoves);
  // The product's page comes in one piece: of one that is still arriving, a browser may show the first frame without the picture.
  await page.route(`**${pathTo("our-products", "hr")}/malvazija-2025`, async (route) =>
    route.fulfill({ response: await route.fetch() }),
  );
  await page.goto(pathTo("our-products", "hr"));
  await page.locator(".product-card a").first().click();
  await page.waitForURL(/malvazija-2025/);
  const seen = await page.waitForFunction(() => Reflect.get(window, "seen"));
  return seen.jsonValue();
}

/** Runs in the browser: keeps what moves once a page is shown. */
function tellWhatMoves(): void {
  const keep = () => {
    const moving = document
      .getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect
          ? { what: effect.pseudoElement ?? "", lasts: Number(effect.getComputedTiming().duration) }
          : [],
      );
    Reflect.set(window, "seen", { moving });
  };
  addEventListener("pagereveal", ({ viewTransition }) => {
    if (viewTransition) viewTransition.ready.then(keep);
    else keep();
  });
}
