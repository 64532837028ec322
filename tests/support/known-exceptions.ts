import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect } from "vitest";

const FILE = resolve(import.meta.dirname, "../known-exceptions.json");
const KNOWN: Record<string, string[]> = JSON.parse(readFileSync(FILE, "utf8"));

/**
 * Expects that a rule is broken only where `known-exceptions.json` says so. The list only shrinks: a new exception fails, and so does
 * one that is needed no longer, which is to be struck out.
 */
export function expectOnlyKnown(rule: string, found: readonly string[]): void {
  const known = KNOWN[rule] ?? [];
  const unique = [...new Set(found)].sort();
  expect({
    new: unique.filter((one) => !known.includes(one)),
    neededNoLonger: known.filter((one) => !unique.includes(one)),
  }).toEqual({ new: [], neededNoLonger: [] });
}
