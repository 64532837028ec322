import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** What is measured, one program each: one after the other, so that none takes from another. */
const PARTS = ["bench.ts", "second-page.ts", "slow-line.ts", "login-timing.ts", "memory.ts"];

// Every part runs, whatever the one before it found; one missed bar fails the whole.
const missed = PARTS.filter((part) => {
  console.log(`\n${part}`);
  return spawnSync(process.execPath, [resolve(import.meta.dirname, part)], { stdio: "inherit" }).status !== 0;
});
console.log(missed.length === 0 ? "\nEvery bar is kept." : `\nBars are missed in ${missed.join(", ")}.`);
process.exitCode = missed.length === 0 ? 0 : 1;
