import { describe, expect, it } from "vitest";
import type { Product } from "../catalogue/product.ts";
import { SAMPLE_CATALOGUE } from "../sample/sample-catalogue.ts";
import { countOf } from "./cart.ts";
import { fillBox } from "./change-cart.ts";
import { type DetailedLine, detailCart, wasChanged } from "./detailed-cart.ts";

const CATALOGUE: Product[] = SAMPLE_CATALOGUE.map(({ texts, ...product }) => ({ ...product, ...texts.en }));
const MALVAZIJA = "malvazija-2025";
const TERAN = "teran-2023";
const OIL = "ulje-bjelica-2025";
const SOLD_OUT = "muskat-ruza-2024";

const inStock = (stock: number) => CATALOGUE.map((product) => ({ ...product, stock }));
const linesOf = (quantities: Record<string, number>, products = CATALOGUE): DetailedLine[] =>
  detailCart(
    Object.entries(quantities).map(([productId, quantity]) => ({ productId, quantity })),
    products,
  ).lines;

describe("the cart held against the catalogue", () => {
  it("has name and price of the catalogue", () => {
    const { lines, ...changes } = detailCart([{ productId: MALVAZIJA, quantity: 6 }], CATALOGUE);
    expect(lines[0]).toMatchObject({ productId: MALVAZIJA, quantity: 6, priceCents: 999, boxed: true });
    expect(wasChanged({ lines, ...changes })).toBe(false);
  });

  it("loses what is sold out, by name, and what is gone, by number", () => {
    const detailed = detailCart(
      [
        { productId: SOLD_OUT, quantity: 1 },
        { productId: "never-was", quantity: 1 },
        { productId: "constructor", quantity: 1 },
      ],
      CATALOGUE,
    );
    const { name, slug } = CATALOGUE.find(({ id }) => id === SOLD_OUT) ?? {};
    expect(detailed).toEqual({ lines: [], soldOut: [{ name, slug }], gone: 2, lowered: [] });
    expect(wasChanged(detailed)).toBe(true);
  });

  it("has what is scarce lowered to the stock", () => {
    const detailed = detailCart([{ productId: TERAN, quantity: 12 }], inStock(4));
    expect(detailed.lines[0]?.quantity).toBe(4);
    expect(detailed.lowered).toHaveLength(1);
  });
});

describe("filling the box", () => {
  it.each<{ before: Record<string, number>; after: Record<string, number> }>([
    { before: { [MALVAZIJA]: 1 }, after: { [MALVAZIJA]: 6 } },
    { before: { [MALVAZIJA]: 6 }, after: { [MALVAZIJA]: 6 } },
    { before: { [MALVAZIJA]: 7 }, after: { [MALVAZIJA]: 12 } },
    { before: { [MALVAZIJA]: 4, [TERAN]: 1 }, after: { [MALVAZIJA]: 4, [TERAN]: 2 } },
    { before: { [MALVAZIJA]: 5, [OIL]: 2 }, after: { [MALVAZIJA]: 6, [OIL]: 2 } },
    { before: { [OIL]: 2 }, after: { [OIL]: 2 } },
    { before: {}, after: {} },
  ])("makes $after of $before", ({ before, after }) => {
    const filled = fillBox(linesOf(before));
    expect(Object.fromEntries(filled.map(({ productId, quantity }) => [productId, quantity]))).toEqual(after);
  });

  it("takes from the bottles before where the last ones run out", () => {
    const scarce = CATALOGUE.map((product) => (product.id === TERAN ? { ...product, stock: 2 } : product));
    const filled = fillBox(linesOf({ [MALVAZIJA]: 1, [TERAN]: 1 }, scarce));
    expect(filled).toEqual([
      { productId: MALVAZIJA, quantity: 4 },
      { productId: TERAN, quantity: 2 },
    ]);
  });

  it("fills as far as the stock goes", () => {
    expect(countOf(fillBox(linesOf({ [MALVAZIJA]: 1, [TERAN]: 1 }, inStock(2))))).toBe(4);
  });
});
