import { useText } from "../../i18n/text.ts";
import { tastingPrice } from "../../shop/reservations/reservation.ts";
import type { Tastings } from "../../shop/reservations/tastings.ts";
import { Button } from "../../ui/button.tsx";
import { Price, useMoney } from "../../ui/price.tsx";
import type { Choice } from "./choice.ts";

type Props = { tastings: Tastings; choice: Choice };

const priceOf = ({ tastings, choice }: Props) =>
  choice.package && { chosen: choice.package, ...tastingPrice(tastings[choice.package], choice) };

/** The price of the chosen party, line by line; the total is in the bar below. */
export function PartyPrice(props: Props) {
  const text = useText("reservation");
  const money = useMoney();
  return (
    <section className="reservation-price" aria-labelledby="reservation-price-title">
      <h2 id="reservation-price-title">{text("price.title")}</h2>
      <dl>
        {priceOf(props)?.lines.map(({ what, count, eachCents, cents }) => (
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
      </dl>
      <p className="small quiet">{text("price.payment")}</p>
    </section>
  );
}

/** The total and the booking button; on narrow pages, where scripts keep the total up to date, it stays at the foot. */
export function ReserveBar({ sending, ...props }: Props & { sending: boolean }) {
  const text = useText("reservation");
  const price = priceOf(props);
  return (
    <div className="reservation-bar">
      {price ? (
        <p>
          <b>
            {text("price.total")} ({text(`packages.${price.chosen}.name`)})
          </b>
          <Price cents={price.totalCents} kuna />
        </p>
      ) : (
        <p className="small">{text("price.choose")}</p>
      )}
      <Button name="intent" value="reserve" disabled={sending}>
        {text("submit")}
      </Button>
    </div>
  );
}
