import { expect, it } from "vitest";
import { VINEYARDS } from "../../../shop/winery/vineyards.ts";
import { ENGRAVED_VINEYARDS } from "./engraved-vineyards.ts";

it("the map has the walls of every piece of the land, and of no other", () => {
  const walls: Record<string, string> = ENGRAVED_VINEYARDS.plots;
  expect(Object.keys(walls).sort()).toEqual(VINEYARDS.map(({ id }) => id).sort());
  for (const { id } of VINEYARDS) expect(walls[id], id).toMatch(/^M\d+ \d+(?:L\d+ \d+){3}z$/);
});
