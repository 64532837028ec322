import { useText } from "../../i18n/text.ts";

/** The shop's cookies (docs/interface.md "Cookies"), those of every visit first. */
const COOKIES = ["cart", "lang", "ageGateAccepted", "notice", "session", "consent"] as const;

/** Each cookie with its purpose and its life. */
export function CookieList() {
  const text = useText("cookies");
  return (
    <dl className="legal-facts">
      {COOKIES.map((cookie) => (
        <div key={cookie}>
          <dt>
            <code>{cookie}</code>
            <span>{text(`list.${cookie}.life`)}</span>
          </dt>
          <dd>{text(`list.${cookie}.purpose`)}</dd>
        </div>
      ))}
    </dl>
  );
}
