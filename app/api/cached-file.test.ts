import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cachedFile, readIfThere } from "./cached-file.server.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cached-file-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("makes a file once, however many ask at once, and keeps it", async () => {
  const file = join(folder, "new", "picture.png");
  let made = 0;
  const make = async () => Buffer.from(`picture ${++made}`);
  const asked = await Promise.all([cachedFile(file, make), cachedFile(file, make), cachedFile(file, make)]);
  expect([...asked, await cachedFile(file, make)].map(String)).toEqual(Array(4).fill("picture 1"));
  expect(readdirSync(join(folder, "new"))).toEqual(["picture.png"]);
  expect(readFileSync(file, "utf8")).toBe("picture 1");
});

it("makes it the next time where it could not be made", async () => {
  const file = join(folder, "picture.png");
  const failing = () => Promise.reject(new Error("No type for this"));
  await expect(cachedFile(file, failing)).rejects.toThrow("No type for this");
  expect(String(await cachedFile(file, async () => Buffer.from("drawn")))).toBe("drawn");
});

it("takes a file that cannot be read for a failure, and only one that is missing for none", async () => {
  expect(await readIfThere(join(folder, "missing"))).toBeNull();
  const unreadable = join(folder, "unreadable");
  mkdirSync(unreadable);
  await expect(readIfThere(unreadable)).rejects.toThrow("EISDIR");
  await expect(cachedFile(unreadable, async () => Buffer.from("drawn"))).rejects.toThrow("EISDIR");
});
