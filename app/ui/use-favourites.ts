import Cookies from "js-cookie";
import { useSyncExternalStore } from "react";
import { BETWEEN_FAVOURITES } from "../shop/favourites/favourites.ts";

/** What was pressed and is not answered yet, by product. */
const pressed = new Map<string, boolean>();
const listeners = new Set<() => void>();
/** Whether hearts say what the browser knows. While React takes a page over they do not: it would draw all of them in one task. */
let isKnown = false;
/** What the cookie holds, read once for all hearts that are drawn in one task: to read it takes as long as to draw one. */
let kept: readonly string[] | null = null;

/** Whether the visitor likes a product; undefined before scripts run, since stored pages are the same for everyone. */
export function useIsFavourite(productId: string): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (isKnown ? (pressed.get(productId) ?? isKept(productId)) : undefined),
    () => undefined,
  );
}

/** Shows a heart as it was pressed until the result is known. */
export function showPressed(productId: string, isWanted: boolean): void {
  pressed.set(productId, isWanted);
  tell();
}

/** Shows a heart as the cookie has it again, after a failure. */
export function showKept(productId: string): void {
  pressed.delete(productId);
  tell();
}

function isKept(productId: string): boolean {
  if (kept === null) {
    kept = (Cookies.get("favourites") ?? "").split(BETWEEN_FAVOURITES);
    queueMicrotask(() => {
      kept = null;
    });
  }
  return kept.includes(productId);
}

/** Another tab may have changed them by the time somebody is back at this one; the same function is added to a window once. */
function subscribe(listener: () => void): () => void {
  for (const back of ["focus", "pageshow"]) window.addEventListener(back, tell);
  listeners.add(listener);
  // Each heart of a page that has just been taken over in a task of its own, so that a press is heard between them.
  if (!isKnown) {
    setTimeout(() => {
      isKnown = true;
      listener();
    });
  }
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
