import { matchScreen } from "../../routing/paths.ts";
import type { Screen } from "../../routing/slugs.ts";

type Allowed = { asksForSpamCheck: boolean; consent: Record<"map" | "spamCheck", boolean | null> | null } | undefined;

const WITH_MAP: readonly Screen[] = ["contact"];
const WITH_SPAM_CHECK: readonly Screen[] = ["contact", "reservation"];

/** Whether a page loads something foreign that this visitor has allowed: then it needs the policy of its own document. */
export function needsOwnDocument(pathname: string, allowed: Allowed): boolean {
  const screen = matchScreen(pathname)?.screen;
  if (!screen || !allowed?.consent) return false;
  const { map, spamCheck } = allowed.consent;
  if (map && WITH_MAP.includes(screen)) return true;
  return spamCheck === true && allowed.asksForSpamCheck && WITH_SPAM_CHECK.includes(screen);
}
