import { mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileFailure, readCommandLine, WrongUse } from "../platform/command-line.ts";
import { fileOf } from "../platform/database/open-database.server.ts";
import { openingFailure } from "../platform/database/opening-failure.server.ts";
import { requireRestored } from "../platform/database/restored-postgres.server.ts";
import {
  countersSince,
  removeCompanions,
  requireShopFile,
  requireSound,
  setAside,
} from "../platform/database/sqlite-files.server.ts";
import { claimFile, type Held } from "../platform/database/sqlite-lock.server.ts";
import { readSettings, type Settings, secretFile } from "../platform/settings.server.ts";
import { StartFailure } from "../platform/system/start-failure.server.ts";
import { type Adoption, adoptDatabase, askAboutMails } from "./adopt-database.server.ts";
import { BACKUP_FILES } from "./backup-command.server.ts";
import { copyPrivately, existingFile, stampedFolder, syncAndRename } from "./copy-files.server.ts";
import { requireOwnUser } from "./own-user.server.ts";

export const RESTORE_USAGE = `npm run restore -- <folder of a backup> [--mails keep|hold] [--skip 100]
                [--last-invoice 57] [--last-credit-note 3]
  --mails  what the backup has not sent yet: keep sends it (perhaps once more), hold does not
Where the database that is replaced cannot be read or is not the one that the backup was made of, as always with PostgreSQL:
  --skip   how many numbers of orders are left out, as it is not known how many were given since the backup
  --last-invoice, --last-credit-note  the last that were issued this year, from the mails to buyers; 0 for none. Invoices then
           go on without a gap. Without them as many numbers are left out as of orders, which the tax office is to be told`;

const OPTIONS = {
  mails: { type: "string" },
  skip: { type: "string", default: "100" },
  "last-invoice": { type: "string" },
  "last-credit-note": { type: "string" },
} as const;

const POSTGRES = `With PostgreSQL the server brings the backup back, while every shop on it is stopped:
  pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" shop.dump
Then, before a shop is started: npm run restore -- --mails keep|hold --last-invoice 57 --last-credit-note 3`;

/** Puts a backup in the place of the database. What was there is kept aside; nothing is done while a shop runs on it. */
export async function runRestoreCommand(args: readonly string[]): Promise<string> {
  const { positionals, values } = readCommandLine(args, { options: OPTIONS, usage: RESTORE_USAGE, words: 1 });
  const { mails } = values;
  const numbers = {
    skip: numberFrom(values.skip),
    lastInvoice: values["last-invoice"] === undefined ? null : numberFrom(values["last-invoice"]),
    lastCreditNote: values["last-credit-note"] === undefined ? null : numberFrom(values["last-credit-note"]),
  };
  if (mails !== undefined && mails !== "keep" && mails !== "hold") {
    throw new WrongUse(`--mails is keep or hold, not ${mails}.\n\n${RESTORE_USAGE}`);
  }
  const settings = readSettings(process.env);
  requireOwnUser(settings);
  const file = fileOf(settings.databaseUrl);
  const [from] = positionals;
  if (file === null) {
    if (from !== undefined) throw new WrongUse(POSTGRES);
    await requireRestored(settings.databaseUrl);
    return adoptDatabase(settings, { ...numbers, mails: mails ?? (await askAboutMails(RESTORE_USAGE)), known: null });
  }
  if (from === undefined) throw new WrongUse(RESTORE_USAGE);
  const folder = resolve(from);
  const kept = join(folder, BACKUP_FILES.database);
  if (!existingFile(kept)) throw new WrongUse(`There is no backup in ${folder}: it has no ${BACKUP_FILES.database}.`);
  requireSound(kept);
  requireShopFile(kept);
  // A new machine has no such folder yet.
  await mkdir(dirname(file), { recursive: true }).catch(fileFailure(`${dirname(file)} cannot be made`));
  const claim = claimAlone(file);
  try {
    const known = countersSince(kept, file);
    const adoption = { ...numbers, mails: mails ?? (await askAboutMails(RESTORE_USAGE)), known };
    return await replaceDatabase(settings, { file, folder, adoption });
  } finally {
    claim.release();
  }
}

/** @throws StartFailure while somebody uses the file, or where nothing can be written beside it */
function claimAlone(file: string): Held {
  try {
    const claim = claimFile(file);
    if (claim) return claim;
  } catch (error) {
    throw openingFailure(error, `sqlite:${file}`);
  }
  throw new StartFailure(`A shop, or a command, runs on ${file}: stop it first.`);
}

/** @throws WrongUse for what is no whole number from 0 */
function numberFrom(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new WrongUse(`"${text}" is no whole number.\n\n${RESTORE_USAGE}`);
  return Number(text);
}

type Replacement = { file: string; folder: string; adoption: Adoption };

/** The backup is made ready under another name, so that whatever fails before leaves everything as it was. */
async function replaceDatabase(settings: Settings, { file, folder, adoption }: Replacement): Promise<string> {
  const ready = `${file}.restoring`;
  removeCompanions(ready);
  await copyPrivately(join(folder, BACKUP_FILES.database), ready);
  const summary = await adoptDatabase({ ...settings, databaseUrl: `sqlite:${ready}` }, adoption);
  removeCompanions(ready);
  const aside = await stampedFolder(join(dirname(file), "before-restore"));
  const [secret, kept] = [secretFile(settings.dataDir), join(folder, BACKUP_FILES.secret)];
  await setAside(file, aside, BACKUP_FILES.database).catch(fileFailure(`${file} cannot be moved to ${aside}`));
  if (existingFile(kept)) {
    if (existingFile(secret)) await copyPrivately(secret, join(aside, BACKUP_FILES.secret));
    await copyPrivately(kept, secret);
  }
  await syncAndRename(ready, file);
  return `${folder} is restored. ${summary}\nWhat was there before stands in ${aside}; delete it once all is well.`;
}
