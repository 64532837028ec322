import type { Transaction } from "kysely";
import type { Announcement, Database, DatabaseEngine, UnitOfWork } from "./database.server.ts";
import type { Schema } from "./schema.ts";

/**
 * The engine with transactions that collect what is to be done after them. It is done once each, in the order in which it
 * was asked for, and not at all where the transaction fails.
 * @param announce does it; must not throw
 */
export function withAfterCommit(engine: DatabaseEngine, announce: (what: Announcement) => void): Database {
  return {
    ...engine,
    write: async (work) => {
      let collected = new Set<Announcement>();
      const result = await engine.write((transaction) => {
        // A transaction that the engine tries again begins with nothing.
        collected = new Set();
        return work(unitOfWork(transaction, collected));
      });
      for (const what of collected) announce(what);
      return result;
    },
  };
}

function unitOfWork(transaction: Transaction<Schema>, collected: Set<Announcement>): UnitOfWork {
  return Object.assign(transaction, {
    afterCommit: (what: Announcement) => {
      collected.add(what);
    },
  });
}
