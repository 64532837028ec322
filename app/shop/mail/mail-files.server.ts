import { readdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../../platform/database/database.server.ts";
import type { Settings } from "../../platform/settings.server.ts";

/** A mail by its id, whole or interrupted while it was written. */
const MAIL_FILE = /^[0-9a-f-]{36}\.(eml|part)$/;

/** Where mails are written that no mail server takes. */
export function mailFolder({ dataDir }: Pick<Settings, "dataDir">): string {
  return join(dataDir, "mail");
}

/** Deletes the mails in the folder that were written before a moment; answers how many. */
export async function deleteMailFiles(settings: Pick<Settings, "dataDir">, before: number): Promise<number> {
  const folder = mailFolder(settings);
  const names = (await unlessGone(readdir(folder))) ?? [];
  let count = 0;
  for (const name of names.filter((name) => MAIL_FILE.test(name))) {
    const file = await unlessGone(stat(join(folder, name)));
    if (!file || file.mtimeMs >= before) continue;
    await unlessGone(unlink(join(folder, name)));
    count += 1;
  }
  return count;
}

/** Null where there is no such file, or another server was faster. */
async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}
