import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Tests that open a shop on a database of its own; all others in `app/` are pure. */
const withDatabase = globSync(["app/**/*.test.ts", "app/**/*.test.tsx", "tests/*.test.ts"]).filter((file) =>
  /\b(onBothEngines|onSqlite|onEmptyDatabase)\(/.test(readFileSync(file, "utf8")),
);

const databases = { globalSetup: ["tests/support/databases.ts"] };
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    // Vitest leaves one core alone, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          exclude: withDatabase,
          pool: "threads",
          isolate: false,
          testTimeout: 30_000,
        },
      },
      { test: { name: "stores", include: withDatabase, isolate: false, ...databases, ...patient } },
      { test: { name: "e2e", include: ["tests/e2e/**/*.test.ts"], isolate: false, ...databases, ...patient } },
    ],
  },
});
