import { Form, useLocation } from "@remix-run/react";
import { useText } from "../../i18n/text.ts";
import { ADDRESSES } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFrameData } from "../data/frame-data.ts";

/** What a visitor allows, to review and change: for the cookies page, whose `handle.i18n` names its texts. Its anchor is `#consent`. */
export function ConsentForm() {
  const text = useText("consent-form");
  const { pathname, search } = useLocation();
  const frame = useFrameData();
  const kept = new URLSearchParams(search).get("consent") === "kept";
  return (
    <Form
      method="post"
      action={ADDRESSES.consent}
      replace
      preventScrollReset
      className="consent-form stack"
      id="consent"
    >
      {kept && <Notice tone="success" title={text("kept")} />}
      <input type="hidden" name="from" value={pathname} />
      <input type="hidden" name="choice" value="chosen" />
      <input type="hidden" name="asksMap" value="on" />
      {frame?.asksForSpamCheck && <input type="hidden" name="asksSpamCheck" value="on" />}
      <CheckboxField name="necessary" label={text("necessary")} defaultChecked disabled />
      <Choice name="map" allowed={frame?.consent?.map ?? false} />
      {frame?.asksForSpamCheck && <Choice name="spamCheck" allowed={frame.consent?.spamCheck ?? false} />}
      <Button kind="secondary">{text("keep")}</Button>
    </Form>
  );
}

function Choice({ name, allowed }: { name: "map" | "spamCheck"; allowed: boolean }) {
  const text = useText("consent-form");
  // A new key takes over what another tab or the banner has changed.
  return <CheckboxField key={String(allowed)} name={name} label={text(name)} defaultChecked={allowed} />;
}
