import SqliteDatabase from "better-sqlite3";
import { StartFailure } from "../system/start-failure.server.ts";

/** A file that is held until it is released, or until the process ends, however it ends. */
export type Held = { release(): void };

/**
 * Says that this process uses a database file; any number may. The lock lies on an empty file beside it, so that it tells of users
 * even where the database itself cannot be read.
 * @throws StartFailure while a process holds the file exclusively
 */
export function shareFile(file: string): Held {
  const lock = openLock(file);
  try {
    lock.exec("begin; select count(*) from sqlite_master");
  } catch (error) {
    lock.close();
    throw new StartFailure(`${file} is just being restored: start again when that is done.`, { cause: error });
  }
  return { release: () => lock.close() };
}

/** Takes a database file for this process alone; null where somebody uses it. */
export function claimFile(file: string): Held | null {
  const lock = openLock(file);
  try {
    lock.exec("begin exclusive");
  } catch {
    lock.close();
    return null;
  }
  return { release: () => lock.close() };
}

function openLock(file: string): SqliteDatabase.Database {
  return new SqliteDatabase(`${file}.lock`, { timeout: 0 });
}
