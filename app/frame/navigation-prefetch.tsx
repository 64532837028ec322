import { PrefetchPageLinks } from "@remix-run/react";
import { useEffect, useState } from "react";
import { canBePrefetched, linkTo } from "./navigation-links.ts";

/** A pointer that only passes over a link means nothing; in milliseconds. */
const DWELL_MS = 80;

/** Fetches a page when its link is pointed at, touched or focused, once each; not on slow or paid-for connections (specification, section 7). */
export function PrefetchOnIntent() {
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => {
    if (savesData(navigator)) return;
    let dwelling: ReturnType<typeof setTimeout> | undefined;
    const meant = (event: Event) => {
      clearTimeout(dwelling);
      const url = linkTo(event.target);
      if (!url || url.pathname === window.location.pathname || !canBePrefetched(url.pathname)) return;
      const page = url.pathname + url.search;
      const wait = event.type === "pointerover" ? DWELL_MS : 0;
      dwelling = setTimeout(() => setPages((known) => (known.includes(page) ? known : [...known, page])), wait);
    };
    const signs = ["pointerover", "touchstart", "focusin"];
    for (const sign of signs) document.addEventListener(sign, meant, { passive: true });
    return () => {
      clearTimeout(dwelling);
      for (const sign of signs) document.removeEventListener(sign, meant);
    };
  }, []);
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}

/** Whether the connection is a 2g one, or the visitor has asked to save data. */
export function savesData(browser: object): boolean {
  const connection: unknown = "connection" in browser ? browser.connection : null;
  if (typeof connection !== "object" || connection === null) return false;
  const saving = "saveData" in connection && connection.saveData === true;
  return saving || ("effectiveType" in connection && /2g$/.test(String(connection.effectiveType)));
}
