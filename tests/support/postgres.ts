import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { POSTGRES_TEMPLATE } from "./databases.ts";
import { EmbeddedPostgres } from "./embedded-postgres.ts";
import { freePort } from "./free-port.ts";

/** A PostgreSQL server for one test run, with an empty database to be made the template. */
export type TestPostgres = { url: string; stop(): Promise<void> };

const silent = () => undefined;
/** Tests need no safety from a power loss, and no upkeep. */
const QUICK = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off", "max_connections=200"];

/** Starts the server; works as root too. */
export async function startPostgres(): Promise<TestPostgres> {
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
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync", "--set=scram_iterations=1"],
    postgresFlags: QUICK.flatMap((setting) => ["-c", setting]),
    onLog: silent,
    onError: silent,
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase(POSTGRES_TEMPLATE);
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs statements on a connection of its own. */
export async function onPostgres(url: string, statements: string): Promise<void> {
  await rowsOnPostgres(url, statements);
}

/** The rows that a query answers, on a connection of its own. */
export async function rowsOnPostgres(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}
