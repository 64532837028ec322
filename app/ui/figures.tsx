import { useText } from "../i18n/text.ts";
import { assetPath } from "../routing/paths.ts";
import type { Delivery } from "../shop/delivery/delivery.ts";
import type { DeliveryPrice, OpenFigures } from "../shop/orders/checkout-figures.ts";
import type { OrderLine } from "../shop/orders/order.ts";
import type { OrderEnd } from "../shop/orders/order-states.ts";
import { Price, useMoney } from "./price.tsx";

/** The lines of an order: product, quantity and price, and the sum of each. */
export function OrderLines({ lines, ended }: { lines: readonly OrderLine[]; ended?: OrderEnd | undefined }) {
  const money = useMoney();
  return (
    <ul className={ended ? "order-lines quiet" : "order-lines"}>
      {lines.map(({ productId, name, year, quantity, priceCents }) => (
        <li key={productId} className="order-line">
          <img src={assetPath(productId, "thumb")} alt="" width="32" height="80" loading="lazy" />
          <span className="order-line-name">
            {name} {year}
            <span className="order-line-quantity">{`${quantity} × ${money(priceCents)}`}</span>
          </span>
          <Price cents={priceCents * quantity} kuna />
        </li>
      ))}
    </ul>
  );
}

type Props = {
  figures: OpenFigures;
  /** What is collected costs nothing to hand over, and is not called delivered. */
  delivery: Delivery;
  deliveryPrice?: DeliveryPrice;
  /** How it has ended, where its total is no sum that is due. */
  ended?: OrderEnd | undefined;
};

/** All figures of a cart or an order, in the order in which they add up. Delivery is left out while it is unknown. */
export function FiguresTable({ figures, delivery, deliveryPrice = "ordered", ended }: Props) {
  const text = useText("order");
  const delivered = deliveryPrice === "listed" ? "listedDelivery" : "delivery";
  const handedOver = delivery === "pickup" ? "pickup" : delivered;
  const rows = [
    ["net", figures.netCents],
    ["tax", figures.taxCents],
    ["fee", figures.feeCents],
    [handedOver, figures.deliveryCents],
  ] as const;
  return (
    <table className={ended === "cancelled" ? "figures sums quiet" : "figures sums"}>
      <tbody className={ended && "quiet"}>
        {rows.map(([name, cents]) =>
          cents === null ? null : (
            <tr key={name}>
              <th scope="row">{text(`figures.${name}`)}</th>
              <td>{name === handedOver && cents === 0 ? text("figures.free") : <Price cents={cents} kuna />}</td>
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text(`figures.${ended ? `${ended}Total` : TOTAL_TEXTS[deliveryPrice]}`)}</th>
          <td>
            <Price cents={figures.totalCents} kuna />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const TOTAL_TEXTS: Record<DeliveryPrice, string> = {
  ordered: "total",
  listed: "listedTotal",
  toBeAgreed: "totalWithoutDelivery",
};
