import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs a command of the built program on a folder of data; what it prints. @throws an error with `stderr` where it fails */
export async function runShopCommand(words: string[], settings: Record<string, string>): Promise<string> {
  const env = { ...process.env, NODE_ENV: "production" as const, LOG_LEVEL: "silent", ...settings };
  return (await promisify(execFile)(process.execPath, ["scripts/command.ts", ...words], { env })).stdout;
}

/** What a command that cannot be done prints, line by line. */
export const refusalOf = (words: string[], settings: Record<string, string>): Promise<string[]> =>
  runShopCommand(words, settings).then(
    () => ["it was done"],
    ({ stderr }: { stderr: string }) => stderr.trimEnd().split("\n"),
  );
