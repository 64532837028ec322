import { statSync } from "node:fs";
import { fileOf } from "../platform/database/open-database.server.ts";
import { type Settings, secretFile } from "../platform/settings.server.ts";
import { StartFailure } from "../platform/system/start-failure.server.ts";

/**
 * Refuses the superuser a command on somebody else's shop: what it would leave there, backups or the database itself, that user's shop
 * could not open.
 * @throws StartFailure
 */
export function requireOwnUser({ dataDir, databaseUrl }: Settings): void {
  if (process.getuid?.() !== 0) return;
  // What the shop wrote, not the folder: that may be its host's, where a container runs the shop as superuser.
  for (const path of [fileOf(databaseUrl), secretFile(dataDir)]) {
    const uid = path === null ? undefined : statSync(path, { throwIfNoEntry: false })?.uid;
    if (uid === 0) return;
    if (uid !== undefined) {
      throw new StartFailure(
        `${path} belongs to another user (${uid}): run the command as that one, as README.md shows.`,
      );
    }
  }
}
