import { SECONDS } from "../../platform/system/clock.ts";

/** A page is reloaded for a missing file at most once in this time (docs/rules.md "Pages"). In milliseconds. */
const BETWEEN_RELOADS_MS = 60 * SECONDS;

const KEY = "reloadedAt";

type Memory = Pick<Storage, "getItem" | "setItem">;

/** Whether the page was reloaded for a missing file in the last minute. `now` in milliseconds since 1970. */
export function reloadedLately(memory: Memory, now: number): boolean {
  const at = Number(memory.getItem(KEY) ?? Number.NaN);
  return now >= at && now - at < BETWEEN_RELOADS_MS;
}

/** Records that the page is being reloaded now. */
export function rememberReload(memory: Memory, now: number): void {
  memory.setItem(KEY, String(now));
}

/** Reloads the page for a missing file, at most once a minute; returns whether it did. */
export function onFailedChunk(memory: Memory, now: number, reload: () => void): boolean {
  if (reloadedLately(memory, now)) return false;
  rememberReload(memory, now);
  reload();
  return true;
}
