import { expect, it } from "vitest";
import { forgetForm, keepLostKey, lostKeyOf, type Memory } from "./kept-values.ts";

const MINUTE = 60_000;

function memory(): Memory {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

/** A form of the page, as far as its key goes. */
const form = (key: string | null) =>
  ({ id: "checkout", querySelector: () => key && { value: key } }) as unknown as HTMLFormElement;

it("the key of a form whose answer was lost is there for an hour, for that form alone", () => {
  const tab = memory();
  keepLostKey(tab, form("first-key"), 0);
  expect(lostKeyOf(tab, "checkout", 0)).toBe("first-key");
  expect(lostKeyOf(tab, "inquiry", 0)).toBeNull();
  expect(lostKeyOf(tab, "checkout", 60 * MINUTE - 1)).toBe("first-key");
  expect(lostKeyOf(tab, "checkout", 60 * MINUTE)).toBeNull();
});

it("the key goes with the form that is taken", () => {
  const tab = memory();
  keepLostKey(tab, form("first-key"), 0);
  forgetForm(tab, "checkout");
  expect(lostKeyOf(tab, "checkout", 1)).toBeNull();
});

it("a form without a key, and a memory that is full, keep nothing and break nothing", () => {
  const tab = memory();
  keepLostKey(tab, form(null), 0);
  const full = {
    ...tab,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  keepLostKey(full, form("first-key"), 0);
  expect(lostKeyOf(tab, "checkout", 0)).toBeNull();
});
