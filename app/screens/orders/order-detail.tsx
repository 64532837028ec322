import { Form, useLocation } from "@remix-run/react";
import type { openOrderForms } from "../../forms/answer-order-change.server.ts";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { CancelOrder, PayByTransfer, PayNow } from "../../forms/order-change-forms.tsx";
import { OrderedBox } from "../../frame/cart/ordered-box.tsx";
import { withOverlay } from "../../frame/overlay/overlay.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import type { OrderChoices } from "../../shop/orders/order-choices.ts";
import type { OrderFiles } from "../../shop/orders/order-files.ts";
import type { OrderSheet } from "../../shop/orders/order-sheet.ts";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OrderBody, SellerHead } from "../../ui/order-parts.tsx";
import { OrderSteps } from "../../ui/order-steps.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";

type Props = {
  order: OrderSheet;
  files: OrderFiles;
  choices: OrderChoices;
  cardPage: string | null;
  setups: ReturnType<typeof openOrderForms>;
  answer: FormAnswer | undefined;
  /** Names of goods that are not in stock, or not as many of them. */
  missing: string[];
  /** What ordering again has done, if that led here. */
  again: "done" | "none" | null;
};

/** One order of an account: what a guest's page of it shows, and the way to order it again. */
export function OrderDetail({ order, files, cardPage, missing, again, ...changes }: Props) {
  const text = useText("orders");
  const words = useText("order");
  const language = useLanguage();
  return (
    <div className="wrap order-sheet">
      <SellerHead />
      <header>
        <p className="order-sheet-back">
          <Link to={pathTo("orders", language)}>{text("back")}</Link>
        </p>
        <h1>
          <Unbroken sentence={text("number", { number: order.number })} part={order.number} />
        </h1>
        <p className="quiet">{words("placedOn", { on: order.placedAt })}</p>
        <PrintButton>{words("print")}</PrintButton>
      </header>
      <OrderSteps order={order} drawing={<OrderedBox lines={order.lines} state={order.state} />}>
        <PayNow cardPage={cardPage} files={files} />
      </OrderSteps>
      {again && <Again again={again} missing={missing} />}
      <OrderBody
        order={order}
        files={files}
        payOtherwise={<PayByTransfer {...changes} />}
        cancel={<CancelOrder {...changes} />}
      >
        <Form method="post" className="orders-again">
          <input type="hidden" name="order" value={order.number} />
          <Button>{text("again")}</Button>
          {!again && missing.length > 0 && (
            <p className="quiet small">{text("missing", { names: missing.join(", ") })}</p>
          )}
        </Form>
      </OrderBody>
    </div>
  );
}

function Again({ again, missing }: { again: "done" | "none"; missing: string[] }) {
  const text = useText("orders");
  const { search } = useLocation();
  return (
    <Notice tone={again === "done" ? "success" : "alert"} title={text(`agains.${again}`)}>
      {missing.length > 0 && <p>{text("missing", { names: missing.join(", ") })}</p>}
      {again === "done" && (
        <p>
          <Link to={withOverlay(search, "cartOpen")} preventScrollReset>
            {text("openCart")}
          </Link>
        </p>
      )}
    </Notice>
  );
}
