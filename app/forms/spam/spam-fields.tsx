import { useEffect, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { SPAM_FIELDS, type SpamAction, type SpamScript } from "../../shop/spam/spam.ts";
import { useCspSources } from "../../ui/csp-sources.ts";
import type { SpamFieldsData } from "./spam-fields.server.ts";

/**
 * The fields by which the server distinguishes people from programs: a trap, the signed start, and where the visitor allows it a token of
 * the spam check, whose script is loaded when the form is touched. On the form, `spamcheck:success`, `spamcheck:expired` and
 * `spamcheck:error` report it (docs/interface.md "Events").
 */
export function SpamFields({ action, startedAt, script }: SpamFieldsData) {
  const text = useText();
  // The first start stays: who corrects a refused form has begun with the first one.
  const [start] = useState(startedAt);
  const allowed = useCspSources(script ? hostsOf(script.scriptUrl) : {});
  const token = useToken(action, allowed ? script : null);
  return (
    <>
      <div className="visually-hidden" aria-hidden>
        <label>
          {text("form.trapLabel")}
          <input type="text" name={SPAM_FIELDS.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={SPAM_FIELDS.startedAt} value={start} />
      {script && <input type="hidden" name={SPAM_FIELDS.token} ref={token} defaultValue="" />}
    </>
  );
}

/** Keeps a token in the hidden field from the first touch of its form on. */
function useToken(action: SpamAction, script: SpamScript | null) {
  const field = useRef<HTMLInputElement>(null);
  const { siteKey, scriptUrl } = script ?? {};
  useEffect(() => {
    const form = field.current?.form;
    if (!form || siteKey === undefined || scriptUrl === undefined) return;
    let close = () => {};
    let left = false;
    const events = ["focusin", "pointerdown"];
    const listen = () => {
      for (const event of events) form.addEventListener(event, touched);
    };
    const stop = () => {
      for (const event of events) form.removeEventListener(event, touched);
    };
    const touched = async () => {
      stop();
      const check = await import("./spam-check.ts").catch(() => null);
      if (left || !field.current) return;
      // A file that did not come is asked for at the next touch.
      if (check) close = check.keepToken(field.current, action, { siteKey, scriptUrl });
      else listen();
    };
    listen();
    return () => {
      left = true;
      stop();
      close();
    };
  }, [action, siteKey, scriptUrl]);
  return field;
}

/** What the check loads besides its first script, as its documentation names it for a policy. */
function hostsOf(scriptUrl: string) {
  const folder = new URL("./", scriptUrl).href;
  return { script: [folder, "https://www.gstatic.com/recaptcha/"], frame: [folder], connect: [folder] };
}
