import type { RawFields } from "../platform/flat-fields.ts";
import type { Platform } from "../platform/platform.server.ts";
import { type Consent, consentFromText, textFromConsent } from "./consent-text.server.ts";
import { deleteCookie, readCookie, storeCookie } from "./cookies.server.ts";

const ALL: Consent = { map: true, spamCheck: true };
const NOTHING: Consent = { map: false, spamCheck: false };

/** What a request's visitor has answered; null: not asked yet. `broken` when the cookie could not be read and is to be deleted. */
export function readConsent(request: Request, { log }: Platform): { consent: Consent | null; broken: boolean } {
  const text = readCookie(request, "consent");
  if (text === null) return { consent: null, broken: false };
  const consent = consentFromText(text);
  if (consent) return { consent, broken: false };
  log.warn({ length: text.length }, "a consent cookie that cannot be read was deleted");
  return { consent: null, broken: true };
}

/** The `Set-Cookie` header that keeps an answer for 365 days. */
export function storeConsent(platform: Platform, consent: Consent): string {
  return storeCookie(platform, "consent", textFromConsent(consent));
}

/** The `Set-Cookie` header that deletes one that cannot be read. */
export function deleteConsent(platform: Platform): string {
  return deleteCookie(platform, "consent");
}

/** The answer of a posted form: `choice=all|needed|chosen`, for `chosen` with the boxes `map` and `spamCheck`. */
export function consentFromForm(form: RawFields): Consent {
  switch (form.choice) {
    case "all":
      return ALL;
    case "chosen":
      return { map: form.map === "on", spamCheck: form.spamCheck === "on" };
    default:
      return NOTHING;
  }
}
