import type { HeadersFunction, ServerBuild } from "@remix-run/node";

const NAME = "Retry-After";

/**
 * The build in which a page keeps the `Retry-After` of its action or of its failure: Remix gives a document only the headers that its
 * routes choose, and every form may be told to come back later.
 */
export function keepingRetryAfter(build: ServerBuild): ServerBuild {
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
    const found = [args.actionHeaders, args.errorHeaders, args.parentHeaders].map((some) => some?.get(NAME));
    const retryAfter = found.find((value) => value);
    if (retryAfter) headers.set(NAME, retryAfter);
    return headers;
  };
}
