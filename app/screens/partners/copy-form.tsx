import { useState } from "react";
import type { Language } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import { ForScripts } from "../../ui/for-scripts.tsx";
import type { CopyFormName as Name } from "./copy-forms.server.ts";

/** The rows of the text on a phone; where the form stands beside it, it is as tall as that. */
const ROWS = 12;

/** A form to copy: how it may look on the partner's page, and its source. */
export function CopyForm({ name, html, language }: { name: Name; html: string; language: Language }) {
  const text = useText("partners");
  // It shows what the form will be like; what it is for happens on the partner's page.
  const lifeless = { inert: "" };
  return (
    <section className="partners-part" id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{text(`forms.${name}.title`)}</h2>
      <p>{text(`forms.${name}.text`)}</p>
      <div className="partners-copy">
        <figure>
          <figcaption className="field-label">{text("forms.preview")}</figcaption>
          <div
            className="partners-preview"
            lang={language}
            {...lifeless}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup; what was typed into it is escaped
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </figure>
        <div className="field">
          <label className="field-label" htmlFor={`${name}-html`}>
            {text("forms.html")}
          </label>
          <textarea
            className="input partners-html"
            id={`${name}-html`}
            readOnly
            rows={ROWS}
            spellCheck={false}
            defaultValue={html}
            aria-describedby={`${name}-how`}
          />
          <TakeIt name={name} html={html} />
        </div>
      </div>
    </section>
  );
}

/** How the text is taken along: by the browser's own means, and with scripts by one press. */
function TakeIt({ name, html }: { name: Name; html: string }) {
  const text = useText("partners");
  const [copied, setCopied] = useState("");
  const copy = () => void navigator.clipboard?.writeText(html).then(() => setCopied(html));
  return (
    <div className="partners-take">
      <ForScripts>
        <Button type="button" kind="secondary" onClick={copy}>
          {text("forms.copy")}
        </Button>
      </ForScripts>
      <span id={`${name}-how`} className="small quiet">
        {text("forms.how")}
      </span>
      <span role="status">{copied === html && text("forms.copied")}</span>
    </div>
  );
}
