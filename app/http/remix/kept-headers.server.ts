import type { HeadersFunction, ServerBuild } from "@remix-run/node";

/** What an action says beside its page: when to come back, and how much of a limit is left. */
const KEPT = ["Retry-After", "RateLimit", "RateLimit-Policy"];

/**
 * The build in which a page keeps these headers of its action or of its failure: Remix gives a document only the headers that its
 * routes choose, and every form may be answered with `Retry-After`.
 */
export function keepingHeaders(build: ServerBuild): ServerBuild {
  const routes: ServerBuild["routes"] = {};
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue;
    const { headers } = route.module;
    routes[id] = { ...route, module: { ...route.module, headers: keeping(headers) } };
  }
  return { ...build, routes };
}

function keeping(chosen: HeadersFunction | HeadersInit | undefined): HeadersFunction {
  return (args) => {
    const headers = new Headers(typeof chosen === "function" ? chosen(args) : (chosen ?? args.parentHeaders));
    for (const name of KEPT) {
      const found = [args.actionHeaders, args.errorHeaders, args.parentHeaders].map((some) => some?.get(name));
      const kept = found.find((value) => value);
      if (kept) headers.set(name, kept);
    }
    return headers;
  };
}
