import { matchScreen } from "../../routing/paths.ts";
import type { Screen } from "../../routing/slugs.ts";

/** Where wine is shown (docs/rules.md "Age"); a product belongs to the list of products. */
const GATED_SCREENS: readonly Screen[] = ["home", "reservation", "our-products", "product", "about-us"];

/** The parameter of an address that says that the answer was No. */
export const GATE_QUERY = "gate";

/** Whether the gate stands before the page at a path. */
export function isGated(pathname: string): boolean {
  const screen = matchScreen(pathname)?.screen;
  return screen !== undefined && GATED_SCREENS.includes(screen);
}
