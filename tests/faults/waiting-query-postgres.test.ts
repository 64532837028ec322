import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { WatchedPool } from "../../app/platform/database/postgres-pool.server.ts";
import { freshDatabase } from "../support/shops.ts";

const LOCK = "select pg_advisory_lock(1)";

it("one query that waits too long is given up alone, where PostgreSQL has answered another since", async () => {
  const leftovers: (() => Promise<void>)[] = [];
  const connectionString = await freshDatabase(leftovers);
  const holder = new pg.Client({ connectionString });
  const pool = new WatchedPool({ connectionString, max: 2, query_timeout: 2_000 });
  onTestFinished(async () => {
    await holder.end();
    await pool.end();
    for (const clear of leftovers) await clear();
  });
  // The connection that is given up tells both of its end.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  await holder.connect();
  await holder.query(LOCK);
  const [patient, quick] = [await pool.connect(), await pool.connect()];
  const waiting = patient.query(LOCK).finally(() => patient.release());
  expect((await quick.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await expect(waiting).rejects.toThrow("Query read timeout");
  quick.release();
  const next = await pool.connect();
  expect((await next.query("select 2 as two")).rows).toEqual([{ two: 2 }]);
  next.release();
});
