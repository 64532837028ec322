import type { KyselyPlugin } from "kysely";
import type { Platform } from "../../app/platform/platform.server.ts";
import { rowsOnPostgres } from "./postgres.ts";

/** A server that goes no further from a point of its work on. */
export type EndingShop = {
  platform: Platform;
  /** Answers whether the work came to the point (true) or to its own end before it (false). */
  during(work: () => Promise<unknown>): Promise<boolean>;
};

const CUT_OFF = `select pg_terminate_backend(pid, 10000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;

/**
 * A server that ends as `kill -9` would end it, at the nth of these points: after each statement, the last before a commit included, and
 * after each commit. Nothing of its work goes on, and its connections to the database are cut, an open transaction with them.
 */
export function endingShop(platform: Platform, nth: number): EndingShop {
  const reached = Promise.withResolvers<true>();
  const over = Promise.withResolvers<never>();
  over.promise.catch(() => undefined);
  let passed = 0;
  let isOver = false;
  const pass = async () => {
    passed += 1;
    if (passed < nth) return;
    reached.resolve(true);
    await over.promise;
  };
  const end = async () => {
    isOver = true;
    await cutOff(platform);
    over.reject(new Error("This server has ended"));
  };
  return {
    platform: withPoints(platform, pass, () => isOver),
    during: async (work) => {
      const finished = work().then(() => false as const);
      const came = await Promise.race([reached.promise, finished]);
      if (came) await end();
      if (came) await finished.catch(() => undefined);
      await platform.database.close();
      return came;
    },
  };
}

/** The server with something to be waited for at each point. */
function withPoints(platform: Platform, pass: () => Promise<void>, isOver: () => boolean): Platform {
  const { database } = platform;
  const points: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (isOver()) throw new Error("This server has ended");
      return node;
    },
    transformResult: async ({ result }) => {
      await pass();
      return result;
    },
  };
  return {
    ...platform,
    database: {
      ...database,
      read: database.read.withPlugin(points),
      write: async (work) => {
        const result = await database.write((unit) =>
          work(Object.assign(unit.withPlugin(points), { afterCommit: unit.afterCommit })),
        );
        await pass();
        return result;
      },
    },
  };
}

/** An SQLite file is left by closing it, which takes an open transaction back; PostgreSQL is told that nobody is there who works. */
async function cutOff({ database, settings }: Platform): Promise<void> {
  if (database.engine === "sqlite") await database.close();
  else await rowsOnPostgres(settings.databaseUrl, CUT_OFF);
}
