import { Form, useLocation } from "@remix-run/react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { ADDRESSES, matchScreen, pathTo } from "../../routing/paths.ts";
import { factsOf } from "../../routing/screen-facts.ts";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { useFrameData } from "../data/frame-data.ts";

/**
 * Asks for what this page would load from elsewhere and was not asked for yet, at the foot of the window; covers nothing at the end of the
 * page and blocks nothing. A page that loads nothing foreign asks nothing. The answer brings a new document, whose policy knows what is
 * allowed; a form that was begun is brought back there.
 */
export function ConsentBanner() {
  const text = useText();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { map, spamCheck } = useUnanswered(pathname);
  if (!(map || spamCheck)) return null;
  const sentence = map && spamCheck ? "consent.bannerBoth" : map ? "consent.bannerMap" : "consent.bannerSpamCheck";
  return (
    <section className="consent" aria-label={text("consent.label")}>
      <Form method="post" action={ADDRESSES.consent} className="consent-row" reloadDocument>
        <input type="hidden" name="from" value={pathname + search} />
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
      </Form>
    </section>
  );
}

/** What the page would load and this visitor has not been asked for; nothing where the frame could not be loaded. */
function useUnanswered(pathname: string) {
  const frame = useFrameData();
  const { foreign } = factsOf(matchScreen(pathname)?.screen);
  const asks = (what: "map" | "spamCheck") => frame && foreign?.includes(what) && frame.consent?.[what] == null;
  return { map: asks("map"), spamCheck: frame?.asksForSpamCheck && asks("spamCheck") };
}
