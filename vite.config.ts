import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [screenExports(), remix(remixConfig), stylePieces()],
  ...(isSsrBuild ? { ssr: { noExternal: true as const, external: NOT_BUNDLED } } : {}),
  // Only for development: what the server alone needs is not prepared for the browser.
  optimizeDeps: {
    include: ["react", "react-dom/client", "@remix-run/react", "js-cookie", "@conform-to/react"],
    exclude: ["@node-rs/argon2", "better-sqlite3", "sharp"],
  },
  build: {
    // "/assets" is the address of the shop's pictures (contract, "Calls").
    assetsDir: "static",
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
}));

/**
 * Few files for a first visit: what every page needs comes in two, one that changes with the libraries and one with the shop.
 * Forms' library, drawings and texts stay apart, since only some pages show them.
 */
function chunkOf(id: string): string | undefined {
  if (id.includes("/node_modules/")) return id.includes("/@conform-to/") ? "forms" : "libraries";
  if (id.includes("message-files")) return undefined;
  const isOf = (parts: string[]) => parts.some((part) => id.includes(`/app/${part}.`) || id.includes(`/app/${part}/`));
  if (isOf(DRAWINGS)) return "drawings";
  return isOf(SHOP) ? "shop" : undefined;
}

/** The drawings that the frame and most pages share. */
const DRAWINGS = [
  ...["cuts", "inks", "labels", "motifs", "motifs-beasts", "motifs-places", "motifs-plants"].map(
    (it) => `ui/drawings/products/${it}`,
  ),
  ...["icons", "logo-mark", "empty-box", "broken-glass", "lost-donkey"].map((it) => `ui/drawings/scenes/${it}`),
];

/** What nearly every page needs of the shop itself. */
const SHOP = [
  "i18n",
  "routing",
  "platform/system/clock",
  "frame/cart/cart-context",
  "frame/data/frame-data",
  "frame/overlay/overlay",
  "frame/head/nonce",
  "frame/head/page-meta",
  "frame/head/winery-for-search-engines",
  "shop/awards",
  "shop/cart",
  "shop/money",
  "shop/reservations/tastings",
  "shop/winery",
  ...["button", "error-summary", "field", "notice", "price", "quantity", "result-page", "use-hydrated"].map(
    (it) => `ui/${it}`,
  ),
  "ui/drawings/products/product-picture",
  "ui/drawings/scenes/scene",
];
