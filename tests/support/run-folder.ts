import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withoutShop } from "./run-settings.ts";

/** Where Linux has memory that is a file system. */
const IN_MEMORY = "/dev/shm";
/** Several times what a run keeps there at once; a container may have less. */
const ROOM_BYTES = 2 ** 30;
/** Others may pass through, who know the way: PostgreSQL does not run as root. */
const PASSABLE = 0o711;

/**
 * Makes the folder for all that a run's tests and the programs started by them write, and throws it away with the run. It lies in memory
 * where there is room, unless `TMPDIR` says otherwise: nobody reads it afterwards, and a disk that is waited for took a twentieth of a run.
 */
export function makeRunFolder(): void {
  const isFree = process.env.TMPDIR === undefined && hasRoom(IN_MEMORY);
  const folder = mkdtempSync(join(isFree ? IN_MEMORY : tmpdir(), "shop-run-"));
  chmodSync(folder, PASSABLE);
  process.env.TMPDIR = folder;
  withoutShop(process.env, folder);
  process.once("exit", () => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // A program that ends just now may still write there; a run does not fail by that.
    }
  });
}

function hasRoom(place: string): boolean {
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
