import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SETTING_NAMES } from "../../app/platform/environment.server.ts";

/** The environment of a program that is told these settings, and none that happen to stand in the shell. */
export const environmentWith = (settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  ...Object.fromEntries(SETTING_NAMES.map((name) => [name, undefined])),
  ...settings,
});

/**
 * Takes the shop's settings out of the environment of a run: whoever tests in the shell of a real shop must not order in its database or
 * write to its customers. For `DATA_DIR` stands where no folder can be made, as a file is in its way: a test that names none fails, instead
 * of leaving a secret in the project's `data`, with which the program does not start any more.
 */
export function withoutShop(env: NodeJS.ProcessEnv, runFolder: string): void {
  for (const name of SETTING_NAMES) delete env[name];
  const file = join(runFolder, "a-test-names-its-own-folder");
  writeFileSync(file, "");
  env.DATA_DIR = join(file, "data");
}
