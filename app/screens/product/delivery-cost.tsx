import { useText } from "../../i18n/text.ts";
import { centsToFreeDelivery, deliveryCents, type Parcel, type ShippingPrice } from "../../shop/delivery/delivery.ts";
import { useMoney } from "../../ui/price.tsx";

type Props = {
  /** Of the country that the texts of the page's language name. */
  price: ShippingPrice;
  /** What lies in the cart; its worth without the fee. Null where nothing is known of a cart: then it is one box. */
  parcel: Parcel | null;
};

const ONE_BOX: Parcel = { grossCents: 0, boxes: 1 };

/** What delivery costs the reader, and where it gets free, how much is missing to that, as a bar too (docs/rules.md "Ordering"). */
export function DeliveryCost({ price, parcel }: Props) {
  const text = useText();
  const money = useMoney();
  const { freeFromCents, orderable } = price;
  const { boxes, grossCents } = parcel ?? ONE_BOX;
  const className = parcel ? "free-delivery" : undefined;
  const cost = money(deliveryCents("courier", price, { grossCents, boxes }) ?? 0);
  if (freeFromCents === null) {
    const words = text("cart.deliveryCost", { cost, count: Math.max(boxes, 1) });
    return <p className={className}>{orderable ? words : `${words} ${text("cart.byInquiry")}`}</p>;
  }
  if (!parcel) return <p>{text("cart.freeFrom", { cost, price: money(freeFromCents) })}</p>;
  const missing = centsToFreeDelivery(price, grossCents) ?? 0;
  const words =
    missing === 0 ? text("cart.freeDelivery") : text("cart.toFreeDelivery", { cost, price: money(missing) });
  return (
    <p className={className}>
      {words}
      <progress aria-label={words} max={freeFromCents} value={freeFromCents - missing} />
    </p>
  );
}
