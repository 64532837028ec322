import { randomUUID } from "node:crypto";
import pg from "pg";
import { POSTGRES_TEMPLATE } from "./databases.ts";
import { onPostgres } from "./postgres.ts";

const TABLES = "select tablename as name from pg_tables where schemaname = 'public'";

/**
 * What `pg_dump` and `pg_restore` would bring back of a database at this moment, as a database of its own: every row of every table, as
 * one transaction sees them, while others go on writing. These programs are no part of what the project installs.
 */
export async function snapshotOf(databaseUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `backup_${randomUUID().replaceAll("-", "")}`;
  const [server, url] = [new URL("/postgres", databaseUrl).href, new URL(`/${name}`, databaseUrl).href];
  await onPostgres(server, `create database ${name} template ${POSTGRES_TEMPLATE} strategy file_copy`);
  const [from, into] = [new pg.Client(databaseUrl), new pg.Client(url)];
  await Promise.all([from.connect(), into.connect()]);
  try {
    await from.query("begin isolation level repeatable read read only");
    const tables = (await from.query<{ name: string }>(TABLES)).rows.map(({ name }) => `public.${name}`);
    await into.query("set session_replication_role = replica");
    await into.query(`truncate ${tables.join(", ")}`);
    for (const table of tables) {
      const { rows } = await from.query(`select coalesce(json_agg(one), '[]')::text as rows from ${table} one`);
      const insert = `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`;
      await into.query(insert, [rows[0]?.rows]);
    }
  } finally {
    await Promise.all([from.end(), into.end()]);
  }
  return { url, drop: () => onPostgres(server, `drop database ${name} with (force)`) };
}
