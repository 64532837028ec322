import { onTestFinished } from "vitest";

/** Counts the turns of the event loop from now on, until the test is over. @returns how many there have been */
export function countLoopTurns(): () => number {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  onTestFinished(() => clearImmediate(next));
  return () => turns;
}
