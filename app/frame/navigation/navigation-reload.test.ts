import { afterEach, expect, it, vi } from "vitest";
import { onFailedChunk, reloadedLately } from "./navigation-reload.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pageOf = () => ({ href: "https://shop.example/kontakt", reload: vi.fn() });

it("reloads for a missing file at most once in 60 seconds", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => new Response(null));
  const [kept, page] = [memory(), pageOf()];
  const reloads: number[] = [];
  for (const now of [1_000, 1_001, 30_000, 60_999, 61_000, 100_000, 121_000]) {
    vi.setSystemTime(now);
    await onFailedChunk(kept, page);
    reloads.push(page.reload.mock.calls.length);
  }
  expect(reloads).toEqual([1, 1, 1, 1, 2, 2, 3]);
});

it.each([
  ["the line is broken", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a proxy has no server", async () => new Response(null, { status: 502 })],
])("keeps the page where %s: what comes would not be the page", async (_, fetch) => {
  vi.stubGlobal("fetch", fetch);
  const [kept, page] = [memory(), pageOf()];
  await onFailedChunk(kept, page);
  expect(page.reload).not.toHaveBeenCalled();
  expect(reloadedLately(kept, Date.now())).toBe(false);
});

it("reloads a page that is itself not found: it is the shop that says so", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
  const page = pageOf();
  await onFailedChunk(memory(), page);
  expect(page.reload).toHaveBeenCalledOnce();
});

it("takes a memory that holds nonsense, or a time to come, for none", () => {
  const kept = memory();
  kept.setItem("reloadedAt", "yesterday");
  expect(reloadedLately(kept, 5_000)).toBe(false);
  kept.setItem("reloadedAt", "6000");
  expect(reloadedLately(kept, 5_000)).toBe(false);
  expect(reloadedLately(kept, 6_000)).toBe(true);
});
