import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { readSettings } from "../../app/platform/settings.server.ts";
import { openShop } from "../../app/shop/open-shop.server.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server of this test run; each test makes a database of its own in it. */
    postgresUrl: string;
    /** The path of an SQLite file as an opened shop leaves it: every migration, the sample catalogue. Tests copy it. */
    sqliteTemplate: string;
  }
}

/** The database on the run's PostgreSQL server that is like `sqliteTemplate`. */
export const POSTGRES_TEMPLATE = "shop_template";

/** Prepares the databases that a run's tests copy (vitest calls it once), and throws them away afterwards. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "shop-template-"));
  const postgres = await startPostgres();
  const sqliteTemplate = join(folder, "shop.db");
  await openAndClose(folder, `sqlite:${sqliteTemplate}`);
  await openAndClose(folder, `${postgres.url}/${POSTGRES_TEMPLATE}`);
  project.provide("postgresUrl", postgres.url);
  project.provide("sqliteTemplate", sqliteTemplate);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function openAndClose(dataDir: string, databaseUrl: string): Promise<void> {
  const settings = { NODE_ENV: "test" as const, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: "silent" };
  const platform = await openShop(readSettings(settings));
  await platform.database.close();
}
