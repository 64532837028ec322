import { useFrameData } from "../../frame/data/frame-data.ts";
import { useText } from "../../i18n/text.ts";

/** The shop's cookies (docs/interface.md "Cookies"), those of every visit first. */
const COOKIES = ["cart", "favourites", "lang", "ageGateAccepted", "notice", "session", "consent"] as const;

/** The one that somebody else stores, where the shop asks for the spam check and the visitor allows it. */
const GOOGLE_COOKIE = { name: "_GRECAPTCHA", key: "google" };

/** Each cookie: its category, name, lifetime and purpose. */
export function CookieList() {
  const text = useText("cookies");
  const ours = COOKIES.map((cookie) => ({ name: cookie, key: cookie }));
  const all = useFrameData()?.asksForSpamCheck ? [...ours, GOOGLE_COOKIE] : ours;
  return (
    <dl className="legal-facts">
      {all.map(({ name, key }) => (
        <div key={name}>
          <dt>
            {text(`list.${key}.name`)}
            <span>
              <code>{name}</code> · {text(`list.${key}.life`)}
            </span>
          </dt>
          <dd>{text(`list.${key}.purpose`)}</dd>
        </div>
      ))}
    </dl>
  );
}
