import { describe, expect, it } from "vitest";
import { orderAgain } from "./order-again.ts";

const line = (productId: string, quantity: number) => ({ productId, quantity, name: `the ${productId}` });
const cartLine = (productId: string, quantity: number) => ({ productId, quantity });

describe("ordering again", () => {
  it.each([
    ["into an empty cart", [], 20, [cartLine("wine", 6)], false, "done"],
    ["nothing where all there is lies in the cart", [cartLine("wine", 6)], 6, [cartLine("wine", 6)], true, "full"],
    ["on top of what is there", [cartLine("wine", 6)], 20, [cartLine("wine", 12)], false, "done"],
    ["as far as the stock reaches", [], 4, [cartLine("wine", 4)], true, "done"],
    ["no more than that, with what is there", [cartLine("wine", 6)], 8, [cartLine("wine", 8)], true, "done"],
    ["less than lay there where the stock has shrunk", [cartLine("wine", 6)], 4, [cartLine("wine", 4)], true, "full"],
    ["nothing where it is sold out", [cartLine("oil", 1)], 0, [cartLine("oil", 1)], true, "none"],
    ["never more than the cart can hold", [cartLine("wine", 996)], 5000, [cartLine("wine", 999)], true, "done"],
    ["nothing where the cart can hold no more", [cartLine("wine", 999)], 5000, [cartLine("wine", 999)], true, "full"],
  ] as const)("%s", (_, cart, stock, expected, isMissing, outcome) => {
    const again = orderAgain(cart, [line("wine", 6)], [{ id: "wine", stock }]);
    expect(again).toEqual({ cart: expected, missing: isMissing ? [line("wine", 6)] : [], outcome });
  });

  it("is done where one of two goods went in, whichever comes first", () => {
    const [full, free] = [line("full", 6), line("free", 6)];
    const stocks = [
      { id: "full", stock: 6 },
      { id: "free", stock: 60 },
    ];
    for (const lines of [
      [full, free],
      [free, full],
    ]) {
      expect(orderAgain([cartLine("full", 6)], lines, stocks)).toMatchObject({ missing: [full], outcome: "done" });
    }
  });

  it("names what has left the catalogue", () => {
    const again = orderAgain([], [line("gone", 6), line("wine", 6)], [{ id: "wine", stock: 60 }]);
    expect(again).toEqual({ cart: [cartLine("wine", 6)], missing: [line("gone", 6)], outcome: "done" });
  });
});
