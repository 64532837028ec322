import type { Browser, Page } from "playwright";
import { describe, expect } from "vitest";
import { newVisitor, openHydrated } from "../support/browser.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { changeRows, rowsOf } from "../support/stored.ts";

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ withPictures }) => {
  ({ server, browser } = withPictures);
});

const TERAN = "/nasi-proizvodi/teran-2023";
const addOne = (page: Page) => page.locator('form.product-add button:not([type="button"])').first().click();

describe("a product that was there when its page was shown, with scripts", () => {
  it("is said to be added once the server has found some of it", async () => {
    const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts: true });
    await openHydrated(page, TERAN);
    await addOne(page);
    await page.locator(".frame-notice").waitFor({ state: "attached" });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("is said to be added above the bar at a phone's foot, whose button was pressed", async () => {
    const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts: true, width: 360 });
    await openHydrated(page, TERAN);
    await page.evaluate(() => window.scrollTo(0, 1600));
    const bar = page.locator(".product-bar");
    await bar.getByRole("button").click();
    const notice = page.locator(".frame-notice");
    await notice.waitFor();
    const [above, below] = [await notice.boundingBox(), await bar.boundingBox()];
    expect(above && below && above.y + above.height).toBeLessThanOrEqual(below?.y ?? 0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("is not said to be added when somebody has bought the last of it", async () => {
    const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts: true });
    await openHydrated(page, TERAN);
    const [{ stock } = {}] = rowsOf(server.dataDir, "select stock from products where id = 'teran-2023'");
    changeRows(server.dataDir, "update products set stock = 0 where id = 'teran-2023'");
    const shown = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = [];
          const look = () => {
            for (const note of document.querySelectorAll(".frame-notice, .cart-changes")) seen.push(note.className);
            if (document.querySelector(".cart-changes")) resolve(seen);
          };
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await addOne(page);
    const noticed = await shown;
    changeRows(server.dataDir, `update products set stock = ${stock} where id = 'teran-2023'`);
    expect(noticed.filter((className) => className.includes("frame-notice"))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it("a price that is typed counts also where the press that leaves it is one on a kind", async () => {
  const { page, context } = await newVisitor(browser, { url: server.url, scripts: true });
  await openHydrated(page, "/en/our-products");
  // The list by price is still on its way when the kind is chosen.
  await page.route(/our-products\.data\?from=20$/, () => {});
  await page.locator('.products-filter [name="from"]').fill("20");
  await page.locator(".products-categories").getByText("Wines").hover();
  await page.mouse.down();
  await page.locator('.products-categories [href$="category=wine&from=20"]').waitFor();
  await page.mouse.up();
  await page.waitForURL(/category=wine/);
  expect(new URL(page.url()).searchParams.get("from")).toBe("20");
  await context.close();
});

it("an arrow says that the row of kinds goes on, and fades where it ends, whether motion is wanted or not", async () => {
  for (const [path, opacity] of [
    ["", "1"],
    ["?category=gift", "0"],
  ] as const) {
    const { page, context } = await newVisitor(browser, { url: server.url, scripts: false, width: 360 });
    await page.goto(`/nasi-proizvodi${path}`);
    const arrow = () =>
      page
        .locator(".products-refine")
        .evaluate((details) => [
          getComputedStyle(details, "::before").content,
          getComputedStyle(details, "::before").opacity,
        ]);
    await expect.poll(arrow).toEqual(['"›" / ""', opacity]);
    await context.close();
  }
});

describe("in forced colours", () => {
  it("minus and plus are seen, and the chosen category is marked", async () => {
    const { page, context } = await newVisitor(browser, { url: server.url, scripts: false });
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/nasi-proizvodi?category=wine");
    const marked = page.locator('.products-categories [aria-current="true"]');
    expect(await marked.evaluate((link) => getComputedStyle(link).textDecoration)).toMatch(/underline.* 4px/);
    await page.goto("/nasi-proizvodi/malvazija-2025?overlay=cartOpen");
    const cart = encodeURIComponent('[{"productId":"malvazija-2025","quantity":6}]');
    await context.addCookies([{ name: "cart", value: cart, url: server.url }]);
    await page.reload();
    expect(await page.locator("dialog .quantity-step").allInnerTexts()).toEqual(["−", "+"]);
    // Nothing of the page shines through, which would be read with the cart.
    const backdrop = page.locator(".overlay-backdrop");
    expect(await backdrop.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe("rgb(255, 255, 255)");
    await context.close();
  });
});

describe("on paper", () => {
  it("that a product is sold out, or that few are left, is told below its price", async () => {
    const { page, context } = await newVisitor(browser, { url: server.url, scripts: false });
    await page.emulateMedia({ media: "print" });
    await page.goto("/nasi-proizvodi");
    const gaps = await page.locator(".product-card-few").evaluateAll((told) =>
      told.map((few) => {
        const price = few.parentElement?.querySelector(".price");
        return few.getBoundingClientRect().top - (price?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY);
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(0);
    await context.close();
  });

  it("the open cart has its numbers, and none of the buttons that change them", async () => {
    const cart = '[{"productId":"malvazija-2025","quantity":6}]';
    const { page, context } = await newVisitor(browser, { url: server.url, scripts: false, cart });
    await page.goto("/nasi-proizvodi?overlay=cartOpen");
    const buttons = page.locator(".cart-line button:visible");
    expect(await buttons.count()).toBe(4);
    await page.emulateMedia({ media: "print" });
    expect(await buttons.count()).toBe(0);
    expect(await page.locator(".cart-line .quantity-input").isVisible()).toBe(true);
    await context.close();
  });
});

describe("on a phone, without scripts", () => {
  it.each([
    ["in its own type", "/de/unsere-produkte", false],
    ["in another type", "/nasi-proizvodi", true],
  ])("a line of the cart keeps its buttons within the panel and in one row, %s", async (_, path, isOtherType) => {
    const cart = '[{"productId":"malvazija-2025","quantity":6}]';
    const { page, context } = await newVisitor(browser, { url: server.url, scripts: false, width: 360, cart });
    if (isOtherType) await page.route("**/*.woff2", (route) => route.abort());
    await page.goto(`${path}?overlay=cartOpen`);
    const placeOf = async (part: string) => {
      const place = await page.locator(part).first().boundingBox();
      return place ?? expect.unreachable(part);
    };
    const lines = await placeOf(".cart-lines");
    for (const intent of ["decrement", "increment", "set", "remove"]) {
      const { x, width } = await placeOf(`.cart-line button[value="${intent}"]`);
      expect(x + width).toBeLessThanOrEqual(lines.x + lines.width);
    }
    const [bin, number] = [await placeOf('.cart-line button[value="remove"]'), await placeOf(".quantity-input")];
    expect(bin.y).toBeLessThan(number.y + number.height);
    // Below it, what takes the number over would take the room of the box.
    const [more, set] = [await placeOf('button[value="increment"]'), await placeOf('button[value="set"]')];
    expect(set.x).toBeGreaterThanOrEqual(more.x + more.width);
    expect(set.y).toBeLessThan(number.y + number.height);
    await context.close();
  });

  it("what is left of the panel's height is shared by all in it: the box's words stay with the box", async () => {
    const cart = '[{"productId":"malvazija-2025","quantity":6}]';
    const { page, context } = await newVisitor(browser, { url: server.url, scripts: false, width: 360, cart });
    await page.goto("/de/unsere-produkte?overlay=cartOpen");
    const [toBox, toFigures, aboveLine] = await page.locator(".cart-box").evaluate((words) => {
      const sidesOf = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      const { top, bottom } = words.getBoundingClientRect();
      const end = bottom - Number.parseFloat(getComputedStyle(words).paddingBottom);
      return [
        top - sidesOf(".cart > .box-picture").bottom,
        sidesOf(".cart-figures").top - end,
        sidesOf(".cart-line img").top - sidesOf(".cart-head").bottom,
      ];
    });
    expect(toBox).toBeLessThan(toFigures);
    expect(aboveLine).toBeGreaterThan(16);
    await context.close();
  });

  it.for(["/nasi-proizvodi", "/de/unsere-produkte"])(
    "the chosen kind of %s is in sight, the last one too",
    async (path) => {
      const { page, context } = await newVisitor(browser, { url: server.url, scripts: false, width: 360 });
      for (const category of ["wine", "oil", "gift"]) {
        await page.goto(`${path}?category=${category}`);
        const { left, right, row } = await page.locator(".products-categories [aria-current]").evaluate((chosen) => {
          const { left, right } = chosen.getBoundingClientRect();
          const row = chosen.closest("nav")?.getBoundingClientRect();
          return { left, right, row: { left: row?.left ?? 0, right: row?.right ?? 0 } };
        });
        expect(left).toBeGreaterThanOrEqual(row.left);
        expect(right).toBeLessThanOrEqual(row.right);
      }
      await context.close();
    },
  );

  it("a kind that is reached by keyboard does not lie under the chosen one", async () => {
    const { page, context } = await newVisitor(browser, { url: server.url, scripts: false, width: 360 });
    await page.goto("/nasi-proizvodi?category=gift");
    const covered: string[] = [];
    for (const link of await page.locator(".products-categories a").all()) {
      await link.focus();
      const free = await link.evaluate((one) => {
        const { left, width, top, height } = one.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === one;
      });
      if (!free) covered.push((await link.textContent()) ?? "");
    }
    expect(covered).toEqual([]);
    await context.close();
  });

  it("price and button stay at the foot once the form has gone under the header, and put the bottle into the cart", async () => {
    const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts: false, width: 360 });
    await page.goto(TERAN);
    const bar = page.locator(".product-bar");
    const form = page.locator("#buy");
    const placeOf = async (part: typeof bar) => part.evaluate((element) => element.getBoundingClientRect().toJSON());
    // The screen is 900 pixels high.
    expect((await placeOf(form)).bottom).toBeLessThan(640);
    expect((await placeOf(bar)).top).toBeGreaterThanOrEqual(900);
    await page.evaluate(() => window.scrollTo(0, 1600));
    expect((await placeOf(form)).bottom).toBeLessThan(0);
    expect((await placeOf(bar)).bottom).toBe(900);
    await bar.getByRole("button").click();
    await page.getByRole("link", { name: "1 artikl u košarici" }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
