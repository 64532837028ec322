import type { DefineRoutesFunction, RouteManifest } from "@remix-run/dev/dist/config/routes.js";
import { withoutData } from "../app/routing/paths.ts";

/** The pages that there are while the shop is being written; files are named from `app/`, as Remix reads them. */
const DEV_PAGES: RouteManifest[string][] = [
  { id: "parts", parentId: "frame", path: "parts", file: "../dev-pages/parts/parts.tsx" },
];

/** Whether one of them stands at a path, also where the path is that of its data. */
export function hasDevPage(pathname: string): boolean {
  const page = withoutData(pathname).split("/").at(-1);
  return DEV_PAGES.some(({ path }) => path === page);
}

type WithRoutes = { routes(define: DefineRoutesFunction): RouteManifest | Promise<RouteManifest> };

/** Remix's options with the pages for those who write the shop. `vite.config.ts` asks for it where it serves, never where it builds. */
export function withDevPages<Config extends WithRoutes>(config: Config): Config {
  const own = Object.fromEntries(DEV_PAGES.map((page) => [page.id, page]));
  return { ...config, routes: async (define) => ({ ...(await config.routes(define)), ...own }) };
}
