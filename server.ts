import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/node";

type Program = typeof import("./app/entry.server.tsx");

// The built program: what `npm run build` made of `app/`, started by what its entry exports (app/program). `npm start` runs this file as
// the build has written it without its types (scripts/write-start.ts).
process.env.NODE_ENV ??= "production";
const folder = new URL("./build/", import.meta.url);
const build: ServerBuild = await import(new URL("server/index.js", folder).href);
const { builtFiles, readPageDictionaries, startProgram } = build.entry.module as Program;
// Not the address's own path: a space in the name of a folder would stand there as %20.
const files = fileURLToPath(new URL("client", folder));
await startProgram({ build, sendFile: builtFiles(files), dictionaries: readPageDictionaries(files) });
