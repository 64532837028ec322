import { useText } from "../../i18n/text.ts";
import { TASTING_MINUTES } from "../../shop/reservations/tastings.ts";
import { WINERY } from "../../shop/winery/winery.ts";

/** What a guest should know before coming (docs/rules.md "Tastings"). */
export function TastingFacts() {
  const text = useText("reservation");
  const { street, postalCode, city } = WINERY.address;
  const facts = [
    { name: "hours", value: text("facts.hoursValue") },
    { name: "languages", value: text("facts.languagesValue") },
    { name: "payment", value: text("facts.paymentValue") },
    { name: "duration", value: text("facts.durationValue", { minutes: TASTING_MINUTES }) },
    { name: "place", value: `${street}, ${postalCode}\u00a0${city}` },
  ];
  return (
    <section className="reservation-facts" aria-labelledby="reservation-facts-title">
      <h2 id="reservation-facts-title">{text("facts.title")}</h2>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{text(`facts.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
