/** The block of a document that holds the loaders' data, as the server has written it (`page-data.server.ts`). */
export const PAGE_DATA_ID = "page-data";

/**
 * What Remix writes about itself at the beginning of every document's script. It is the same in all of them, so the browser's
 * part brings it along, and `finishDocument` takes a script out that says just this.
 */
export const REMIX_CONTEXT = {
  basename: "/",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: false,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
    unstable_optimizeDeps: false,
  },
  isSpaMode: false,
};
