import { matchScreen } from "../../routing/paths.ts";
import { PUBLIC_SCREENS } from "../../routing/public-screens.ts";
import type { Screen } from "../../routing/slugs.ts";

/** The address that a link of ours leads to, from a node inside it; null for anything that the browser follows on its own. */
export function linkTo(node: EventTarget | null): URL | null {
  const link = node instanceof Element ? node.closest("a") : null;
  if (!link?.href || link.target !== "" || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : null;
}

/** Forms bring a key of their own each time: fetched beforehand they would be fetched again. */
const MADE_EACH_TIME: readonly Screen[] = ["contact", "reservation"];

/** Whether a page can be fetched before it is asked for. */
export function canBePrefetched(pathname: string): boolean {
  const screen = matchScreen(pathname)?.screen;
  return screen !== undefined && PUBLIC_SCREENS.includes(screen) && !MADE_EACH_TIME.includes(screen);
}
