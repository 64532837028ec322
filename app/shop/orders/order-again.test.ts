import { describe, expect, it } from "vitest";
import { orderAgain } from "./order-again.ts";

const line = (productId: string, quantity: number) => ({ productId, quantity, name: `the ${productId}` });
const cartLine = (productId: string, quantity: number) => ({ productId, quantity });

describe("ordering again", () => {
  it.each([
    ["into an empty cart", [], 20, [cartLine("wine", 6)], []],
    [
      "no more than there is, where all of it is in the cart",
      [cartLine("wine", 6)],
      6,
      [cartLine("wine", 6)],
      ["the wine"],
    ],
    ["on top of what is there", [cartLine("wine", 6)], 20, [cartLine("wine", 12)], []],
    ["as far as the stock reaches", [], 4, [cartLine("wine", 4)], ["the wine"]],
    ["as far as the stock reaches, with what is there", [cartLine("wine", 6)], 8, [cartLine("wine", 8)], ["the wine"]],
    ["nothing where it is sold out", [cartLine("oil", 1)], 0, [cartLine("oil", 1)], ["the wine"]],
    ["never more than the cart can hold", [cartLine("wine", 996)], 5000, [cartLine("wine", 999)], ["the wine"]],
  ])("%s", (_, cart, stock, expected, missing) => {
    const again = orderAgain(cart, [line("wine", 6)], [{ id: "wine", stock }]);
    expect(again).toEqual({ cart: expected, missing, nothingInStock: stock === 0 });
  });

  it("names what has left the catalogue", () => {
    const again = orderAgain([], [line("gone", 6), line("wine", 6)], [{ id: "wine", stock: 60 }]);
    expect(again).toEqual({ cart: [cartLine("wine", 6)], missing: ["the gone"], nothingInStock: false });
  });
});
