import { type Clock, systemClock } from "./clock.ts";
import type { Database } from "./database/database.server.ts";
import { openDatabase } from "./database/open-database.server.ts";
import { type Log, openLog } from "./log.server.ts";
import { openPrivateFolder } from "./private-files.server.ts";
import type { Settings } from "./settings.server.ts";

/** What the shop stands on. Made once by the program (or by a test) and handed to every loader, action and use case. */
export type Platform = {
  settings: Settings;
  clock: Clock;
  log: Log;
  database: Database;
  /** Done after a commit that announced it: what finished pages show has changed, as stock, prices, texts. Set by who keeps them. */
  pagesChanged(): void;
  /** Done after a commit that announced it: the queue has something new. Set by who works it off. */
  jobsQueued(): void;
};

/** Opens the platform that the settings describe and brings its database up to date. */
export async function openPlatform(settings: Settings, clock: Clock = systemClock): Promise<Platform> {
  openPrivateFolder(settings.dataDir);
  const platform: Platform = {
    settings,
    clock,
    log: openLog(settings.logLevel),
    database: openDatabase(settings.databaseUrl, (what) => platform[what]()),
    pagesChanged: () => undefined,
    jobsQueued: () => undefined,
  };
  await platform.database.migrate();
  return platform;
}
