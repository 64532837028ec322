import { useEffect, useState } from "react";
import { matchScreen } from "../../routing/paths.ts";
import { routeIdOf, slugOf } from "../../routing/screen-facts.ts";
import { canBePrefetched, linkTo } from "./navigation-links.ts";

/** A pointer that only passes over a link means nothing; in milliseconds. */
const DWELL_MS = 80;

/**
 * Fetches a page when its link is pointed at, touched or focused, once each; not on slow or paid-for connections. Remix's own
 * `PrefetchPageLinks` would reload the present page where a file is gone, for a mere look at a link.
 */
export function PrefetchOnIntent() {
  const [files, setFiles] = useState<readonly string[]>([]);
  useEffect(() => {
    if (savesData(navigator)) return;
    const asked = new Set<string>();
    const add = (more: readonly string[]) => setFiles((known) => [...new Set([...known, ...more])]);
    let dwelling: ReturnType<typeof setTimeout> | undefined;
    const meant = (event: Event) => {
      clearTimeout(dwelling);
      const url = linkTo(event.target);
      if (!url || url.pathname === window.location.pathname || !canBePrefetched(url.pathname)) return;
      const wait = event.type === "pointerover" ? DWELL_MS : 0;
      dwelling = setTimeout(() => {
        if (asked.has(url.href)) return;
        asked.add(url.href);
        add([dataOf(url)]);
        void sheetsOf(url.pathname).then(add);
      }, wait);
    };
    const signs = ["pointerover", "touchstart", "focusin"];
    for (const sign of signs) document.addEventListener(sign, meant, { passive: true });
    return () => {
      clearTimeout(dwelling);
      for (const sign of signs) document.removeEventListener(sign, meant);
    };
  }, []);
  return files.map((file) => (
    <link key={file} rel="prefetch" as={file.endsWith(".css") ? "style" : "fetch"} href={file} />
  ));
}

/** Where the data of a page is found. */
function dataOf({ pathname, search }: URL): string {
  return `${pathname === "/" ? "/_root" : pathname}.data${search}`;
}

/** Loads the script of a page's screen, and answers the style sheets that it names. */
async function sheetsOf(pathname: string): Promise<string[]> {
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

/** Whether the connection is a 2g one, or the visitor has asked to save data. */
export function savesData(browser: object): boolean {
  const connection: unknown = "connection" in browser ? browser.connection : null;
  if (typeof connection !== "object" || connection === null) return false;
  const saving = "saveData" in connection && connection.saveData === true;
  return saving || ("effectiveType" in connection && /2g$/.test(String(connection.effectiveType)));
}
