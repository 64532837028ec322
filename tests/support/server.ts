import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

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

/** The words that start the built program; flags may follow. */
export const SERVER = [process.execPath, "server.ts"];

/** Starts the program with the given settings; `dataDir` continues an earlier one's data. */
export async function startServer(
  settings: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), "shop-")),
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

async function startAt(
  port: string,
  settings: Record<string, string>,
  dataDir: string,
  [command = "", ...words]: readonly string[],
): Promise<RunningServer> {
  const url = `http://localhost:${port}`;
  const child = spawn(command, words, {
    env: { ...process.env, NODE_ENV: "production", PORT: port, PUBLIC_URL: url, DATA_DIR: dataDir, ...settings },
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

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
