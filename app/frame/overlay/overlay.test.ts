import { expect, test } from "vitest";
import { overlayOf, withOverlay, withoutOverlay } from "./overlay.ts";

test("an address opens the overlay that it names, and no other", () => {
  expect(overlayOf("?overlay=cartOpen")).toBe("cartOpen");
  expect(overlayOf("?overlay=menu")).toBeNull();
  expect(overlayOf("")).toBeNull();
});

test("opening keeps the page's own query and replaces what was open", () => {
  expect(withOverlay("?category=oil&overlay=award&award=3", "cartOpen")).toBe("?category=oil&overlay=cartOpen");
  expect(withOverlay("", "award", { award: "3" })).toBe("?overlay=award&award=3");
});

test("closing leaves the page's own query", () => {
  expect(withoutOverlay("?overlay=award&award=3&category=oil")).toBe("?category=oil");
  expect(withoutOverlay("?overlay=cartOpen")).toBe("");
});
