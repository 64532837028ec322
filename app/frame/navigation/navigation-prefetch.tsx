import { useEffect, useState } from "react";
import { dataAddressOf, styleSheetsOf } from "../../http/remix/prefetched-files.ts";
import { canBePrefetched, linkTo } from "./navigation-links.ts";

/** A pointer that only passes over a link means nothing; in milliseconds. */
const DWELL_MS = 80;

/**
 * Prefetches a page when its link is pointed at, touched or focused, once each; not on slow or metered connections. Remix's own
 * `PrefetchPageLinks` would reload the present page, for merely pointing at a link, if a file is gone.
 */
export function PrefetchOnIntent() {
  const [files, setFiles] = useState<readonly string[]>([]);
  useEffect(() => {
    const asked = new Set<string>();
    const add = (more: readonly string[]) => setFiles((known) => [...new Set([...known, ...more])]);
    let dwelling: ReturnType<typeof setTimeout> | undefined;
    const meant = (event: Event) => {
      clearTimeout(dwelling);
      const url = linkTo(event.target);
      if (!url || url.pathname === window.location.pathname || !canBePrefetched(url.pathname)) return;
      if (savesData(navigator)) return;
      const wait = event.type === "pointerover" ? DWELL_MS : 0;
      dwelling = setTimeout(() => {
        if (asked.has(url.href)) return;
        asked.add(url.href);
        add([dataAddressOf(url)]);
        void styleSheetsOf(url.pathname).then(add);
      }, wait);
    };
    const events = ["pointerover", "touchstart", "focusin"];
    for (const event of events) document.addEventListener(event, meant, { passive: true });
    return () => {
      clearTimeout(dwelling);
      for (const event of events) document.removeEventListener(event, meant);
    };
  }, []);
  return files.map((file) => (
    <link key={file} rel="prefetch" as={file.endsWith(".css") ? "style" : "fetch"} href={file} />
  ));
}

/** Whether the connection is a 2g one, or the visitor has asked to save data. */
export function savesData(browser: object): boolean {
  const connection: unknown = "connection" in browser ? browser.connection : null;
  if (typeof connection !== "object" || connection === null) return false;
  const saving = "saveData" in connection && connection.saveData === true;
  return saving || ("effectiveType" in connection && /2g$/.test(String(connection.effectiveType)));
}
