import { useText } from "../../i18n/text.ts";

/** The shop's cookies (docs/interface.md "Cookies"), those of every visit first. */
const COOKIES = ["cart", "favourites", "lang", "ageGateAccepted", "notice", "session", "consent"] as const;

/** The one that somebody else stores, where the visitor allows the spam check. */
const GOOGLE_COOKIE = { name: "_GRECAPTCHA", key: "google" };

/** Each cookie with its purpose and its life. */
export function CookieList() {
  const text = useText("cookies");
  return (
    <dl className="legal-facts">
      {[...COOKIES.map((cookie) => ({ name: cookie, key: cookie })), GOOGLE_COOKIE].map(({ name, key }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            <span>{text(`list.${key}.life`)}</span>
          </dt>
          <dd>{text(`list.${key}.purpose`)}</dd>
        </div>
      ))}
    </dl>
  );
}
