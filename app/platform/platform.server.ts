import { statSync } from "node:fs";
import type { Kysely } from "kysely";
import type { Announce, Database } from "./database/database.server.ts";
import { fileOf, openDatabase } from "./database/open-database.server.ts";
import { folderFailure, nameOf, openingFailure } from "./database/opening-failure.server.ts";
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
  /** Whether there must be a shop already, as for a command, which makes none: neither a database nor a secret. */
  mustExist?: boolean;
  /** Puts rows into the tables once they are up to date; done in line with other servers that start. */
  fill?: (connection: Kysely<Schema>) => Promise<void>;
};

/**
 * Opens the platform that the settings describe and brings its database up to date.
 * @throws StartFailure with one line for whoever starts the program
 */
export async function openPlatform(
  settings: Settings,
  clock: Clock = systemClock,
  { mayBeNew = false, mustExist = false, fill }: OpenOptions = {},
): Promise<Platform> {
  const database = await openUpToDate(settings, {
    missing: mustExist ? noShop : settings.secretWasThere && !mayBeNew ? lostDatabase : null,
    fill,
    announce: (what, naming) => platform[what](naming),
  });
  const platform = platformOn(database, settings, clock);
  if (!mustExist) markAsShop(settings);
  return platform;
}

/** The platform on a database that is open and up to date; a session secret that was made up with the settings is kept. */
export function platformOn(database: Database, settings: Settings, clock: Clock): Platform {
  return {
    settings: settings.secretIsNew ? { ...settings, sessionSecret: keepSecret(settings) } : settings,
    clock,
    log: openLog(settings.logLevel),
    database,
    pagesChanged: () => undefined,
    jobsQueued: () => undefined,
  };
}

/** Keeps also a secret of the environment, where none is kept: so `DATA_DIR` shows that a shop has run on it. */
function markAsShop(settings: Settings): void {
  if (settings.secretWasThere || settings.secretIsNew) return;
  try {
    keepSecret(settings);
  } catch {
    // A folder that cannot be written is no matter to a shop on PostgreSQL.
  }
}

/** What is said where there is no database, or an empty one; null: it is made. */
type Missing = ((settings: Settings) => string) | null;
type Opening = { missing: Missing; fill: OpenOptions["fill"]; announce: Announce };

async function openUpToDate(settings: Settings, { missing, fill, announce }: Opening): Promise<Database> {
  let database: Database | undefined;
  try {
    requireShop(settings, missing);
    openDataFolder(settings.dataDir);
    database = openDatabase(settings.databaseUrl, announce, { mustExist: missing !== null });
    if (missing && (await database.isEmpty())) throw new StartFailure(missing(settings));
    await database.migrate(fill);
    return database;
  } catch (error) {
    await database?.close().catch(() => undefined);
    throw openingFailure(error, settings.databaseUrl);
  }
}

/** Before anything is opened, which would make file and folder. */
function requireShop(settings: Settings, missing: Missing): void {
  const file = fileOf(settings.databaseUrl);
  if (missing && file !== null && !statSync(file, { throwIfNoEntry: false })) throw new StartFailure(missing(settings));
  // The shop has one: with another, made up here, nobody could read what the command has signed.
  if (missing === noShop && settings.secretIsNew) throw new StartFailure(noSecret(settings));
}

function openDataFolder(folder: string): void {
  try {
    openPrivateFolder(folder);
  } catch (error) {
    throw folderFailure(error, folder);
  }
}

function lostDatabase({ dataDir, databaseUrl }: Settings): string {
  return `${dataDir} belongs to a shop, but ${nameOf(databaseUrl)} is missing or empty. Bring it back with npm run restore, or begin with an empty one: npm start -- --new-database`;
}

function noShop({ databaseUrl }: Settings): string {
  return `There is no shop in ${nameOf(databaseUrl)}: give the command the settings of the shop, DATA_DIR or DATABASE_URL among them.`;
}

function noSecret({ dataDir }: Settings): string {
  return `There is no session secret in ${dataDir}: give the command the settings of the shop, SESSION_SECRET or DATA_DIR among them.`;
}
