import { translator } from "../../i18n/i18next.server.ts";
import { languageToOffer } from "../../i18n/language-to-offer.ts";
import { isLanguage } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { deleteConsent, readConsent } from "../../session/consent.server.ts";
import { readCookie } from "../../session/cookies.server.ts";

/** What a visitor has been asked and has answered: age, consent, language. `repair` deletes cookies that could not be read. */
export function firstVisit(request: Request, platform: Platform, loggedIn: boolean) {
  const { consent, broken } = readConsent(request, platform);
  return {
    repair: broken ? deleteConsent(platform) : null,
    asked: {
      gatePassed: loggedIn || readCookie(request, "ageGateAccepted") === "true",
      consent: consent ?? undefined,
      asksForSpamCheck: platform.settings.recaptcha !== null || undefined,
      languageOffer: isLanguage(readCookie(request, "lang")) ? undefined : languageOffer(request),
    },
  };
}

/** The offer of the language that the browser prefers, in its own words, if there is one. */
function languageOffer(request: Request) {
  const language = languageToOffer(new URL(request.url).pathname, request.headers.get("Accept-Language"));
  if (language === null) return undefined;
  const text = translator(language, "language-offer");
  return {
    language,
    label: text("label"),
    sentence: text("sentence"),
    accept: text("accept"),
    decline: text("decline"),
  };
}
