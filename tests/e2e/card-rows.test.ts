import type { Browser } from "playwright";
import { describe, expect } from "vitest";
import { newVisitor } from "../support/browser.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ withPictures }) => {
  ({ server, browser } = withPictures);
});

describe("the list", () => {
  it.for([360, 700, 1440])("has what stands in a row in line, %i pixels wide", async (width) => {
    const { page, context } = await newVisitor(browser, { url: server.url, scripts: false, width });
    const inRow = width < 1000 ? 2 : 4;
    /** Of each shelf how many cards stand beside their words, and of each row of others where pictures, names and buttons are. */
    const shelves = () =>
      page.locator(".product-cards").evaluateAll((lists) =>
        lists.map((list) => {
          const cards = [...list.children].map((card) => {
            const edge = (part: string) => card.querySelector(part)?.getBoundingClientRect();
            const [picture, words, button] = [edge(".picture"), edge("hgroup"), edge(".button")];
            const beside = (picture?.right ?? 0) <= (words?.left ?? 0);
            return {
              beside,
              row: picture?.top,
              at: [picture?.top, words?.top, button?.bottom].map((edge = 0) => Math.round(edge)),
            };
          });
          const upright = cards.filter(({ beside }) => !beside);
          const rows = Map.groupBy(upright, ({ row }) => row).values();
          return {
            products: list.querySelectorAll(":scope > :not(.own-box)").length,
            endsEarly:
              (list.lastElementChild?.getBoundingClientRect().right ?? 0) < list.getBoundingClientRect().right - 1,
            beside: cards.map(({ beside }) => beside),
            uneven: [...rows].filter((row) => new Set(row.map(({ at }) => `${at}`)).size > 1).length,
          };
        }),
      );
    for (const address of ["/nasi-proizvodi", "/nasi-proizvodi?category=oil", "/trazi?q=malvasia", "/favoriti"]) {
      await page.goto(address);
      for (const { products, beside, uneven, endsEarly } of await shelves()) {
        // Three alone share the row.
        const columns = inRow === 4 && beside.length === 3 ? 3 : inRow;
        // The last of a row that would end early; of four, where the box that the visitor fills does not stand behind them.
        const isFilled = columns === 4 && beside.length > products;
        const inLastRow = isFilled ? 0 : products % columns;
        const wide = inLastRow < 3 ? inLastRow : 0;
        expect([address, beside]).toEqual([address, beside.map((_, at) => at >= products - wide && at < products)]);
        expect([address, uneven]).toEqual([address, 0]);
        expect([address, endsEarly]).toEqual([address, columns === 4 && [1, 3].includes(inLastRow)]);
      }
    }
    // Ten wines and the box that the visitor fills, which is two places wide, fill their rows.
    await page.goto("/nasi-proizvodi?category=wine");
    const box = await page.locator(".own-box").boundingBox();
    const shelf = await page.locator(".product-cards").boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(Math.round((shelf?.x ?? 0) + (shelf?.width ?? 0)));
    await context.close();
  });

  it.for([1000, 1440, 2560])("has its own box in line with the cards beside it, %i pixels wide", async (width) => {
    const { page, context } = await newVisitor(browser, { url: server.url, scripts: false, width });
    await page.goto("/nasi-proizvodi?category=wine");
    const edge = (selector: string, side: "top" | "bottom") =>
      page.locator(selector).evaluate((part, name) => Math.round(part.getBoundingClientRect()[name]), side);
    for (const [part, side] of [
      [".picture", "top"],
      [".picture", "bottom"],
      ["hgroup", "top"],
      [".button", "bottom"],
    ] as const) {
      const [own, beside] = [`.own-box ${part}`, `.product-card:has(+ .own-box) ${part}`];
      expect([part, side, await edge(own, side)]).toEqual([part, side, await edge(beside, side)]);
    }
    await context.close();
  });
});
