import { useEffect } from "react";
import { noteConnection } from "../../forms/connection.ts";
import { useFrameData } from "../data/frame-data.ts";
import { Arrival } from "./navigation-arrival.tsx";
import { linkTo } from "./navigation-links.ts";
import { PrefetchOnIntent } from "./navigation-prefetch.tsx";
import { ProgressBar } from "./navigation-progress.tsx";
import { onFailedChunk, reloadedLately } from "./navigation-reload.ts";
import { needsOwnDocument } from "./own-documents.ts";

/** What navigation between screens needs beside links: progress, prefetching, focus and title, a way out when a file is gone. */
export function Navigation() {
  useOwnDocuments();
  useReloads();
  useStayingOffline();
  return (
    <>
      <ProgressBar />
      <PrefetchOnIntent />
      <Arrival />
    </>
  );
}

/**
 * Some links must load a document of their own: to pages that load something foreign, which only their own policy allows, and all
 * links for a while after a file could not be loaded. The window hears a click before Remix does; unheard, the browser follows it.
 */
function useOwnDocuments() {
  const frame = useFrameData();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = linkTo(event.target);
      if (!url || url.pathname === window.location.pathname) return;
      if (needsOwnDocument(url.pathname, frame) || reloadedLately(sessionStorage, Date.now())) event.stopPropagation();
    };
    window.addEventListener("click", onClick, true);
    return () => window.removeEventListener("click", onClick, true);
  }, [frame]);
}

/**
 * Offline, a link to another page is not followed and a form that loads a document is not sent: the browser's own error page would take
 * the place of this one, with all that was typed.
 */
function useStayingOffline() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = linkTo(event.target);
      if (navigator.onLine || event.ctrlKey || event.metaKey) return;
      if (!url || url.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      noteConnection({ stayed: true });
    };
    const onSubmit = (event: SubmitEvent) => {
      if (navigator.onLine || event.defaultPrevented) return;
      event.preventDefault();
      noteConnection({ stayed: true });
    };
    const onOnline = () => noteConnection({ stayed: false });
    window.addEventListener("click", onClick, true);
    window.addEventListener("submit", onSubmit);
    window.addEventListener("online", onOnline);
    return () => {
      window.removeEventListener("click", onClick, true);
      window.removeEventListener("submit", onSubmit);
      window.removeEventListener("online", onOnline);
    };
  }, []);
}

/** A file of a part of the page, or of a screen, may be gone after a release: `lighter-remix.ts` tells of each that does not come. */
function useReloads() {
  useEffect(() => {
    const onPreloadError = () => onFailedChunk(sessionStorage, window.location);
    window.addEventListener("vite:preloadError", onPreloadError);
    return () => window.removeEventListener("vite:preloadError", onPreloadError);
  }, []);
}
