import { useLanguage, useText } from "../../i18n/text.ts";
import { wineryInTexts } from "../../shop/winery/winery-in-texts.ts";
import { Linked } from "../../ui/linked.tsx";

const NAMES = [
  ...["hours", "languages", "duration"],
  ...["vegetarian", "drivers", "late", "access", "groups"],
] as const;

/** What a guest should know before coming (docs/rules.md "Tastings"). */
export function TastingFacts() {
  const text = useText("reservation");
  const words = wineryInTexts(useLanguage());
  const facts = NAMES.map((name) => ({ name, value: text(`facts.${name}Value`, words) }));
  return (
    <section className="reservation-facts" aria-labelledby="reservation-facts-title">
      <h2 id="reservation-facts-title">{text("facts.title")}</h2>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{text(`facts.${name}`)}</dt>
            <dd>
              <Linked text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
