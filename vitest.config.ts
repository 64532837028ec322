import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { makeRunFolder } from "./tests/support/run-folder.ts";

/** What Node has compiled is kept for every program that the tests start, and for the next run: a start takes a third less. */
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, "node_modules/.cache/node");

makeRunFolder();

/** Tests that open a shop on a database of its own; all others in `app/` are pure. */
const withDatabase = globSync(["app/**/*.test.ts", "app/**/*.test.tsx", "tests/*.test.ts"]).filter((file) =>
  /\b(onBothEngines|onSqlite|onEmptyDatabase)\(/.test(readFileSync(file, "utf8")),
);

/** What takes longest begins first, so that no worker waits for it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

const LONGEST = [
  "e2e/walk",
  "faults/killed-on-the-way",
  "e2e/keyboard",
  "e2e/layout-shift",
  "e2e/keyboard-forms",
  "e2e/navigation-journey",
  "attacks/bodies",
  "e2e/buying",
  "e2e/frame",
];

const MISSING_TEXTS = ["tests/support/missing-texts.ts"];

/**
 * What Vite has made of a module is kept for the next run (`npm test` has two), under its content. A module that lists files
 * (`import.meta.glob`) has more content than its own: it is made anew. Vitest knows such a call by itself only without a type.
 */
const listsAreMadeAnew: Plugin = {
  name: "lists-are-made-anew",
  configureVitest: ({ experimental_defineCacheKeyGenerator }) =>
    experimental_defineCacheKeyGenerator(({ sourceCode }) => (sourceCode.includes("import.meta.glob") ? false : null)),
};

export default defineConfig({
  test: {
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [listsAreMadeAnew],
        test: {
          name: "unit",
          setupFiles: MISSING_TEXTS,
          include: ["app/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          exclude: withDatabase,
          pool: "threads",
          isolate: false,
          sequence: { groupOrder: 0 },
          testTimeout: 30_000,
        },
      },
      {
        // Stores, use cases and the whole program are one project: one PostgreSQL, and each worker reads the shop's modules once.
        plugins: [listsAreMadeAnew],
        test: {
          name: "shop",
          setupFiles: MISSING_TEXTS,
          include: [...withDatabase, "tests/*/**/*.test.ts"],
          isolate: false,
          // Who drives a browser waits for a third of the time: one worker more than there are cores keeps them busy.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          globalSetup: ["tests/support/databases.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
