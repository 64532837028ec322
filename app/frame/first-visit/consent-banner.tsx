import { Form, useLocation } from "@remix-run/react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { ADDRESSES, matchScreen, pathTo } from "../../routing/paths.ts";
import { propertiesOf } from "../../routing/screen-properties.ts";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { useFrameData } from "../data/frame-data.ts";

/**
 * Asks for the spam check of this page at the foot of the window, unless already answered; it covers nothing at the end of the page and
 * blocks nothing. Pages without one ask nothing, and the map asks in its own place. The answer brings a new document, whose policy knows
 * what is allowed; a half-filled form is restored there.
 */
export function ConsentBanner() {
  const text = useText();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  if (!useIsUnanswered(pathname)) return null;
  return (
    <section className="consent" aria-label={text("consent.label")}>
      <Form method="post" action={ADDRESSES.consent} className="consent-row" reloadDocument>
        <input type="hidden" name="from" value={pathname + search} />
        <input type="hidden" name="asksSpamCheck" value="on" />
        <p>
          {text("consent.bannerSpamCheck")}{" "}
          <Link to={`${pathTo("cookies", language)}#consent`}>{text("consent.more")}</Link>
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

/** Whether the page would load the spam check and this visitor has not been asked; not where the frame could not be loaded. */
function useIsUnanswered(pathname: string): boolean {
  const frame = useFrameData();
  const { foreign } = propertiesOf(matchScreen(pathname)?.screen);
  return (
    frame?.asksForSpamCheck === true && foreign?.includes("spamCheck") === true && frame.consent?.spamCheck == null
  );
}
