import { matchScreen } from "../../routing/paths.ts";
import { propertiesOf } from "../../routing/screen-properties.ts";

type Consented = Record<"map" | "spamCheck", boolean | null>;
type Allowed = { asksForSpamCheck?: boolean | undefined; consent: Consented | undefined } | undefined;

/** Whether a page loads something foreign that this visitor has allowed: then it needs a document with a policy of its own. */
export function needsOwnDocument(pathname: string, allowed: Allowed): boolean {
  const { foreign } = propertiesOf(matchScreen(pathname)?.screen);
  if (!foreign || !allowed?.consent) return false;
  const { map, spamCheck } = allowed.consent;
  if (map && foreign.includes("map")) return true;
  return spamCheck === true && allowed.asksForSpamCheck === true && foreign.includes("spamCheck");
}
