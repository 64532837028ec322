import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { buildOfServer } from "./routes.ts";

type Program = typeof import("../../app/entry.server.tsx");
type Settings = Record<string, string>;

/** The settings that a command of the tests' has, beside its own. */
const environment = (settings: Settings) => ({ NODE_ENV: "production" as const, LOG_LEVEL: "silent", ...settings });

/** Runs a command in a process of its own, as whoever keeps the shop does; what it prints. @throws an error with `stderr` where it fails */
export async function runInOwnProcess(words: string[], settings: Settings): Promise<string> {
  const env = { ...process.env, ...environment(settings) };
  return (await promisify(execFile)(process.execPath, ["scripts/command.ts", ...words], { env })).stdout;
}

/**
 * Runs a command of the built program here: a process of its own would read the whole program each time.
 * @returns what it prints. @throws an error with `stderr` where it fails
 */
export async function runShopCommand(words: string[], settings: Settings): Promise<string> {
  const program = (await buildOfServer()).entry.module as unknown as Program;
  const [log, error, umask, env] = [console.log, console.error, process.umask(), process.env];
  const printed = { stdout: "", stderr: "" };
  const into = (stream: keyof typeof printed) => (line: unknown) => {
    printed[stream] += `${line}\n`;
  };
  Object.assign(console, { log: into("stdout"), error: into("stderr") });
  process.env = { ...env, ...environment(settings) };
  try {
    const code = await program.runCommand(words);
    if (code === 0) return printed.stdout;
  } finally {
    Object.assign(console, { log, error });
    process.umask(umask);
    process.env = env;
  }
  throw Object.assign(new Error(`${words.join(" ")} failed: ${printed.stderr}`), { stderr: printed.stderr });
}

/** What a command that cannot be done prints, line by line. */
export const refusalOf = (words: string[], settings: Settings, run = runShopCommand): Promise<string[]> =>
  run(words, settings).then(
    () => ["it was done"],
    ({ stderr }: { stderr: string }) => stderr.trimEnd().split("\n"),
  );
