import type { RequestListener } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import sirv from "sirv";
import { DAYS, HOURS, SECONDS } from "../../platform/clock.ts";

/** The Remix application as the program needs it: what answers, and what sends its files. */
export type RemixApp = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Sends a built or public file, or calls `next` where there is none. */
  files(...request: [...Parameters<RequestListener>, next: () => void]): void;
};

/** The application as `npm run build` left it. */
export async function openBuiltApp(folder: URL): Promise<RemixApp> {
  const build: ServerBuild = await import(new URL("server/index.js", folder).href);
  const files = sirv(new URL("client", folder).pathname, {
    brotli: true,
    setHeaders: (response, path) => {
      // What the build names by its content never changes; the rest of public/ may.
      const named = path.startsWith("/static/");
      const life = (named ? 365 * DAYS : HOURS) / SECONDS;
      // A type that the file server does not know.
      if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
      response.setHeader("Cache-Control", `public, max-age=${life}${named ? ", immutable" : ""}`);
    },
  });
  return { build, files };
}

/** The exit code by which the program asks to be started again (`scripts/dev.ts`). */
export const RESTART_CODE = 75;
/** What the program itself runs, outside of Vite: a change there needs a new start. */
const PROGRAM_FILES = /\/(server\.ts$|app\/(platform|routing|session)\/|app\/shop\/mail\/)/;

/** The application as it is being written: Vite builds each module when it is asked for, and reloads on change. */
export async function openAppInDevelopment(onChange: () => void): Promise<RemixApp> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true } });
  vite.watcher.add("server.ts");
  vite.watcher.on("change", (file) => {
    if (PROGRAM_FILES.test(file.replaceAll("\\", "/"))) process.exit(RESTART_CODE);
    onChange();
  });
  const load = (): Promise<unknown> => vite.ssrLoadModule("virtual:remix/server-build");
  return { build: async () => (await load()) as ServerBuild, files: vite.middlewares };
}
