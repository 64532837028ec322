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

/**
 * Puts a copy of every table beside the tables, and a function that brings them back to it: quicker than one more database. It waits for
 * whatever still writes. Its statements stand in its text, so that a connection plans them once. Truncating makes each file anew, so rows
 * are deleted as long as no table has grown beyond the ten pages that PostgreSQL takes a new one for: its plans stay those of a new one.
 */
const KEEP_PRISTINE = `
  create schema pristine;
  do $$ declare name text; filled boolean; tables text[]; deleted text := ''; inserted text := ''; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('create table pristine.%1$I as table public.%1$I', name);
      execute format('select exists (table pristine.%I)', name) into filled;
      tables := array_append(tables, format('public.%I', name));
      deleted := deleted || format(case when filled then '
        if (select count(*) from public.%1$I) <> (select count(*) from pristine.%1$I)
          or exists (table public.%1$I except table pristine.%1$I) then
          delete from public.%1$I;
          insert into public.%1$I table pristine.%1$I;
        end if;' else 'delete from public.%1$I;' end, name);
      if filled then inserted := inserted || format('insert into public.%1$I table pristine.%1$I;', name); end if;
    end loop;
    execute format('create function pristine.refill() returns void language plpgsql as %L', format('begin
      set local session_replication_role = replica;
      lock table %1$s in access exclusive mode;
      if exists (select from unnest(%2$L::regclass[]) it where pg_relation_size(it) > 10 * 8192) then
        truncate %1$s; %3$s
      else %4$s end if; end', array_to_string(tables, ', '), tables, inserted, deleted));
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
