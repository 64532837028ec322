import { useText } from "../../i18n/text.ts";
import type { ShippingPrice } from "../../shop/delivery/delivery.ts";
import { Price, useMoney } from "../../ui/price.tsx";

type NamedPrice = ShippingPrice & { country: string };
type Props = { prices: readonly NamedPrice[] };

/** Delivery prices where orders are possible, a table per country. */
export function OrderPrices({ prices }: Props) {
  const text = useText("delivery");
  const money = useMoney();
  return prices.map(({ country, countryCode, firstBoxCents, furtherBoxCents, freeFromCents }) => (
    <table className="figures sums" key={countryCode}>
      <caption className={prices.length === 1 ? "visually-hidden" : undefined}>{country}</caption>
      <tbody>
        <tr>
          <th scope="row">{text("prices.first")}</th>
          <td>
            <Price cents={firstBoxCents} kuna />
          </td>
        </tr>
        <tr>
          <th scope="row">{text("prices.further")}</th>
          <td>
            <Price cents={furtherBoxCents} kuna />
          </td>
        </tr>
        {freeFromCents !== null && (
          <tr>
            <th scope="row">{text("prices.freeFrom", { amount: money(freeFromCents) })}</th>
            <td>{text("prices.free")}</td>
          </tr>
        )}
        <tr>
          <th scope="row">{text("prices.pickup")}</th>
          <td>{text("prices.free")}</td>
        </tr>
      </tbody>
    </table>
  ));
}

/** Usual delivery prices where an inquiry comes first. */
export function InquiryPrices({ prices }: Props) {
  const text = useText("delivery");
  if (prices.length === 0) return null;
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{text("prices.country")}</th>
          <th scope="col">{text("prices.first")}</th>
          <th scope="col">{text("prices.further")}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ country, countryCode, firstBoxCents, furtherBoxCents }) => (
          <tr key={countryCode}>
            <th scope="row">{country}</th>
            <td>
              <Price cents={firstBoxCents} kuna />
            </td>
            <td>
              <Price cents={furtherBoxCents} kuna />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
