import { spawn } from "node:child_process";
import { RESTART_CODE } from "../app/platform/remix-app.server.ts";

/** Runs the program for development. Vite reloads the screens; when the program's own files change it asks to be started again. */
function run(): void {
  const child = spawn(process.execPath, ["server.ts", "--dev"], { stdio: "inherit" });
  child.once("exit", (code) => {
    if (code === RESTART_CODE) run();
    else process.exit(code ?? 0);
  });
}

// The child gets the terminal's signals too, and stops in order; its end ends this program.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
run();
