import { existsSync } from "node:fs";
import type { Kysely } from "kysely";
import type { Announce, Database } from "./database/database.server.ts";
import { fileOf, openDatabase } from "./database/open-database.server.ts";
import { nameOf, openingFailure } from "./database/opening-failure.server.ts";
import type { Schema } from "./database/schema.ts";
import { type Log, openLog } from "./log.server.ts";
import { keepSecret, type Settings } from "./settings.server.ts";
import { type Clock, systemClock } from "./system/clock.ts";
import { openPrivateFolder } from "./system/private-files.server.ts";
import { StartFailure } from "./system/start-failure.server.ts";

/** What the shop stands on. Made once by the program (or by a test) and handed to every loader, action and use case. */
export type Platform = {
  settings: Settings;
  clock: Clock;
  log: Log;
  database: Database;
  /**
   * Done after a commit that announced it: what finished pages show has changed, as stock, prices, texts; of all pages (""), or of those
   * in which a word stands, as a product's id in each that shows it. Set by who keeps them.
   */
  pagesChanged(naming: string): void;
  /** Done after a commit that announced it: the queue has something new. Set by who works it off. */
  jobsQueued(): void;
};

export type OpenOptions = {
  /** Whether an empty database is taken though `DATA_DIR` shows that a shop had one. */
  mayBeNew?: boolean;
  /** Puts the first rows into tables that have none; done in line with other servers that start. */
  fill?: (connection: Kysely<Schema>) => Promise<void>;
};

/**
 * Opens the platform that the settings describe and brings its database up to date.
 * @throws StartFailure with one line for whoever starts the program
 */
export async function openPlatform(
  settings: Settings,
  clock: Clock = systemClock,
  { mayBeNew = false, fill }: OpenOptions = {},
): Promise<Platform> {
  const mustExist = settings.secretWasThere && !mayBeNew;
  const database = await openUpToDate(settings, {
    mustExist,
    fill,
    announce: (what, naming) => platform[what](naming),
  });
  const platform: Platform = {
    settings: settings.secretIsNew ? { ...settings, sessionSecret: keepSecret(settings) } : settings,
    clock,
    log: openLog(settings.logLevel),
    database,
    pagesChanged: () => undefined,
    jobsQueued: () => undefined,
  };
  return platform;
}

type Opening = { mustExist: boolean; fill: OpenOptions["fill"]; announce: Announce };

async function openUpToDate(settings: Settings, { mustExist, fill, announce }: Opening): Promise<Database> {
  let database: Database | undefined;
  try {
    openPrivateFolder(settings.dataDir);
    requireFile(settings, mustExist);
    database = openDatabase(settings.databaseUrl, announce, { mustExist });
    if (mustExist && (await database.isEmpty())) throw new StartFailure(lostDatabase(settings));
    await database.migrate(fill);
    return database;
  } catch (error) {
    await database?.close().catch(() => undefined);
    throw openingFailure(error, settings.databaseUrl);
  }
}

/** Before anything is opened, which would make the file. */
function requireFile(settings: Settings, mustExist: boolean): void {
  const file = fileOf(settings.databaseUrl);
  if (mustExist && file !== null && !existsSync(file)) throw new StartFailure(lostDatabase(settings));
}

function lostDatabase({ dataDir, databaseUrl }: Settings): string {
  return `${dataDir} belongs to a shop, but ${nameOf(databaseUrl)} is missing or empty. Bring it back with npm run restore, or begin with an empty one: npm start -- --new-database`;
}
