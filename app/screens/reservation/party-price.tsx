import { useText } from "../../i18n/text.ts";
import { tastingPrice } from "../../shop/reservations/reservation.ts";
import type { Tastings } from "../../shop/reservations/tastings.ts";
import { Price, useMoney } from "../../ui/price.tsx";
import type { Choice } from "./choice.ts";

/** What the chosen party pays, line by line. */
export function PartyPrice({ tastings, choice }: { tastings: Tastings; choice: Choice }) {
  const text = useText("reservation");
  const money = useMoney();
  const { package: chosen } = choice;
  const price = chosen && tastingPrice(tastings[chosen], choice);
  return (
    <section className="reservation-price" aria-labelledby="reservation-price-title">
      <h2 id="reservation-price-title">{text("price.title")}</h2>
      {price ? (
        <dl>
          {price.lines.map(({ what, count, eachCents, cents }) => (
            <div key={what}>
              <dt>
                {text(`price.${what}`)}{" "}
                <span className="small quiet">
                  {count} × {money(eachCents)}
                </span>
              </dt>
              <dd>
                <Price cents={cents} kuna />
              </dd>
            </div>
          ))}
          <div className="reservation-price-total">
            <dt>
              {text("price.total")} ({text(`packages.${chosen}.name`)})
            </dt>
            <dd>
              <Price cents={price.totalCents} kuna />
            </dd>
          </div>
        </dl>
      ) : (
        <p>{text("price.choose")}</p>
      )}
      <p className="small quiet">{text("price.payment")}</p>
    </section>
  );
}
