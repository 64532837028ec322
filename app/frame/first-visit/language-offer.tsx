import { useLocation } from "@remix-run/react";
import { useLanguage } from "../../i18n/text.ts";
import { ADDRESSES } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { useFrameData } from "../data/frame-data.ts";

/** A slim word to a first-time visitor whose browser prefers another of our languages, in that language; no redirect. */
export function LanguageOffer() {
  const offer = useFrameData()?.languageOffer;
  const present = useLanguage();
  const { pathname, search } = useLocation();
  if (!offer || offer.language === present) return null;
  return (
    <section className="language-offer" lang={offer.language} aria-label={offer.label}>
      <form method="post" action={ADDRESSES.locale} className="language-offer-row">
        <input type="hidden" name="from" value={pathname + search} />
        <p>{offer.sentence}</p>
        <Button name="lang" value={offer.language} kind="secondary">
          {offer.accept}
        </Button>
        <Button name="lang" value={present} kind="quiet">
          {offer.decline}
        </Button>
      </form>
    </section>
  );
}
