import { flushCompileCache } from "node:module";
import type { KyselyPlugin, QueryId } from "kysely";
import type { Platform } from "../../app/platform/platform.server.ts";
import { readSettings } from "../../app/platform/settings.server.ts";
import { openShop } from "../../app/shop/opening/open-shop.server.ts";
import { goTheWay } from "./way-to-card-page.ts";

// A program of the tests' own: it goes the way to the card page and back, and kills itself at the nth point of it.

const { KILL_AT = "", WAY_KEY = "", WAY_START = "" } = process.env;
const killAt = Number(KILL_AT);
const start = Number(WAY_START);
let passed = 0;

/** A point of the way: nothing is done after it by whoever is killed there. */
function pass(): void {
  passed += 1;
  if (passed === killAt) process.kill(process.pid, "SIGKILL");
}

/**
 * The shop with a point after each statement that changes something, the last before a commit included, and after each commit. After one
 * that only reads, no more is kept than before it. PostgreSQL keeps in its own process what is not committed: there is one point before each
 * commit.
 */
function withPoints(platform: Platform): Platform {
  const { database } = platform;
  const isPostgres = database.engine === "postgres";
  const reading = new WeakSet<QueryId>();
  const points: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === "SelectQueryNode") reading.add(queryId);
      return node;
    },
    transformResult: ({ result, queryId }) => {
      if (!isPostgres && !reading.has(queryId)) pass();
      return Promise.resolve(result);
    },
  };
  return {
    ...platform,
    database: {
      ...database,
      read: database.read.withPlugin(points),
      write: async (work) => {
        const result = await database.write(async (unit) => {
          const made = await work(Object.assign(unit.withPlugin(points), { afterCommit: unit.afterCommit }));
          if (isPostgres) pass();
          return made;
        });
        pass();
        return result;
      },
    },
  };
}

// What is compiled is kept for the next one before anything is killed: Node itself would keep it at an orderly end only.
flushCompileCache();
const clock = { now: start };
const platform = await openShop(readSettings(process.env), () => clock.now);
await goTheWay({ platform: withPoints(platform), clock, other: platform }, WAY_KEY, start);
await platform.database.close();
