import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, copyFileSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "./free-port.ts";
import { environmentWith } from "./run-settings.ts";

/** The real program, built, on a port and in a folder of its own. */
export type RunningServer = {
  url: string;
  pid: number;
  dataDir: string;
  /** Everything that it has printed. */
  output(): string;
  /** The code with which it has ended; null while it runs, and where a signal has ended it. */
  exitCode(): number | null;
  /** Ends it with a signal and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

const START_TIMEOUT_MS = 30_000;
const PRIVATE = 0o600;

/** The variable that names a database file as an opened shop leaves it, while a test run has one. */
export const SQLITE_TEMPLATE = "SQLITE_TEMPLATE";

/** The folder in a server's own where it keeps the pictures that it has made. */
export const PICTURES = "assets";

/**
 * What `npm start` tells the allocator and Node (docs/decisions.md "What the allocator kept"). It keeps memory small over minutes and would
 * cost a test a tenth of its time and more, so only measurements set it.
 */
export const SMALL_MEMORY = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "32768",
  NODE_OPTIONS: "--max-semi-space-size=4",
};
/** The words that start the built program; flags may follow. */
export const SERVER = [process.execPath, "build/start.js"];

/**
 * Starts the program with the given settings, on a copy of the run's template of a database where they name none; `dataDir` continues an
 * earlier one's data, or begins an empty one.
 */
export async function startServer(
  settings: Record<string, string> = {},
  dataDir = filledFolder(settings),
  words: readonly string[] = SERVER,
): Promise<RunningServer> {
  if (settings.PORT) return startAt(settings.PORT, settings, dataDir, words);
  for (;;) {
    const port = `${await freePort()}`;
    try {
      return await startAt(port, settings, dataDir, words);
    } catch (error) {
      // A port that was free is anybody's until the program has it.
      if (!String(error).includes(`Another program listens at 127.0.0.1:${port}`)) throw error;
    }
  }
}

/**
 * Outside a test run nothing is there to be copied. The run's servers share the pictures that they make, as the servers of one shop may:
 * each is named after what it is made of.
 */
function filledFolder({ DATABASE_URL }: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-"));
  const template = process.env[SQLITE_TEMPLATE];
  if (template === undefined) return folder;
  symlinkSync(join(dirname(template), PICTURES), join(folder, PICTURES));
  if (DATABASE_URL !== undefined) return folder;
  const file = join(folder, "shop.db");
  copyFileSync(template, file);
  chmodSync(file, PRIVATE);
  return folder;
}

async function startAt(
  port: string,
  settings: Record<string, string>,
  dataDir: string,
  [command = "", ...words]: readonly string[],
): Promise<RunningServer> {
  const url = `http://localhost:${port}`;
  const child = spawn(command, words, {
    env: environmentWith({ NODE_ENV: "production", PORT: port, PUBLIC_URL: url, DATA_DIR: dataDir, ...settings }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error(`The server did not start:\n${printed}`)), START_TIMEOUT_MS);
    // Not at its exit: what it has said last may not have been read by then.
    child.once("close", () => {
      clearTimeout(timeout);
      reject(new Error(`The server ended:\n${printed}`));
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (text) => {
        printed += text;
        if (!printed.includes("The shop is open")) return;
        clearTimeout(timeout);
        resolve();
      });
    }
  });
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    output: () => printed,
    exitCode: () => child.exitCode,
    stop: (signal = "SIGTERM") => ended(child, signal, gone),
  };
}

/** Ends a server and throws its data away. */
export async function discardServer(server: RunningServer): Promise<void> {
  await server.stop();
  rmSync(server.dataDir, { recursive: true, force: true });
}

async function ended(child: ChildProcess, signal: NodeJS.Signals, gone: Promise<void>): Promise<void> {
  if (child.exitCode === null) child.kill(signal);
  await gone;
}
