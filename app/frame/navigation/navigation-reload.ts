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

/**
 * Reloads the page for a missing file, at most once a minute, and only where the shop answers: without it the browser's own error page would
 * take the place of this one, with all that was typed.
 */
export async function onFailedChunk(memory: Memory, page: Pick<Location, "href" | "reload">): Promise<void> {
  const answer = await fetch(page.href, { method: "HEAD" }).catch(() => null);
  if (!answer || answer.status >= 500 || reloadedLately(memory, Date.now())) return;
  memory.setItem(KEY, String(Date.now()));
  page.reload();
}
