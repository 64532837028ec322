import { afterAll, beforeAll, describe } from "vitest";
import { discardServer, type RunningServer, startServer } from "./server.ts";
import { freshDatabase } from "./shops.ts";

/** Declares the same tests for a running server on each engine; one server of each for all of them. */
export function onServersOfBothEngines(
  name: string,
  settings: Record<string, string>,
  tests: (server: () => RunningServer) => void,
): void {
  describe.each(["SQLite", "PostgreSQL"])(`${name} (%s)`, (engine) => {
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
}
