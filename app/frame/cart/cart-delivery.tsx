import { useText } from "../../i18n/text.ts";
import type { Parcel, ShippingPrice } from "../../shop/delivery/delivery.ts";
import { DeliveryCost } from "./delivery-cost.tsx";

type Props = {
  /** Of the country that the texts of the page's language name; null where none is set. */
  price: ShippingPrice | null;
  parcel: Parcel;
};

/** The price of delivery, in words: in the column of figures above the total, which excludes it, readers would add it up. */
export function CartDelivery({ price, parcel }: Props) {
  const text = useText();
  return (
    <div className="cart-delivery">
      {price && <DeliveryCost price={price} parcel={parcel} />}
      {/* Where delivery is asked for, its price comes with the answer. */}
      {price?.orderable !== false && <p className="quiet">{text("cart.delivery")}</p>}
    </div>
  );
}
