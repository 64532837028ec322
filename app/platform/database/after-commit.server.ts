import type { Transaction } from "kysely";
import type { Announce, Announcement, Database, DatabaseEngine, UnitOfWork } from "./database.server.ts";
import type { Schema } from "./schema.ts";

type Collected = { what: Announcement; naming: string };

/**
 * The engine with transactions that collect what is to be done after them. It is done once each, in the order in which it
 * was asked for, and not at all where the transaction fails.
 * @param announce does it; must not throw
 */
export function withAfterCommit(engine: DatabaseEngine, announce: Announce): Database {
  let written = 0;
  return {
    ...engine,
    get written() {
      return written;
    },
    write: async (work) => {
      let collected = new Map<string, Collected>();
      const unit = async (transaction: Transaction<Schema>) => {
        // A transaction that the engine tries again begins with nothing.
        collected = new Map();
        const done = await work(unitOfWork(transaction, collected));
        for (const { what, naming } of collected.values()) {
          if (what === "pagesChanged") await engine.notifyOthers(transaction, naming);
        }
        return done;
      };
      // One that failed may have been kept: its answer was lost.
      const result = await engine.write(unit).finally(() => {
        written += 1;
      });
      for (const { what, naming } of collected.values()) announce(what, naming);
      return result;
    },
  };
}

function unitOfWork(transaction: Transaction<Schema>, collected: Map<string, Collected>): UnitOfWork {
  return Object.assign(transaction, {
    afterCommit: (what: Announcement, naming = "") => {
      collected.set(`${what} ${naming}`, { what, naming });
    },
  });
}
