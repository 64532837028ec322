import { useLocation } from "@remix-run/react";
import { keepHash } from "../../forms/keep-hash.ts";
import { useSubmitted } from "../../forms/use-submitted.ts";
import { useLanguage } from "../../i18n/text.ts";
import { ADDRESSES } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { useFrameData } from "../data/frame-data.ts";

/** The offer of another language than the page's, or null. */
export function useLanguageOffer() {
  const offer = useFrameData()?.languageOffer;
  const present = useLanguage();
  const declined = useSubmitted(ADDRESSES.ageGate, (form) => form.has("lang"));
  return offer && !declined && offer.language !== present ? offer : null;
}

/**
 * A brief offer to a first-time visitor whose browser prefers another of our languages, in that language; no redirect.
 * @param declinable in the gate, going on declines it
 */
export function LanguageOffer({ declinable = true }: { declinable?: boolean }) {
  const offer = useLanguageOffer();
  const present = useLanguage();
  const { pathname, search } = useLocation();
  if (!offer) return null;
  return (
    <section className="language-offer" lang={offer.language} aria-label={offer.label}>
      <form method="post" action={ADDRESSES.locale} className="language-offer-row" onSubmit={keepHash("from")}>
        <input type="hidden" name="from" value={pathname + search} />
        <p>{offer.sentence}</p>
        <Button name="lang" value={offer.language} kind="secondary">
          {offer.accept}
        </Button>
        {declinable && (
          <Button name="lang" value={present} kind="quiet">
            {offer.decline}
          </Button>
        )}
      </form>
    </section>
  );
}
