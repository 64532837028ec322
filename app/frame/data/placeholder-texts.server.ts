import { LRUCache } from "lru-cache";
import { newKey } from "../../forms/one-time-key.server.ts";
import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { PlaceholderName } from "../../session/placeholders.server.ts";
import type { VisitorState } from "../../session/visitor-state.server.ts";
import { countOf } from "../../shop/cart/cart.ts";
import { signedStart } from "../../shop/spam/start-time.server.ts";

type TextOf = (platform: Platform, visitor: VisitorState, language: Language) => string;

/** The text that replaces a placeholder of a stored page for the visitor who receives it: the same that a loader would have put there. */
export const PLACEHOLDER_TEXTS: Record<PlaceholderName, TextOf> = {
  cartLabel: (_, { cart }, language) => cartLabel(language, countOf(cart)),
  oneTimeKey: () => newKey(),
  reservationStart: (platform) => signedStart(platform, "reservation"),
  inquiryStart: (platform) => signedStart(platform, "inquiry"),
  withdrawalStart: (platform) => signedStart(platform, "withdrawal"),
  stockAlertStart: (platform) => signedStart(platform, "stockAlert"),
};

const MAX_LABELS_KEPT = 1000;
const labels = new LRUCache<string, string>({ max: MAX_LABELS_KEPT });

/** The label of the cart's link for screen readers. */
export function cartLabel(language: Language, count: number): string {
  const key = `${language} ${count}`;
  const label = labels.get(key) ?? translator(language, "frame")("cart.open", { count });
  labels.set(key, label);
  return label;
}
