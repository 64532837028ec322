import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

export default defineConfig({
  plugins: [remix(remixConfig)],
  // "/assets" is the address of the shop's pictures (contract, "Calls").
  build: { assetsDir: "static", target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false },
});
