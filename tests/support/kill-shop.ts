import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { build } from "vite";
import type { Settings } from "../../app/platform/settings.server.ts";
import { NOT_BUNDLED } from "../../scripts/not-bundled.ts";
import { WAY_SETTINGS } from "./way-to-card-page.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** The bundler that Vite brings along. */
const { build: bundle } = createRequire(createRequire(import.meta.url).resolve("vite"))("esbuild");
/** Libraries that are no modules ask for others by this name. */
const WITH_REQUIRE = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/** The program that goes the way to the card page and kills itself (`killed-shop.ts`), built into one file. */
export type KilledShop = {
  /**
   * Lets it go the way once, in a process of its own, on the database of a shop.
   * @param way at which of its points it kills itself, the key of its form, and when it begins, in milliseconds since 1970
   * @returns whether it was killed (true) or came to the end (false). @throws Error where it failed
   */
  goTheWay(shop: Pick<Settings, "dataDir" | "databaseUrl">, way: Way): Promise<boolean>;
  discard(): void;
};

type Way = { killAt: number; key: string; start: number };

/**
 * Builds it as the shop is built: Node alone does not read what mails are written in. Vite makes one file of the shop's own code, esbuild
 * puts the libraries into it: in a third of the time that Vite takes for both.
 */
export async function buildKilledShop(): Promise<KilledShop> {
  // Within the project, where the libraries are found.
  const folder = mkdtempSync(join(ROOT, "node_modules", ".killed-shop-"));
  const own = join(folder, "own");
  await build({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    ssr: { external: true },
    build: { ssr: "tests/support/killed-shop.ts", outDir: own, target: "es2022", copyPublicDir: false },
  });
  await bundle({
    entryPoints: [join(own, "killed-shop.js")],
    outfile: join(folder, "killed-shop.mjs"),
    ...{ bundle: true, minify: true, platform: "node", format: "esm", target: "es2022", logLevel: "error" },
    external: NOT_BUNDLED,
    banner: { js: WITH_REQUIRE },
  });
  return {
    goTheWay: ({ dataDir, databaseUrl }, { killAt, key, start }) =>
      wasKilled(join(folder, "killed-shop.mjs"), {
        ...{ NODE_ENV: "test", LOG_LEVEL: "silent", PUBLIC_URL: "http://localhost:3000", ...WAY_SETTINGS },
        ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_COMPILE_CACHE: join(folder, "cache") },
        ...{ KILL_AT: `${killAt}`, WAY_KEY: key, WAY_START: `${start}` },
      }),
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function wasKilled(file: string, environment: Record<string, string>): Promise<boolean> {
  return new Promise((done, failed) => {
    const env = { ...process.env, ...environment };
    const child = spawn(process.execPath, [file], { env, stdio: ["ignore", "ignore", "pipe"] });
    let complaint = "";
    child.stderr.on("data", (text) => {
      complaint += text;
    });
    child.once("error", failed);
    child.once("close", (code, signal) => {
      if (signal === "SIGKILL" || code === 0) done(signal === "SIGKILL");
      else failed(new Error(`${code ?? signal}: ${complaint}`));
    });
  });
}
