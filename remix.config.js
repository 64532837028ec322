import { routesFromSlugs } from "./app/routing/routes.ts";

/**
 * Options of Remix; `vite.config.ts` hands them to its plugin.
 * @satisfies {import("@remix-run/dev").VitePluginConfig}
 */
const config = {
  appDirectory: "app",
  buildDirectory: "build",
  ignoredRouteFiles: ["**/*"],
  routes: routesFromSlugs,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_routeConfig: false,
    // Off: the whole manifest is smaller than the round trips that finding routes one by one would cost.
    v3_lazyRouteDiscovery: false,
    unstable_optimizeDeps: false,
  },
};

export default config;
