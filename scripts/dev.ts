import { type ChildProcess, spawn } from "node:child_process";
import { RESTART_CODE } from "../app/http/remix/remix-app.server.ts";

let child: ChildProcess;

/** Runs the program for development. Vite reloads the screens; when the program's own files change it asks to be started again. */
function run(): void {
  child = spawn(process.execPath, ["server.ts", "--dev"], { stdio: "inherit" });
  child.once("exit", (code) => {
    if (code === RESTART_CODE) run();
    else process.exit(code ?? 0);
  });
}

// The program stops in order, and its end ends this one. A terminal's interrupt reaches it by itself.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => child.kill("SIGTERM"));
run();
