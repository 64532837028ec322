import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Nothing for the group, nothing for others. */
const UMASK = 0o077;
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;
const STICKY = 0o1000;

/** For a program's first line: whatever it writes from now on is its own account's alone. */
export function keepNewFilesPrivate(): void {
  process.umask(UMASK);
}

/**
 * Makes a folder, and keeps it and what is in it for the account that runs this: orders, addresses, mails and the secret are
 * nobody else's. Files of somebody else, and folders that everybody shares, stay as they are.
 */
export function openPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  restrict(folder);
}

/** Takes everybody else's rights away from a file or a folder with all that is in it. */
export function restrict(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink() || found.uid !== process.getuid?.() || (found.mode & STICKY) !== 0) return;
  try {
    chmodSync(path, found.isDirectory() ? OWN_FOLDER : OWN_FILE);
  } catch (error) {
    // Another server on the same folder has just put it away.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
    throw error;
  }
  if (found.isDirectory()) for (const name of readdirSync(path)) restrict(join(path, name));
}
