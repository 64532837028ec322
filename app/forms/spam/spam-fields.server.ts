import type { Platform } from "../../platform/platform.server.ts";
import { readConsent } from "../../session/consent.server.ts";
import type { Placeholders } from "../../session/placeholders.server.ts";
import type { SpamAction, SpamScript } from "../../shop/spam/spam.ts";
import { signedStart } from "../../shop/spam/start-time.server.ts";

/** What `<SpamFields>` of a form needs: the moment it was opened, and the check's script where there is a key and the visitor allows it. */
export type SpamFieldsData = { action: SpamAction; startedAt: string; script: SpamScript | null };

/** The same for a form's loader. */
export function spamFieldsFor(
  request: Request,
  platform: Platform,
  action: SpamAction,
  placeholders: Placeholders,
): SpamFieldsData {
  const { recaptcha } = platform.settings;
  const allowed = readConsent(request, platform).consent?.spamCheck === true;
  return {
    action,
    startedAt: placeholders.put(`${action}Start`, signedStart(platform, action)),
    script: recaptcha && allowed ? { siteKey: recaptcha.siteKey, scriptUrl: recaptcha.scriptUrl } : null,
  };
}
