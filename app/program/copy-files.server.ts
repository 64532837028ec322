import { existsSync, statSync } from "node:fs";
import { chmod, copyFile, mkdir, open, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileFailure } from "../platform/command-line.ts";

/** Makes a folder of its own, named for this moment, which this user alone may read. @throws WrongUse */
export async function stampedFolder(parent: string): Promise<string> {
  const stamp = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, "")
    .replaceAll(":", "-");
  for (let count = 1; ; count += 1) {
    const folder = join(parent, count === 1 ? stamp : `${stamp}-${count}`);
    if (existsSync(folder)) continue;
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(fileFailure(`${folder} cannot be made`));
    return folder;
  }
}

/** Whether something that is no folder stands there. @throws WrongUse where nobody lets us look */
export function existingFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch (error) {
    return fileFailure(`${file} cannot be looked at`)(error as NodeJS.ErrnoException);
  }
}

/** Copies a file so that it is there whole or not at all, also after a power loss, and this user alone may read it. @throws WrongUse */
export async function copyPrivately(from: string, to: string): Promise<void> {
  const unfinished = `${to}.part`;
  await copyFile(from, unfinished).catch(fileFailure(`${from} cannot be copied to ${unfinished}`));
  await chmod(unfinished, 0o600);
  await syncAndRename(unfinished, to);
}

/** Writes a text into a new file, likewise. @throws WrongUse */
export async function writePrivately(text: string, to: string): Promise<void> {
  const unfinished = `${to}.part`;
  await writeFile(unfinished, text, { mode: 0o600 }).catch(fileFailure(`${unfinished} cannot be written`));
  await syncAndRename(unfinished, to);
}

/** Gives a finished file its name. */
export async function syncAndRename(from: string, to: string): Promise<void> {
  for (const place of [from, dirname(to)]) {
    const handle = await open(place, "r");
    await handle.sync();
    await handle.close();
  }
  await rename(from, to);
}
