import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { noteConnection } from "../../forms/connection.ts";
import { useFrameData } from "../data/frame-data.ts";
import { Arrival } from "./navigation-arrival.tsx";
import { linkTo } from "./navigation-links.ts";
import { PrefetchOnIntent } from "./navigation-prefetch.tsx";
import { ProgressBar } from "./navigation-progress.tsx";
import { onFailedChunk, reloadedLately, rememberReload } from "./navigation-reload.ts";
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
 * the place of this one, with all that was typed. Remix would reload the page for a screen's file that it cannot get.
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

/**
 * Remix itself reloads the page when a screen's file is gone; of that, only the leaving in the middle of the way can be seen. The way
 * begins with the click: on a slow machine the page is gone before React has drawn that it was on its way.
 */
function useReloads() {
  const { state } = useNavigation();
  const { key } = useLocation();
  const onTheWay = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival has a key of its own, and ends the way
  useEffect(() => {
    onTheWay.current = state !== "idle";
  }, [state, key]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      // A link within the page (the skip link) is followed by script as well, and nothing arrives after it.
      if (event.defaultPrevented && linkTo(event.target)?.hash === "") onTheWay.current = true;
    };
    const onLeaving = () => onTheWay.current && rememberReload(sessionStorage, Date.now());
    const onPreloadError = () => onFailedChunk(sessionStorage, window.location);
    window.addEventListener("click", onClick);
    window.addEventListener("pagehide", onLeaving);
    window.addEventListener("vite:preloadError", onPreloadError);
    return () => {
      window.removeEventListener("click", onClick);
      window.removeEventListener("pagehide", onLeaving);
      window.removeEventListener("vite:preloadError", onPreloadError);
    };
  }, []);
}
