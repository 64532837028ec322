import { WrongSetting } from "../platform/setting-values.ts";
import { StartFailure } from "../platform/system/start-failure.server.ts";

/** The line for a failure that somebody can mend by himself; null for a bug of ours. */
export function lineOf(error: unknown): string | null {
  return error instanceof WrongSetting || error instanceof StartFailure ? error.message : null;
}

/** Ends the process. @throws what is no failure of the start */
export function endWithOneLine(error: unknown): never {
  const line = lineOf(error);
  if (line === null) throw error;
  console.error(line);
  process.exit(1);
}
