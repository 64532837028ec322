import { afterAll, beforeAll, describe } from "vitest";
import { discardServer, type RunningServer, startServer } from "./server.ts";
import { freshDatabase } from "./shops.ts";

/** Declares the same tests for a running server on each engine; one server of each for all of them. */
export const onServersOfBothEngines = onServersOf(["SQLite", "PostgreSQL"]);

/** Declares tests for one running server of their own, of what is the same whatever keeps the data. */
export const onServerOfItsOwn = onServersOf(["SQLite"]);

type Engine = "SQLite" | "PostgreSQL";

function onServersOf(engines: Engine[]) {
  return (name: string, settings: Record<string, string>, tests: (server: () => RunningServer) => void): void => {
    describe.each(engines)(`${name} (%s)`, (engine) => {
      let server: RunningServer;
      const leftovers: (() => Promise<void>)[] = [];
      beforeAll(async () => {
        const database: Record<string, string> =
          engine === "SQLite" ? {} : { DATABASE_URL: await freshDatabase(leftovers) };
        server = await startServer({ ...settings, ...database });
      });
      afterAll(async () => {
        await discardServer(server);
        for (const clear of leftovers) await clear();
      });
      tests(() => server);
    });
  };
}
