import { matchScreen } from "../../routing/paths.ts";
import { factsOf } from "../../routing/screen-facts.ts";

/** The query parameter that says that the answer was No. */
export const GATE_QUERY = "gate";

/** Whether the gate covers the page at a path (docs/rules.md "Age"). */
export function isGated(pathname: string): boolean {
  return factsOf(matchScreen(pathname)?.screen).ageGate === true;
}
