import { existsSync } from "node:fs";
import type { ServerBuild } from "@remix-run/node";

type Program = typeof import("../app/entry.server.tsx");

// A command of the built program: `node scripts/command.ts staff invite …` (app/program/commands.server.ts).
process.env.NODE_ENV ??= "production";
const file = new URL("../build/server/index.js", import.meta.url);
if (!existsSync(file)) {
  console.error("The program is not built yet: npm run build");
  process.exit(1);
}
const build: ServerBuild = await import(file.href);
process.exitCode = await (build.entry.module as Program).runCommand(process.argv.slice(2));
