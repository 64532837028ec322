import { useFetcher, useLocation } from "@remix-run/react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { ADDRESSES, matchScreen, pathTo } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { useFrameData } from "../frame-data.ts";
import { useSubmitted } from "../submitted.ts";

/** Asks for what is optional, once, at the foot of the window; covers nothing at the end of a page and blocks nothing. */
export function ConsentBanner() {
  const text = useText("consent");
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const answered = useSubmitted(ADDRESSES.consent);
  // Not a navigation: a link that is pressed right after must not break the answer off.
  const { Form } = useFetcher();
  const frame = useFrameData();
  const screen = matchScreen(pathname)?.screen;
  // The cookies page asks by its form; nothing leads away from the checkout.
  if (!frame || frame.consent || answered || screen === "cookies" || screen === "checkout") return null;
  return (
    <section className="consent" aria-label={text("label")}>
      <Form method="post" action={ADDRESSES.consent} preventScrollReset className="consent-row">
        <input type="hidden" name="from" value={pathname + search} />
        <p>
          {text(frame.asksForSpamCheck ? "bannerBoth" : "bannerMap")}{" "}
          <a href={`${pathTo("cookies", language)}#consent`}>{text("more")}</a>
        </p>
        <div className="consent-buttons">
          <Button name="choice" value="needed" kind="secondary">
            {text("needed")}
          </Button>
          <Button name="choice" value="all" kind="secondary">
            {text("all")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
