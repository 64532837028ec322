import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** Overlays are part of the address, so that they work without scripts and the back button closes them (docs/interface.md "Addresses"). */
export const OVERLAYS = ["cartOpen", "forgotPassword", "award"] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** The overlay that an address opens, or null. */
export function overlayOf(search: string): Overlay | null {
  const name = new URLSearchParams(search).get("overlay");
  return OVERLAYS.find((overlay) => overlay === name) ?? null;
}

/** The query that opens an overlay on top of the present one. */
export function withOverlay(search: string, overlay: Overlay, details: Record<string, string> = {}): string {
  const query = new URLSearchParams(withoutOverlay(search));
  query.set("overlay", overlay);
  for (const [name, value] of Object.entries(details)) query.set(name, value);
  return `?${query}`;
}

/** The query without any overlay. */
export function withoutOverlay(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("overlay");
  query.delete("award");
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * Opening and closing an overlay loads nothing, because its content is already there. `shouldRevalidate` of every page (`screenExports`).
 */
export function unlessOnlyOverlayChanged(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, actionStatus = 200, defaultShouldRevalidate } = args;
  // A form that was lost on the way has changed nothing, and whatever is asked now is lost as well.
  if (actionStatus >= 500) return false;
  if (formMethod || currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  const samePage =
    currentUrl.pathname === nextUrl.pathname && withoutOverlay(currentUrl.search) === withoutOverlay(nextUrl.search);
  return samePage ? false : defaultShouldRevalidate;
}
