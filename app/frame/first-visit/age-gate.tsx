import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { keepHash } from "../../forms/keep-hash.ts";
import { useSubmitted } from "../../forms/use-submitted.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { ADDRESSES } from "../../routing/paths.ts";
import { withQuery } from "../../routing/with-query.ts";
import { WINERY } from "../../shop/winery/winery.ts";
import { Button } from "../../ui/button.tsx";
import { LogoMark } from "../../ui/drawings/scenes/logo-mark.tsx";
import { useFrameData } from "../data/frame-data.ts";
import { LanguageRow } from "../header/language-switcher.tsx";
import { GATE_QUERY, isGated } from "./age-gate-screens.ts";
import { LanguageOffer, useLanguageOffer } from "./language-offer.tsx";

/** Whether the age gate covers this page: unless the visitor is logged in or has accepted (docs/rules.md "Age"). A Yes counts at once. */
export function useGateIsUp(): boolean {
  const frame = useFrameData();
  const { pathname } = useLocation();
  const justAccepted = useSubmitted(ADDRESSES.ageGate, (form) => form.get("answer") === "yes");
  return frame !== undefined && !frame.gatePassed && !justAccepted && isGated(pathname);
}

/** The age question. A plain form; while it is open only other languages can be reached. After a No it can still be answered with Yes. */
export function AgeGate() {
  const text = useText();
  const { search } = useLocation();
  // Once the gate has gone the browser shows the place that the address names: it could not before.
  useEffect(() => () => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), []);
  const refused = new URLSearchParams(search).get(GATE_QUERY) === "no";
  return (
    <dialog open className="gate" aria-modal="true" aria-labelledby="gate-title" aria-describedby="gate-message">
      <div className="gate-label">
        <LogoMark className="gate-mark" />
        <p className="overline">{WINERY.name}</p>
        {refused && (
          <p id="gate-message" className="gate-alert" role="alert">
            {text("gate.alert")}
          </p>
        )}
        {/* Asked anew it takes the focus again: the No that had it is gone. */}
        <Question key={`${refused}`} />
        {!refused && <p id="gate-message">{text("gate.message")}</p>}
        <Answers refused={refused} />
        <p className="small quiet">{text("gate.note")}</p>
        <div className="gate-languages">
          <LanguageOffer declinable={false} />
          <LanguageRow />
        </div>
      </div>
    </dialog>
  );
}

/** Whoever goes on has read the offer of another language and is asked no second time. */
function Answers({ refused }: { refused: boolean }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const offer = useLanguageOffer();
  const present = useLanguage();
  // Not a navigation: a link that is pressed right after must not break the answer off.
  const { Form } = useFetcher();
  return (
    <Form
      method="post"
      action={ADDRESSES.ageGate}
      preventScrollReset
      onSubmitCapture={keepHash("from")}
      className="gate-answers"
    >
      <input type="hidden" name="from" value={withQuery(pathname + search, GATE_QUERY, null)} />
      {offer && <input type="hidden" name="lang" value={present} />}
      <Button name="answer" value="yes" kind={refused ? "secondary" : "primary"}>
        {text("gate.yes")}
      </Button>
      {!refused && (
        <Button name="answer" value="no" kind="secondary">
          {text("gate.no")}
        </Button>
      )}
    </Form>
  );
}

/** Takes the focus: by the attribute without scripts, by the effect where the gate appears on the way through the site. */
function Question() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: it stands in a dialog that covers the page
    <h2 id="gate-title" ref={heading} tabIndex={-1} autoFocus>
      {useText()("gate.question")}
    </h2>
  );
}
