import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    include: ["app/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A browser on a strange, busy machine may be late once; here at home nothing is tried twice.
    retry: process.env.CI ? 1 : 0,
    globalSetup: ["tests/support/postgres.ts"],
  },
});
