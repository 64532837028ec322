import { useText } from "../../i18n/text.ts";
import type { Delivery } from "../../shop/delivery/delivery.ts";
import type { CheckoutFigures } from "../../shop/orders/checkout-figures.ts";
import type { OrderLine } from "../../shop/orders/order.ts";
import { FiguresTable, OrderLines } from "../../ui/figures.tsx";
import { EditCart } from "./at-a-glance.tsx";

type Props = { lines: OrderLine[]; shown: CheckoutFigures; delivery: Delivery };

/** The lines of the order and their total. For an inquiry, delivery is the list price, or not known yet. */
export function OrderSummary({ lines, shown, delivery }: Props) {
  const text = useText("checkout");
  const { figures, deliveryPrice } = shown;
  return (
    <>
      <h2 id="checkout-summary-title">{text("summary")}</h2>
      <EditCart />
      <OrderLines lines={lines} />
      <FiguresTable figures={figures} delivery={delivery} deliveryPrice={deliveryPrice} />
      {deliveryPrice === "listed" && <p className="checkout-note">{text("deliveryListed")}</p>}
      {deliveryPrice === "toBeAgreed" && <p className="checkout-note">{text("deliveryOnRequest")}</p>}
      {delivery === "pickup" && <p className="checkout-note">{text("pickupNote")}</p>}
    </>
  );
}
