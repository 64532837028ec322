import { expect, it } from "vitest";
import { PLACEHOLDER_BYTES, Placeholders, paddedTo } from "./placeholders.server.ts";

it.each([
  ["as wide as its place", 6, "čšž", "čšž"],
  ["too long by one byte", 5, "čšž", null],
  ["short", 8, "čšž", "čšž  "],
  ["with a character that markup escapes", 9, "a & b", null],
  ["with an apostrophe", 9, "l'olio", null],
  ["with a character that JSON escapes", 9, "a\\b", null],
  ["with a line's end", 9, "a\nb", null],
  ["with half of a letter", 9, "\ud83c", null],
  ["empty", 2, "", "  "],
])("takes a text %s", (_, width, text, padded) => {
  expect(paddedTo(width, text)?.toString() ?? null).toBe(padded);
});

it("leaves a text that does not fit where it is, and keeps the page for its visitor", () => {
  const placeholders = new Placeholders();
  const long = "x".repeat(PLACEHOLDER_BYTES.cartLabel + 1);
  expect(placeholders.put("cartLabel", long)).toBe(long);
  expect([placeholders.places, placeholders.isOwn]).toEqual([[], true]);
});

it("gives a token that says nothing of the text, another each time", () => {
  const [one, other] = [new Placeholders(), new Placeholders()];
  expect(one.put("cartLabel", "Cart, 6 items")).toMatch(/^[\w-]{24}$/);
  expect(other.put("cartLabel", "Cart, 6 items")).not.toBe(one.places[0]?.token);
  expect([String(one.places[0]?.text).trim(), one.isOwn]).toEqual(["Cart, 6 items", false]);
});
