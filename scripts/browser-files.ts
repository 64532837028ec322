import type { GetManualChunk } from "rollup";

type Modules = Parameters<GetManualChunk>[1];

const ENTRY = "/app/entry.client.tsx";
/** How Remix marks what the browser gets of a route. */
const ROUTE = "?__remix-build-client-route";
/** The screens that most visits begin on. */
const FIRST_SCREENS = ["home", "our-products", "product"];

/**
 * Which file of the browser holds a module. A first view loads four: the manifest, the screen's own, and what every page needs in two,
 * one that changes with the libraries and one with the shop; with it comes what a first screen shares with others. The library of
 * forms is apart, since only some pages have one; and whatever is left to the bundler belongs to one screen or waits for a press.
 */
export function chunkOf(id: string, modules: Modules): string | undefined {
  if (id.includes("/node_modules/@conform-to/")) return "forms";
  if (!ofFirstViews(modules).has(id)) return undefined;
  return id.includes("/node_modules/") || id.startsWith("\0") ? "libraries" : "frame";
}

const known = new WeakMap<Modules["getModuleInfo"], Set<string>>();

/** What the entry imports, and what one of the first screens imports and another screen too. */
function ofFirstViews(modules: Modules): Set<string> {
  const before = known.get(modules.getModuleInfo);
  if (before) return before;
  const ids = [...modules.getModuleIds()];
  const routes = ids.filter((id) => id.endsWith(ROUTE)).map((id) => ({ id, imported: importedBy(id, modules) }));
  const first = routes.filter(({ id }) => FIRST_SCREENS.some((name) => id.endsWith(`/${name}/${name}.tsx${ROUTE}`)));
  const isShared = (id: string) => routes.filter(({ imported }) => imported.has(id)).length > 1;
  const entry = ids.filter((id) => id.endsWith(ENTRY)).flatMap((id) => [...importedBy(id, modules)]);
  const found = new Set([...entry, ...first.flatMap(({ imported }) => [...imported].filter(isShared))]);
  known.set(modules.getModuleInfo, found);
  return found;
}

/** A module and all that it imports, directly or not. */
function importedBy(id: string, { getModuleInfo }: Modules): Set<string> {
  const found = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(getModuleInfo(next)?.importedIds ?? []));
  }
  return found;
}
