import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { chunkOf } from "./scripts/browser-files.ts";
import { lighterRemix } from "./scripts/lighter-remix.ts";
import { screenExports } from "./scripts/screen-exports.ts";
import { stylePieces } from "./scripts/style-pieces.ts";

/**
 * What stays in `node_modules`: native modules, libraries that only some processes need, and React, of which there must be one. All else
 * is built into one file, with the unused parts left out, and is read in a fraction of the time.
 */
const NOT_BUNDLED = [
  ...[
    "@node-rs/argon2",
    "better-sqlite3",
    "date-holidays",
    "nodemailer",
    "pdfkit",
    "pg",
    "pino",
    "react",
    "react-dom",
    "sharp",
  ],
];

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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [screenExports(), remix(remixConfig), stylePieces(), lighterRemix()],
  ...(isSsrBuild ? { ssr: { noExternal: true as const, external: NOT_BUNDLED } } : {}),
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
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
}));
