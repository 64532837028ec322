import Cookies from "js-cookie";
import { useSyncExternalStore } from "react";
import { BETWEEN_FAVOURITES } from "../shop/favourites/favourites.ts";

/** What was pressed and is not answered yet, by product. */
const pressed = new Map<string, boolean>();
const listeners = new Set<() => void>();

/** Whether somebody likes a product; undefined before scripts run: stored pages are the same for all. */
export function useIsFavourite(productId: string): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => pressed.get(productId) ?? isKept(productId),
    () => undefined,
  );
}

/** Shows a heart as it was pressed until it is known what has become of it. */
export function showPressed(productId: string, isWanted: boolean): void {
  pressed.set(productId, isWanted);
  tell();
}

/** Shows a heart as the cookie has it again. */
export function showKept(productId: string): void {
  pressed.delete(productId);
  tell();
}

function isKept(productId: string): boolean {
  return (Cookies.get("favourites") ?? "").split(BETWEEN_FAVOURITES).includes(productId);
}

/** Another tab may have changed them by the time somebody is back at this one; the same function is added to a window once. */
function subscribe(listener: () => void): () => void {
  for (const back of ["focus", "pageshow"]) window.addEventListener(back, tell);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
