import { Form, useFetcher, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useSubmitted } from "../../forms/use-submitted.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { ADDRESSES, matchScreen, pathTo } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { useFrameData } from "../data/frame-data.ts";
import { needsOwnDocument } from "../navigation/own-documents.ts";

/** Asks for what is optional and was not asked yet, at the foot of the window; covers nothing at the end of a page and blocks nothing. */
export function ConsentBanner() {
  const text = useText();
  const language = useLanguage();
  const { pathname } = useLocation();
  const answered = useSubmitted(ADDRESSES.consent);
  // It stays here when the banner goes: a fetcher that is gone follows no answer.
  const { Form: Aside } = useFetcher();
  const { map, spamCheck } = useUnanswered();
  const screen = matchScreen(pathname)?.screen;
  // The cookies page asks by its form; nothing leads away from the checkout.
  if (answered || !(map || spamCheck) || screen === "cookies" || screen === "checkout") return null;
  const sentence = map && spamCheck ? "consent.bannerBoth" : map ? "consent.bannerMap" : "consent.bannerSpamCheck";
  return (
    <section className="consent" aria-label={text("consent.label")}>
      <BannerForm Aside={Aside}>
        {map && <input type="hidden" name="asksMap" value="on" />}
        {spamCheck && <input type="hidden" name="asksSpamCheck" value="on" />}
        <p>
          {text(sentence)} <Link to={`${pathTo("cookies", language)}#consent`}>{text("consent.more")}</Link>
        </p>
        <div className="consent-buttons">
          <Button name="choice" value="needed" kind="secondary">
            {text("consent.needed")}
          </Button>
          <Button name="choice" value="all" kind="secondary">
            {text("consent.all")}
          </Button>
        </div>
      </BannerForm>
    </section>
  );
}

/** What this visitor has not been asked for; nothing where the frame could not be loaded. */
function useUnanswered(): { map: boolean; spamCheck: boolean } {
  const frame = useFrameData();
  if (!frame) return { map: false, spamCheck: false };
  const { consent, asksForSpamCheck } = frame;
  return {
    map: (consent?.map ?? null) === null,
    spamCheck: asksForSpamCheck && (consent?.spamCheck ?? null) === null,
  };
}

type Fetcher = ReturnType<typeof useFetcher>;

const ALL_ALLOWED = { map: true, spamCheck: true };

/**
 * Where the page itself would load what is allowed here, the answer brings a new document, whose policy knows it; a form that was begun
 * is brought back there. Anywhere else it is no navigation: a link that is pressed right after must not break the answer off.
 */
function BannerForm({ Aside, children }: { Aside: Fetcher["Form"]; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const asksForSpamCheck = useFrameData()?.asksForSpamCheck ?? false;
  const sent = { method: "post", action: ADDRESSES.consent, className: "consent-row" } as const;
  const fields = (
    <>
      <input type="hidden" name="from" value={pathname + search} />
      {children}
    </>
  );
  if (needsOwnDocument(pathname, { asksForSpamCheck, consent: ALL_ALLOWED })) {
    return (
      <Form {...sent} reloadDocument>
        {fields}
      </Form>
    );
  }
  return (
    <Aside {...sent} preventScrollReset>
      {fields}
    </Aside>
  );
}
