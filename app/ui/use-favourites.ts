import Cookies from "js-cookie";
import { useSyncExternalStore } from "react";
import { favouritesFromText } from "../shop/favourites/favourites.ts";

/** What was pressed and is not answered yet, by product. */
const pressed = new Map<string, boolean>();
const listeners = new Set<() => void>();
let kept: ReturnType<typeof favouritesFromText> | null = null;

/** Whether somebody likes a product; undefined before scripts run: stored pages are the same for all. */
export function useIsFavourite(productId: string): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => pressed.get(productId) ?? keptFavourites().includes(productId),
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
  readAnew();
}

function keptFavourites() {
  kept ??= favouritesFromText(Cookies.get("favourites") ?? "");
  return kept;
}

function subscribe(listener: () => void): () => void {
  // Another tab may have changed them meanwhile.
  if (listeners.size === 0) for (const name of BACK_HERE) window.addEventListener(name, readAnew);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const name of BACK_HERE) window.removeEventListener(name, readAnew);
  };
}

const BACK_HERE = ["focus", "pageshow"];

function readAnew(): void {
  kept = null;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
