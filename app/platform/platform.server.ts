import { mkdirSync } from "node:fs";
import { type Clock, systemClock } from "./clock.ts";
import type { Database } from "./database/database.server.ts";
import { openDatabase } from "./database/open-database.server.ts";
import { type Log, openLog } from "./log.server.ts";
import type { Settings } from "./settings.server.ts";

/** What the shop stands on. Made once by the program (or by a test) and handed to every loader, action and use case. */
export type Platform = {
  settings: Settings;
  clock: Clock;
  log: Log;
  database: Database;
  /** Tells whoever keeps finished pages that what they show has changed: stock, prices, texts. */
  pagesChanged(): void;
  /** Tells the mail sender that the outbox has something new; a stopped sender makes nothing of it. */
  mailQueued(): void;
};

/** Opens the platform that the settings describe and brings its database up to date. */
export async function openPlatform(settings: Settings, clock: Clock = systemClock): Promise<Platform> {
  mkdirSync(settings.dataDir, { recursive: true });
  const database = openDatabase(settings.databaseUrl);
  await database.migrate();
  return {
    settings,
    clock,
    log: openLog(settings.logLevel),
    database,
    pagesChanged: () => undefined,
    mailQueued: () => undefined,
  };
}
