import { useText } from "../../i18n/text.ts";
import { centsToFreeDelivery, deliveryCents, type Parcel, type ShippingPrice } from "../../shop/delivery/delivery.ts";
import { useMoney } from "../../ui/price.tsx";

type Props = {
  /** Of the country that the texts of the page's language name. */
  price: ShippingPrice;
  /** What lies in the cart; its worth without the fee. */
  parcel: Parcel;
};

/** What delivery costs the reader, and where it gets free, how much is missing to that, as a bar too (docs/rules.md "Ordering"). */
export function DeliveryCost({ price, parcel }: Props) {
  const text = useText();
  const money = useMoney();
  const { freeFromCents } = price;
  const cost = money(deliveryCents("courier", price, parcel) ?? 0);
  if (freeFromCents === null) {
    const count = Math.max(parcel.boxes, 1);
    const asked = price.orderable ? "cart.deliveryCost" : "cart.deliveryByInquiry";
    return <p className="free-delivery">{text(asked, { cost, count })}</p>;
  }
  const missing = centsToFreeDelivery(price, parcel.grossCents) ?? 0;
  const words =
    missing === 0 ? text("cart.freeDelivery") : text("cart.toFreeDelivery", { cost, price: money(missing) });
  return (
    <p className="free-delivery">
      {words}
      <progress aria-label={words} max={freeFromCents} value={freeFromCents - missing} />
    </p>
  );
}
