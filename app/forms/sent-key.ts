import { HOURS } from "../platform/system/clock.ts";
import { keyEntryOf, type Memory } from "./kept-values.ts";

/** Whoever orders the same again later wants it twice. */
const KEPT_FOR_MS = HOURS;

/**
 * Keeps the one-time key of a form that is being sent: it may be taken though its answer never comes, and whoever sends it again, also after
 * the page was loaded anew, must get what it has made (docs/rules.md "Ordering"). `forgetForm` forgets it with the form that is taken; one
 * that is refused has made nothing, and may be sent with it again.
 * @param now in milliseconds since 1970
 */
export function keepSentKey(memory: Memory, form: string, key: string, now: number): void {
  try {
    memory.setItem(keyEntryOf(form), `${now} ${key}`);
  } catch {
    // A memory that is full keeps no key; the form itself has it still.
  }
}

/** The one-time key of a form that was sent within the hour and not taken, as far as this tab knows, or null. */
export function sentKeyOf(memory: Memory, form: string, now: number): string | null {
  const [sentAt, key] = (memory.getItem(keyEntryOf(form)) ?? "").split(" ");
  return key !== undefined && now - Number(sentAt) < KEPT_FOR_MS ? key : null;
}
