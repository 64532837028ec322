import { dataPathOf } from "../../routing/data-path.ts";
import { matchScreen } from "../../routing/paths.ts";
import { routeIdOf, slugOf } from "../../routing/screen-properties.ts";

/** Where Remix's scripts ask for the data of a page. */
export function dataAddressOf({ pathname, search }: { pathname: string; search: string }): string {
  return dataPathOf(pathname) + search;
}

/** Loads the script of a page's screen by Remix's manifest, and answers the style sheets that it names. */
export async function styleSheetsOf(pathname: string): Promise<string[]> {
  const place = matchScreen(pathname);
  if (!place) return [];
  const route = window.__remixManifest.routes[routeIdOf(place.screen, slugOf(place.screen, place.language))];
  if (!route) return [];
  // Where it is gone, going there will say so.
  const screen: unknown = await import(/* @vite-ignore */ route.module).catch(() => null);
  if (typeof screen !== "object" || screen === null || !("links" in screen)) return [];
  const links: unknown = typeof screen.links === "function" ? screen.links() : [];
  return Array.isArray(links) ? links.map(({ href }) => href).filter((href) => typeof href === "string") : [];
}
