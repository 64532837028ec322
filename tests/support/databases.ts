import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { readSettings } from "../../app/platform/settings.server.ts";
import { openShop } from "../../app/shop/opening/open-shop.server.ts";
import { onPostgres, startPostgres } from "./postgres.ts";
import { PICTURES, SQLITE_TEMPLATE } from "./server.ts";

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

/** Puts a copy of every table beside the tables, and a function that brings them back to it: quicker than one more database. */
const KEEP_PRISTINE = `
  create schema pristine;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('create table pristine.%1$I as table public.%1$I', name);
    end loop;
  end $$;
  create function pristine.refill() returns void language plpgsql as $$ declare name text; used text[]; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'pristine' loop
      execute format('select case when exists (select from public.%1$I) then array_append($1, %1$L) else $1 end', name)
        into used using used;
    end loop;
    if used is null then return; end if;
    execute 'truncate ' || (select string_agg(format('public.%I', it), ', ') from unnest(used) it) || ' restart identity cascade';
    foreach name in array used loop
      execute format('insert into public.%1$I select * from pristine.%1$I', name);
    end loop;
  end $$;`;

/** A database is copied only while nobody is connected to it: whoever still is has to go, and nobody comes any more. */
const CLOSE_TEMPLATE = `
  alter database ${POSTGRES_TEMPLATE} allow_connections false;
  select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${POSTGRES_TEMPLATE}';`;

/** Prepares the databases that a run's tests copy (vitest calls it once), and throws them away afterwards. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "shop-template-"));
  mkdirSync(join(folder, PICTURES));
  const postgres = await startPostgres();
  const sqliteTemplate = join(folder, "shop.db");
  await openAndClose(folder, `sqlite:${sqliteTemplate}`);
  await openAndClose(folder, `${postgres.url}/${POSTGRES_TEMPLATE}`);
  await onPostgres(`${postgres.url}/${POSTGRES_TEMPLATE}`, KEEP_PRISTINE);
  await onPostgres(`${postgres.url}/postgres`, CLOSE_TEMPLATE);
  project.provide("postgresUrl", postgres.url);
  project.provide("sqliteTemplate", sqliteTemplate);
  process.env[SQLITE_TEMPLATE] = sqliteTemplate;
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function openAndClose(dataDir: string, databaseUrl: string): Promise<void> {
  const settings = { NODE_ENV: "test" as const, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: "silent" };
  const platform = await openShop(readSettings(settings), undefined, { mayBeNew: true });
  await platform.database.close();
}
