import type { ServerBuild } from "@remix-run/node";
import { createServer, type ModuleNode, type ViteDevServer } from "vite";
import { hasDevPage } from "../dev-pages/routes.ts";
import { RESTART_CODE } from "./restart-code.ts";

type Program = typeof import("../app/entry.server.tsx");

/** What the program holds on to once it runs: whatever this file imports needs a new start, all else Vite loads anew. */
const PROGRAM = "/app/program/start-program.server.ts";

process.env.NODE_ENV ??= "development";
const vite = await createServer({ server: { middlewareMode: true } });
const load = async () => (await vite.ssrLoadModule("virtual:remix/server-build")) as ServerBuild;
const { startProgram } = (await load()).entry.module as Program;
const program = await startProgram({ build: load, sendFile: vite.middlewares, dictionaries: {}, hasDevPage });
vite.watcher.on("change", (file) => {
  if (isOfProgram(vite, file)) process.exit(RESTART_CODE);
  program.forgetPages();
});

function isOfProgram({ moduleGraph }: ViteDevServer, file: string): boolean {
  const seen = new Set<ModuleNode>();
  const leadsThere = (module: ModuleNode): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    return module.url === PROGRAM || [...module.importers].some(leadsThere);
  };
  return [...(moduleGraph.getModulesByFile(file) ?? [])].some(leadsThere);
}
