import type { ReactNode } from "react";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { useText } from "../../i18n/text.ts";
import { OrderBody, SellerHead } from "../../ui/order-parts.tsx";
import { OrderSteps } from "../../ui/order-steps.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { OrderedBox } from "../cart/ordered-box.tsx";
import type { loadOrderView } from "./load-order-view.server.ts";
import { OrderAgainForm, OrderAgainNotice } from "./order-again.tsx";
import { CancelOrder, PayByTransfer, PayNow } from "./order-change-forms.tsx";

type Props = Awaited<ReturnType<typeof loadOrderView>> & {
  answer: FormAnswer | null | undefined;
  /** By which the page's action knows the form that orders again. */
  againField: { name: string; value: string };
  /** The way back, where there is one. */
  back?: ReactNode;
};

/** An order's page, for guests and accounts: its state, what was ordered, and what can still be done. */
export function OrderView({ order, files, cardPage, orderAgain, againField, back, ...changes }: Props) {
  const text = useText("order");
  return (
    <div className="wrap order-sheet">
      <SellerHead soldAt={order.soldAt} />
      <header>
        {back && <p className="order-sheet-back">{back}</p>}
        <h1>
          <Unbroken sentence={text("title", { number: order.number })} part={order.number} />
        </h1>
        <p className="quiet">{text("placedOn", { on: order.placedAt })}</p>
        <PrintButton>{text("print")}</PrintButton>
      </header>
      <OrderAgainNotice {...orderAgain} />
      <OrderSteps order={order} drawing={<OrderedBox lines={order.lines} state={order.state} />}>
        <PayNow cardPage={cardPage} files={files} />
      </OrderSteps>
      <OrderBody
        order={order}
        files={files}
        payOtherwise={<PayByTransfer {...changes} />}
        cancel={<CancelOrder {...changes} />}
      >
        <OrderAgainForm {...orderAgain} field={againField} kind={order.state === "done" ? "primary" : "secondary"} />
      </OrderBody>
    </div>
  );
}
