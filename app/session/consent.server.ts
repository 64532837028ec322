import type { RawFields } from "../platform/flat-fields.ts";
import type { Platform } from "../platform/platform.server.ts";
import { type Consent, consentFromText, type Purpose, textFromConsent } from "./consent-text.server.ts";
import { deleteCookie, readCookie, storeCookie } from "./cookies.server.ts";

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

/** The field by which a form says that it asks for something. */
const ASKS: Record<Purpose, string> = { map: "asksMap", spamCheck: "asksSpamCheck" };

/**
 * What a visitor allows after a posted form: `choice=all|needed|chosen`, for `chosen` with the boxes `map` and `spamCheck`. It answers
 * what the form says that it has asked for (`asksMap`, `asksSpamCheck`), everything else stays as it was.
 */
export function consentFromForm(form: RawFields, before: Consent | null): Consent {
  const answer = (purpose: Purpose) => {
    if (form[ASKS[purpose]] !== "on") return before?.[purpose] ?? null;
    return form.choice === "all" || (form.choice === "chosen" && form[purpose] === "on");
  };
  return { map: answer("map"), spamCheck: answer("spamCheck") };
}
