import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { withDevPages } from "./dev-pages/routes.ts";
import remixConfig from "./remix.config.js";
import { chunkOf } from "./scripts/browser-files.ts";
import { lighterRemix } from "./scripts/lighter-remix.ts";
import { lighterServer } from "./scripts/lighter-server.ts";
import { NOT_BUNDLED } from "./scripts/not-bundled.ts";
import { screenExports } from "./scripts/screen-exports.ts";
import { serverChunkOf, withoutCircles } from "./scripts/server-files.ts";
import { shortProperties } from "./scripts/short-properties.ts";
import { stylePieces } from "./scripts/style-pieces.ts";

/** Two kilobytes less than what the build makes of it by itself; the router's complaints in the console are for those who write shops. */
const SMALLEST = {
  ecma: 2020 as const,
  module: true,
  compress: {
    passes: 3,
    pure_getters: true,
    unsafe_arrows: true,
    unsafe_methods: true,
    pure_funcs: ["warning", "warningOnce"],
  },
  format: { comments: false },
};

/** The server's files are read whole by each start: no other React than the one that runs, and letters that take one byte in memory. */
const SERVER = {
  ssr: { noExternal: true as const, external: NOT_BUNDLED },
  define: { "process.env.NODE_ENV": '"production"' },
  esbuild: { charset: "ascii" as const },
};

/**
 * So few signs of a hash tell the versions of one file apart; the bundler takes no fewer for scripts. Every page names a dozen files, and a
 * sign that cannot be guessed is not compressed. Both builds name a file alike, so that a browser has it once.
 */
const ASSETS = { assetFileNames: "static/[name]-[hash:6][extname]" };
const BROWSER_FILES = {
  ...ASSETS,
  manualChunks: chunkOf,
  entryFileNames: "static/[name]-[hash:7].js",
  chunkFileNames: "static/[name]-[hash:7].js",
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    screenExports(),
    remix(command === "serve" ? withDevPages(remixConfig) : remixConfig),
    shortProperties(),
    stylePieces(),
    lighterRemix(),
    lighterServer(),
    withoutCircles(),
  ],
  ...(isSsrBuild ? SERVER : {}),
  // Only for development: what the server alone needs is not prepared for the browser.
  optimizeDeps: {
    include: ["react", "react-dom/client", "@remix-run/react", "js-cookie", "@conform-to/react"],
    exclude: ["@node-rs/argon2", "better-sqlite3", "sharp"],
  },
  build: {
    // "/assets" is the address of the shop's pictures (docs/interface.md).
    assetsDir: "static",
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ...(isSsrBuild ? {} : { minify: "terser" as const, terserOptions: SMALLEST, modulePreload: false as const }),
    rollupOptions: { output: isSsrBuild ? { ...ASSETS, manualChunks: serverChunkOf } : BROWSER_FILES },
  },
}));
