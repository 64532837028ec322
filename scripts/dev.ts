import { type ChildProcess, spawn } from "node:child_process";
import { RESTART_CODE } from "./restart-code.ts";

let child: ChildProcess;

/** Runs the program for development. Vite reloads the screens; when the program's own files change it asks to be started again. */
function run(): void {
  child = spawn(process.execPath, ["scripts/dev-server.ts", ...process.argv.slice(2)], { stdio: "inherit" });
  child.once("exit", (code) => {
    if (code === RESTART_CODE) run();
    else process.exit(code ?? 0);
  });
}

// The program stops in order, and its end ends this one. A terminal's interrupt reaches it by itself.
process.on("SIGINT", () => undefined);
for (const signal of ["SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
run();
