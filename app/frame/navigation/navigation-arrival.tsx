import { useLocation } from "@remix-run/react";
import { useEffect, useInsertionEffect, useState } from "react";
import { showFontsWithPage } from "./navigation-fonts.ts";

/** Where the visitor was last. It outlives the component: a page that fails stands in a frame of its own, which begins anew. */
let lastPath: string | null = null;

/** On arrival at another page the focus moves to its content and its title is announced, as the browser does with a new document. */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");
  // Before the new page is laid out, so that nothing of it moves.
  useInsertionEffect(() => {
    if (lastPath !== null && lastPath !== pathname) showFontsWithPage();
  }, [pathname]);
  useEffect(() => {
    const before = lastPath;
    lastPath = pathname;
    if (before === null || before === pathname) return;
    if (hash === "") document.getElementById("main")?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, hash]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
