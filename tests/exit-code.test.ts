import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("a run of tests that has failed says so when it ends, though it has started PostgreSQL", () => {
  const failing = 'await import("./tests/support/embedded-postgres.ts"); process.exitCode = 3;';
  expect(spawnSync(process.execPath, ["--input-type=module", "-e", failing]).status).toBe(3);
});
