import { HOURS } from "../platform/system/clock.ts";
import { keyEntryOf, type Memory } from "./kept-values.ts";

/** Whoever orders the same again later wants it twice. */
const LOST_FOR_MS = HOURS;

/**
 * Keeps the one-time key of a form whose answer was lost: it may have been taken, and whoever sends it again, also after the page was
 * loaded anew, must get what it has made (docs/rules.md "Ordering"). `forgetForm` forgets it with the form that is taken.
 * @param now in milliseconds since 1970
 */
export function keepLostKey(memory: Memory, form: string, key: string, now: number): void {
  try {
    memory.setItem(keyEntryOf(form), `${now} ${key}`);
  } catch {
    // A memory that is full keeps no key; the form itself has it still.
  }
}

/** The one-time key of a form whose answer was lost within the hour and that was not taken since, or null. */
export function lostKeyOf(memory: Memory, form: string, now: number): string | null {
  const [lostAt, key] = (memory.getItem(keyEntryOf(form)) ?? "").split(" ");
  return key !== undefined && now - Number(lostAt) < LOST_FOR_MS ? key : null;
}
