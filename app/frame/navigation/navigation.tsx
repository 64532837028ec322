import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useFrameData } from "../frame-data.ts";
import { Arrival } from "./navigation-arrival.tsx";
import { linkTo, needsOwnDocument } from "./navigation-links.ts";
import { PrefetchOnIntent } from "./navigation-prefetch.tsx";
import { ProgressBar } from "./navigation-progress.tsx";
import { onFailedChunk, reloadedLately, rememberReload } from "./navigation-reload.ts";

/** What going from screen to screen needs beside the links: progress, prefetching, focus and title, a way out when a file is gone. */
export function Navigation() {
  useOwnDocuments();
  useReloads();
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

/** Remix itself reloads the page when a screen's file is gone; of that, only the leaving in the middle of the way can be seen. */
function useReloads() {
  const { state } = useNavigation();
  const present = useRef(state);
  present.current = state;
  useEffect(() => {
    const onLeaving = () => present.current !== "idle" && rememberReload(sessionStorage, Date.now());
    const onPreloadError = (event: Event) => {
      if (onFailedChunk(sessionStorage, Date.now(), () => window.location.reload())) event.preventDefault();
    };
    window.addEventListener("pagehide", onLeaving);
    window.addEventListener("vite:preloadError", onPreloadError);
    return () => {
      window.removeEventListener("pagehide", onLeaving);
      window.removeEventListener("vite:preloadError", onPreloadError);
    };
  }, []);
}
