import { matchScreen } from "../../routing/paths.ts";
import { propertiesOf } from "../../routing/screen-properties.ts";

/** The query parameter that says that the answer was No. */
export const GATE_QUERY = "gate";

/** Whether the gate covers the page at a path (docs/rules.md "Age"). */
export function isGated(pathname: string): boolean {
  return propertiesOf(matchScreen(pathname)?.screen).ageGate === true;
}
