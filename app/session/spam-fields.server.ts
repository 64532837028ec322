import type { Platform } from "../platform/platform.server.ts";
import type { SpamAction, SpamScript } from "../shop/spam/spam.ts";
import { signedStart } from "../shop/spam/start-time.server.ts";
import { readConsent } from "./consent.server.ts";

/** What `<SpamFields>` of a form needs, for its loader: the start, and the check's script where there is a key and the visitor allows it. */
export function spamFieldsFor(
  request: Request,
  platform: Platform,
  action: SpamAction,
): { action: SpamAction; startedAt: string; script: SpamScript | null } {
  const { recaptcha } = platform.settings;
  const allowed = readConsent(request, platform).consent?.spamCheck === true;
  return {
    action,
    startedAt: signedStart(platform, action),
    script: recaptcha && allowed ? { siteKey: recaptcha.siteKey, scriptUrl: recaptcha.scriptUrl } : null,
  };
}
