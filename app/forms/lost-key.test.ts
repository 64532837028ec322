import { expect, it } from "vitest";
import { forgetForm, type Memory } from "./kept-values.ts";
import { keepLostKey, lostKeyOf } from "./lost-key.ts";

const MINUTE = 60_000;

function memory(): Memory {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

it("the key of a form whose answer was lost is there for an hour, for that form alone", () => {
  const tab = memory();
  keepLostKey(tab, "checkout", "first-key", 0);
  expect(lostKeyOf(tab, "checkout", 0)).toBe("first-key");
  expect(lostKeyOf(tab, "inquiry", 0)).toBeNull();
  expect(lostKeyOf(tab, "checkout", 60 * MINUTE - 1)).toBe("first-key");
  expect(lostKeyOf(tab, "checkout", 60 * MINUTE)).toBeNull();
});

it("the key goes with the form that is taken", () => {
  const tab = memory();
  keepLostKey(tab, "checkout", "first-key", 0);
  forgetForm(tab, "checkout");
  expect(lostKeyOf(tab, "checkout", 1)).toBeNull();
});

it("a memory that is full keeps nothing and breaks nothing", () => {
  const full = memory();
  full.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  keepLostKey(full, "checkout", "first-key", 0);
  expect(lostKeyOf(full, "checkout", 0)).toBeNull();
});
