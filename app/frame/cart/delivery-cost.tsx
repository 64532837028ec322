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

/** What delivery costs the reader and how much is missing until it is free, also as a bar (docs/rules.md "Ordering"). */
export function DeliveryCost({ price, parcel }: Props) {
  const text = useText();
  const cost = useCostSentence({ price, parcel });
  const { freeFromCents, orderable } = price;
  const missing = parcel && centsToFreeDelivery(price, parcel.grossCents);
  return (
    <>
      <p className={parcel ? "free-delivery" : undefined}>
        {cost}
        {parcel && freeFromCents !== null && (
          <progress aria-label={cost} max={freeFromCents} value={freeFromCents - (missing ?? 0)} />
        )}
      </p>
      {!orderable && <p>{text("cart.byInquiry")}</p>}
    </>
  );
}

function useCostSentence({ price, parcel }: Props): string {
  const text = useText();
  const money = useMoney();
  const { boxes, grossCents } = parcel ?? ONE_BOX;
  const cost = money(deliveryCents("courier", price, { grossCents, boxes }) ?? 0);
  const missing = centsToFreeDelivery(price, grossCents);
  if (missing === null) return text("cart.deliveryCost", { cost, count: Math.max(boxes, 1) });
  if (missing === 0) return text("cart.freeDelivery");
  return parcel
    ? text("cart.toFreeDelivery", { cost, price: money(missing) })
    : text("cart.freeFrom", { cost, price: money(missing) });
}
