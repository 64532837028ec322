import { useText } from "../../i18n/text.ts";
import { totals } from "../../shop/cart/totals.ts";
import type { Delivery } from "../../shop/delivery/delivery.ts";
import type { OrderFigures, OrderLine } from "../../shop/orders/order.ts";
import { FiguresTable, OrderLines } from "../../ui/figures.tsx";

type Props = { lines: OrderLine[]; figures: OrderFigures | null; delivery: Delivery };

/** What is being ordered and what it comes to. Where an inquiry comes first, delivery is not known yet. */
export function OrderSummary({ lines, figures, delivery }: Props) {
  const text = useText("checkout");
  const goods = totals(lines);
  return (
    <>
      <h2 id="checkout-summary-title">{text("summary")}</h2>
      <OrderLines lines={lines} />
      <FiguresTable figures={figures ?? { ...goods, deliveryCents: null }} />
      {!figures && <p className="checkout-note">{text("deliveryOnRequest")}</p>}
      {figures && delivery === "pickup" && <p className="checkout-note">{text("pickupNote")}</p>}
    </>
  );
}
