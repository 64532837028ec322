import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";

const manifest = z.object({ optionalDependencies: z.record(z.string(), z.string()) });

it("runs on the Node that is pinned, the same on every platform", () => {
  const { optionalDependencies } = manifest.parse(
    JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")),
  );
  const pinned = Object.entries(optionalDependencies).filter(([name]) => name.startsWith("node-"));
  const versions = new Set(pinned.map(([, version]) => `v${version}`));
  expect(versions.size).toBe(1);
  const isPackaged = Object.hasOwn(optionalDependencies, `node-${process.platform}-${process.arch}`);
  if (isPackaged) expect([...versions]).toEqual([process.version]);
});
