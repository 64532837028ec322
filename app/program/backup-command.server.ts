import { join, resolve } from "node:path";
import { readCommandLine } from "../platform/command-line.ts";
import { fileOf } from "../platform/database/open-database.server.ts";
import { backUpFile } from "../platform/database/sqlite-files.server.ts";
import { readSettings } from "../platform/settings.server.ts";
import { StartFailure } from "../platform/system/start-failure.server.ts";
import { existingFile, stampedFolder, writePrivately } from "./copy-files.server.ts";
import { requireOwnUser } from "./own-user.server.ts";

export const BACKUP_USAGE = "npm run backup -- [folder]";

/** The files of a backup. */
export const BACKUP_FILES = { database: "shop.db", secret: "session-secret" };

/** Writes the database, as it is at this moment, and the session secret into a folder; the shop may be running. */
export async function runBackupCommand(args: readonly string[]): Promise<string> {
  const { positionals } = readCommandLine(args, { options: {}, usage: BACKUP_USAGE, words: 1 });
  const settings = readSettings(process.env);
  requireOwnUser(settings);
  const file = fileOf(settings.databaseUrl);
  if (file === null) throw new StartFailure(POSTGRES);
  if (!existingFile(file)) throw new StartFailure(`There is no database ${file} to back up.`);
  const folder = await stampedFolder(resolve(positionals[0] ?? join(settings.dataDir, "backups")));
  await backUpFile(file, join(folder, BACKUP_FILES.database));
  const { sessionSecret, secretIsNew } = settings;
  // One that was only made up now is nobody's.
  if (!secretIsNew) await writePrivately(sessionSecret, join(folder, BACKUP_FILES.secret));
  const held = `contact data${secretIsNew ? "" : " and the session secret"}`;
  return `The backup stands in ${folder}\nIt holds ${held}: keep it where nobody else reads it.`;
}

const POSTGRES = `With PostgreSQL the server makes the backup:
  pg_dump --format=custom --file=shop.dump "$DATABASE_URL"
Keep the value of SESSION_SECRET (or DATA_DIR/session-secret) beside it.`;
