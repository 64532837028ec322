import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Files that are being made: many may ask at once, one is enough. */
const making = new Map<string, Promise<Buffer>>();

/**
 * What a file holds; where there is none yet it is made, and kept for the next time.
 * @throws what `make` throws, and where the file is there but cannot be read, or cannot be written
 */
export async function cachedFile(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readIfThere(file);
  if (kept) return kept;
  const running = making.get(file) ?? makeAndKeep(file, make).finally(() => making.delete(file));
  making.set(file, running);
  return running;
}

/** What a file holds, null where there is none. @throws where it is there and cannot be read: that is a failure, and is to be seen */
export async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

async function makeAndKeep(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const bytes = await make();
  await writeWhole(file, bytes);
  return bytes;
}

/** Writes a file whole or not at all, in a folder that is made for it: another server may be reading it. */
export async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
