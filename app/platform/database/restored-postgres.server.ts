import pg from "pg";
import { SECONDS } from "../system/clock.ts";
import { StartFailure } from "../system/start-failure.server.ts";
import { nameOf, openingFailure } from "./opening-failure.server.ts";
import { CONNECTED_AS } from "./postgres-pool.server.ts";

const CONNECT_MS = 5 * SECONDS;
const LOOK = `
  select (select count(*) from pg_stat_activity where datname = current_database() and application_name = $1)::int as users,
         to_regclass('orders') is not null and to_regclass('kysely_migration') is not null as "isRestored"`;

/**
 * Makes sure that a database has been brought back by `pg_restore`, and that nobody uses it yet.
 * @throws StartFailure where a shop, or a command of it, is connected, and where there is nothing in it
 */
export async function requireRestored(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ users: number; isRestored: boolean }>(LOOK, [CONNECTED_AS]);
    if (rows[0]?.users) throw new StartFailure(`A shop, or a command, runs on ${nameOf(url)}: stop it first.`);
    if (!rows[0]?.isRestored)
      throw new StartFailure(`${nameOf(url)} holds no shop: bring the backup back with pg_restore first.`);
  } catch (error) {
    throw openingFailure(error, url);
  } finally {
    await client.end().catch(() => undefined);
  }
}
