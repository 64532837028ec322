import { expect, it } from "vitest";
import { forgetForm, type Memory } from "./kept-values.ts";
import { keepSentKey, sentKeyOf } from "./sent-key.ts";

const MINUTE = 60_000;

function memory(): Memory {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

it("the key of a form that was sent is there for an hour, for that form alone", () => {
  const tab = memory();
  keepSentKey(tab, "checkout", "first-key", 0);
  expect(sentKeyOf(tab, "checkout", 0)).toBe("first-key");
  expect(sentKeyOf(tab, "inquiry", 0)).toBeNull();
  expect(sentKeyOf(tab, "checkout", 60 * MINUTE - 1)).toBe("first-key");
  expect(sentKeyOf(tab, "checkout", 60 * MINUTE)).toBeNull();
});

it("the key goes with the form that is taken", () => {
  const tab = memory();
  keepSentKey(tab, "checkout", "first-key", 0);
  forgetForm(tab, "checkout");
  expect(sentKeyOf(tab, "checkout", 1)).toBeNull();
});

it("a memory that is full keeps nothing and breaks nothing", () => {
  const full = memory();
  full.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  keepSentKey(full, "checkout", "first-key", 0);
  expect(sentKeyOf(full, "checkout", 0)).toBeNull();
});
