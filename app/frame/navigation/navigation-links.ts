import { matchScreen } from "../../routing/paths.ts";
import { propertiesOf } from "../../routing/screen-properties.ts";

/** The address of the link around a node, if it is ours; null for anything that the browser follows on its own. */
export function linkTo(node: EventTarget | null): URL | null {
  const link = node instanceof Element ? node.closest("a") : null;
  if (!link?.href || link.target !== "" || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : null;
}

/** Whether a page can be prefetched: one that differs each time would be fetched again, such as those with a form's one-time key. */
export function canBePrefetched(pathname: string): boolean {
  const { stored, form } = propertiesOf(matchScreen(pathname)?.screen);
  return stored === true && form !== true;
}
