import { expect, test } from "vitest";
import { lastBox } from "./last-box.ts";

type Row = [productId: string, quantity: number, boxed?: boolean];

const lines = (rows: readonly Row[]) =>
  rows.map(([productId, quantity, boxed = true]) => ({ productId, quantity, boxed }));

test.each<[Row[], string]>([
  [[], ""],
  [[["oil", 3, false]], ""],
  [[["teran", 1]], "teran"],
  [[["teran", 6]], "teran teran teran teran teran teran"],
  [[["teran", 7]], "teran"],
  [[["teran", 12]], "teran teran teran teran teran teran"],
  [
    [
      ["teran", 2],
      ["merlot", 1],
    ],
    "teran teran merlot",
  ],
  // Eight bottles: six in the first box, so a Merlot and the rosé are left for the second.
  [
    [
      ["teran", 5],
      ["merlot", 2],
      ["rose", 1],
    ],
    "merlot rose",
  ],
  [
    [
      ["teran", 1],
      ["oil", 9, false],
      ["merlot", 1],
    ],
    "teran merlot",
  ],
  [
    [
      ["teran", 4],
      ["merlot", 999],
    ],
    "merlot",
  ],
])("of %j the last box holds “%s”", (rows, held) => {
  expect(lastBox(lines(rows)).join(" ")).toBe(held);
});
