import { resolve } from "node:path";
import { expect, it } from "vitest";
import { shortNames } from "../scripts/short-properties.ts";

const ROOT = resolve(import.meta.dirname, "..");

it("shortens what style sheets alone speak of, each to a name of its own, and nothing that a drawing says", () => {
  const names = shortNames(ROOT);
  expect(names.has("--button-ground")).toBe(true);
  for (const drawn of ["--ink", "--paper", "--soil", "--gold", "--mist"]) expect(names.has(drawn)).toBe(false);
  expect(new Set(names.values()).size).toBe(names.size);
  for (const short of names.values()) expect(short).toMatch(/^--[a-z]{1,2}$/);
});

it("takes no short name that somebody has given already", () => {
  const names = shortNames(ROOT);
  for (const short of names.values()) expect(names.has(short)).toBe(false);
});
