import { expect, it, vi } from "vitest";
import { onFailedChunk, reloadedLately } from "./navigation-reload.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

it("reloads for a missing file at most once in 60 seconds", () => {
  const kept = memory();
  const reload = vi.fn();
  const moments = [1_000, 1_001, 30_000, 60_999, 61_000, 100_000, 121_000];
  expect(moments.map((now) => onFailedChunk(kept, now, reload))).toEqual([
    true,
    false,
    false,
    false,
    true,
    false,
    true,
  ]);
  expect(reload).toHaveBeenCalledTimes(3);
});

it("takes a memory that holds nonsense, or a time to come, for none", () => {
  const kept = memory();
  kept.setItem("reloadedAt", "yesterday");
  expect(reloadedLately(kept, 5_000)).toBe(false);
  kept.setItem("reloadedAt", "6000");
  expect(reloadedLately(kept, 5_000)).toBe(false);
  expect(reloadedLately(kept, 6_000)).toBe(true);
});
