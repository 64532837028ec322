import { useText } from "../../i18n/text.ts";
import { centsToFreeDelivery, deliveryCents, type Parcel, type ShippingPrice } from "../../shop/delivery/delivery.ts";
import { Price, useMoney } from "../../ui/price.tsx";

type Props = {
  /** Of the country that the texts of the page's language name; null where none is set. */
  price: ShippingPrice | null;
  parcel: Parcel;
};

/** What delivery costs the reader, beneath a total which it is no part of yet; and how much is missing until it is free, as a bar too (docs/rules.md "Ordering"). */
export function CartDelivery({ price, parcel }: Props) {
  const text = useText();
  const cents = deliveryCents("courier", price, parcel);
  return (
    <div className="cart-delivery">
      {cents !== null && (
        <p>
          {text("cart.deliveryTo")} <Price cents={cents} kuna />
        </p>
      )}
      <p className="quiet">
        {text("cart.delivery")} {price?.orderable === false && text("cart.byInquiry")}
      </p>
      {price && <UntilFree price={price} grossCents={parcel.grossCents} />}
    </div>
  );
}

/** @param grossCents what lies in the cart is worth, without the fee */
function UntilFree({ price, grossCents }: { price: ShippingPrice; grossCents: number }) {
  const text = useText();
  const money = useMoney();
  const missing = centsToFreeDelivery(price, grossCents);
  if (missing === null || price.freeFromCents === null) return null;
  const words = missing === 0 ? text("cart.freeDelivery") : text("cart.untilFree", { price: money(missing) });
  return (
    <p className="free-delivery">
      {words}
      <progress aria-label={words} max={price.freeFromCents} value={price.freeFromCents - missing} />
    </p>
  );
}
