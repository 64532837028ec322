import { describe, expect, it } from "vitest";
import { isQuantity } from "../catalogue/quantity.ts";
import { type CartLine, countOf, quantityOf } from "./cart.ts";
import { cartFromText, readCartText, textFromCart } from "./cart-text.ts";
import { addToCart, decrement, increment, removeFromCart, setQuantity } from "./change-cart.ts";

const MALVAZIJA = "malvazija-2025";
const TERAN = "teran-2023";
const cart: CartLine[] = [
  { productId: MALVAZIJA, quantity: 5 },
  { productId: TERAN, quantity: 1 },
];

describe("a cart cookie's text", () => {
  it("gives back the cart that it stores", () => {
    expect(cartFromText(textFromCart(cart))).toEqual(cart);
  });

  it("has equal products merged", () => {
    const text = `[{"productId":"${TERAN}","quantity":2},{"productId":"${MALVAZIJA}","quantity":1},{"productId":"${TERAN}","quantity":3}]`;
    expect(cartFromText(text)).toEqual([
      { productId: TERAN, quantity: 5 },
      { productId: MALVAZIJA, quantity: 1 },
    ]);
  });

  it("never comes to more than 999 of one product", () => {
    const line = `{"productId":"${TERAN}","quantity":600}`;
    expect(cartFromText(`[${line},${line}]`)).toEqual([{ productId: TERAN, quantity: 999 }]);
  });

  it("loses what is not part of a line", () => {
    const text = `[{"productId":"${TERAN}","quantity":1,"price":0.01,"__proto__":{"stock":9}}]`;
    const read = cartFromText(text);
    expect(JSON.stringify(read)).toBe(`[{"productId":"${TERAN}","quantity":1}]`);
    expect(Object.prototype).not.toHaveProperty("stock");
  });

  it.each([
    '{"productId":"teran-2023","quantity":0}',
    '{"productId":"teran-2023","quantity":"6"}',
    '{"productId":"../etc","quantity":1}',
    "null",
  ])("loses the line %s alone", (bad) => {
    const text = `[{"productId":"${MALVAZIJA}","quantity":6},${bad},{"productId":"${TERAN}","quantity":2}]`;
    expect(readCartText(text)).toEqual({
      lines: [
        { productId: MALVAZIJA, quantity: 6 },
        { productId: TERAN, quantity: 2 },
      ],
      dropped: 1,
    });
  });

  it.each([
    "",
    "{",
    "null",
    "17",
    '"text"',
    "{}",
    '{"__proto__":{"productId":"teran-2023","quantity":1}}',
    "[null]",
    "[[]]",
    '[{"productId":"teran-2023"}]',
    '[{"quantity":1}]',
    '[{"productId":7,"quantity":1}]',
    '[{"productId":"__proto__","quantity":1}]',
    '[{"productId":"../etc","quantity":1}]',
    '[{"productId":"teran-2023","quantity":"6"}]',
    '[{"productId":"teran-2023","quantity":-6}]',
    '[{"productId":"teran-2023","quantity":0}]',
    '[{"productId":"teran-2023","quantity":1.5}]',
    '[{"productId":"teran-2023","quantity":1e9}]',
    `[${" ".repeat(5000)}]`,
  ])("is refused where it cannot be ours: %s", (text) => {
    expect(cartFromText(text)).toBeNull();
  });
});

describe("a quantity", () => {
  it.each([1, 6, 999])("may be %s", (value) => expect(isQuantity(value)).toBe(true));
  it.each([-6, 0, 1.5, 1000, 1e9, Number.NaN, Number.POSITIVE_INFINITY, "6", "6abc", null])("may not be %s", (value) =>
    expect(isQuantity(value)).toBe(false),
  );
});

describe("changing the cart", () => {
  it("adds a new product as the last line", () => {
    expect(addToCart(cart, "biska", 2)).toEqual([...cart, { productId: "biska", quantity: 2 }]);
  });

  it("adds to the line that is there", () => {
    expect(quantityOf(addToCart(cart, MALVAZIJA, 7), MALVAZIJA)).toBe(12);
  });

  it("goes up and down by one, never below 1, never above 999", () => {
    expect(quantityOf(increment(cart, MALVAZIJA), MALVAZIJA)).toBe(6);
    expect(quantityOf(decrement(cart, MALVAZIJA), MALVAZIJA)).toBe(4);
    expect(decrement(cart, TERAN)).toEqual(cart);
    const full = setQuantity(cart, TERAN, 999);
    expect(increment(full, TERAN)).toEqual(full);
  });

  it("leaves a cart alone that has no such product", () => {
    expect(setQuantity(cart, "biska", 3)).toEqual(cart);
    expect(decrement(cart, "biska")).toEqual(cart);
    expect(increment(cart, "biska")).toEqual(cart);
    expect(removeFromCart(cart, "biska")).toEqual(cart);
  });

  it("takes a line out, whatever its quantity", () => {
    expect(removeFromCart(cart, MALVAZIJA)).toEqual([{ productId: TERAN, quantity: 1 }]);
  });

  it("counts everything that lies in it", () => expect(countOf(cart)).toBe(6));
});
