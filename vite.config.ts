import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix(remixConfig)],
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
  if (
    /\/app\/(i18n|routing)\/|\/app\/frame\/(overlay\/overlay|nonce|page-meta|cart\/cart-context)\.|\/app\/shop\/(cart|money)\//.test(
      id,
    )
  ) {
    return "shop";
  }
  if (/\/app\/ui\/[^/]+$|\/app\/platform\/clock/.test(id)) return "shop";
  return undefined;
}
