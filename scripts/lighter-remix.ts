import type { Plugin } from "vite";

/** In a file of a library, what is written in place of what. */
type Change = { file: string; from: RegExp; to: string };

const REMIX = "@remix-run/react/dist/esm/";
const ROUTER = "@remix-run/router/dist/router.js";

/** An `isSpaMode` that is asked, not one that is named among parameters. */
const ASKED_FOR_SPA = /window\.__remixContext\.isSpaMode|\bisSpaMode(?= \?| &&|\) return| \|\|)|(?<=!|if \()isSpaMode/g;
const ASKED_FOR_SINGLE_FETCH = /(?:window\.__remixContext\.)?\bfuture\.v3_singleFetch/g;

/**
 * What Remix decides in the browser although the shop has decided it: every page is rendered by the server, its data come in one
 * answer, all routes are known, no route has a loader of the browser's, and links are fetched ahead by our own means. What is then left
 * without a caller is left out of the build: four of 71 kilobytes.
 */
const CHANGES: Change[] = [
  ...["browser", "components", "routes", "links"].map((name) => ({
    file: `${REMIX}${name}.js`,
    from: ASKED_FOR_SINGLE_FETCH,
    to: "true",
  })),
  ...["browser", "components", "routes", "scroll-restoration"].map((name) => ({
    file: `${REMIX}${name}.js`,
    from: ASKED_FOR_SPA,
    to: "false",
  })),
  // Which routes of this page have no data is asked of all routes: to look for the page's own takes as long again as the router needs.
  {
    file: `${REMIX}browser.js`,
    from: /let initialMatches = matchRoutes\([\s\S]*?(?=\n {6}if \(hydrationData && )/g,
    to: "for (let [id, route] of Object.entries(window.__remixManifest.routes)) if (!route.hasLoader) hydrationData.loaderData[id] = null;",
  },
  // For a screen's file that does not come it would reload the page, without a line as well: we are told, as of any file, and it asks again.
  // Each time we are told: a release may have taken the file while the shop was away, and some browsers remember what they did not get.
  {
    file: `${REMIX}routeModules.js`,
    from: /window\.location\.reload\(\);\s*return new Promise\([\s\S]*?\n {4}\}\);/g,
    to: `for (;;) {
      dispatchEvent(new Event("vite:preloadError"));
      await new Promise((done) => setTimeout(done, 2e3));
      let again = await import(/* @vite-ignore */ route.module).catch(() => null);
      if (again) return routeModulesCache[route.id] = again;
    }`,
  },
  { file: `${REMIX}browser.js`, from: /getPatchRoutesOnNavigationFunction\([^)]*\)/g, to: "undefined" },
  { file: `${REMIX}browser.js`, from: /router\.createRoutesForHMR = \w+;/g, to: "" },
  // The document's own script that scrolls is empty (`withoutRestorer`).
  { file: `${REMIX}scroll-restoration.js`, from: /let key = React\.useMemo\([\s\S]*?\n {2}\[\]\);/g, to: "" },
  { file: `${REMIX}scroll-restoration.js`, from: /let restoreScroll = [\s\S]*?\.toString\(\);/g, to: "" },
  { file: `${REMIX}scroll-restoration.js`, from: /__html: `.*`/g, to: '__html: ""' },
  { file: `${REMIX}browser.js`, from: /useFogOFWarDiscovery\([^)]*\);/g, to: "" },
  { file: `${REMIX}components.js`, from: /isFogOfWarEnabled\(future, isSpaMode\)/g, to: "false" },
  { file: `${REMIX}components.js`, from: /isPageLinkDescriptor\(link\)/g, to: "false" },
  { file: `${REMIX}components.js`, from: /shouldPrefetch && !isAbsolute/g, to: "false" },
  // Asks for the data of one route in the way that was before single fetch.
  { file: `${REMIX}routes.js`, from: /let result = await fetchServerHandler\(request, route\);\n.*/g, to: "" },
  // A redirect that comes before the sheets do would be a rejection that nobody hears, which the browser reports.
  { file: `${REMIX}routes.js`, from: /return handler\(\);/g, to: "return await handler();" },
  { file: ROUTER, from: /let patchRoutesOnNavigationImpl = init\.patchRoutesOnNavigation;/g, to: "" },
  { file: ROUTER, from: /\bpatchRoutesOnNavigationImpl\b/g, to: "undefined" },
  // Single fetch brings promises of its own.
  { file: ROUTER, from: /(?<!function )\bisDeferredResult\(\w+\)/g, to: "false" },
  { file: ROUTER, from: /(?<!function )\bisDeferredData\((?:result|value)\)/g, to: "false" },
];

/** What stands around every import that waits. No style sheet hangs on one, so that there is only its failure to be told. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";
const TELLS_FAILURE = `export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(new Event("vite:preloadError"));
  throw error;
});`;

/** Leaves out of the browser's files what of Remix the shop never uses. */
export function lighterRemix(): Plugin {
  return {
    name: "lighter-remix",
    apply: "build",
    transform(code, id, options) {
      if (options?.ssr) return null;
      return { code: id === PRELOAD_HELPER ? TELLS_FAILURE : withoutUnused(id, code), map: null };
    },
  };
}

/** @throws where the library no longer says what is to be replaced */
export function withoutUnused(id: string, code: string): string {
  let lighter = code;
  for (const { file, from, to } of CHANGES) {
    if (!id.endsWith(`/node_modules/${file}`)) continue;
    const changed = lighter.replace(from, to);
    if (changed === lighter) throw new Error(`${file} no longer has ${from}`);
    lighter = changed;
  }
  return lighter;
}
