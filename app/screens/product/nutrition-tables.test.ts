import { expect, it } from "vitest";
import { inTables } from "./nutrition-tables.ts";

const bottle = (name: string, per: "100ml" | "100g" = "100ml") => ({ name, nutrition: { per } });

it.each([
  ["a", ["a"]],
  ["ab", ["ab"]],
  ["abc", ["abc"]],
  ["abcd", ["ab", "cd"]],
  ["abcde", ["abc", "de"]],
  ["abcdefg", ["abc", "def", "g"]],
])("of the bottles %s the figures stand in the tables %s", (names, tables) => {
  const bottles = [...names].map((name) => bottle(name));
  expect(inTables(bottles).map((table) => table.map(({ name }) => name).join(""))).toEqual(tables);
});

it("figures of another amount have a table of their own", () => {
  const tables = inTables([bottle("wine"), bottle("oil", "100g"), bottle("schnapps")]);
  expect(tables.map((table) => table.map(({ name }) => name))).toEqual([["wine", "schnapps"], ["oil"]]);
});
