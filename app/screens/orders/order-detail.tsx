import { Form, Link, useLocation } from "@remix-run/react";
import { withOverlay } from "../../frame/overlay/overlay.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import type { OrderFigures, OrderLine } from "../../shop/orders/order.ts";
import { Button } from "../../ui/button.tsx";
import { FiguresTable, OrderLines } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Withdrawal } from "../../ui/withdrawal.tsx";

type Props = {
  order: OrderFigures & { number: string; state: string; payment: string; delivery: string; lines: OrderLine[] };
  date: string;
  to: string[];
  bill: string[];
  /** Names of goods that are not in stock, or not as many of them. */
  missing: string[];
  /** What ordering again has done, if that led here. */
  again: "done" | "none" | null;
};

/** One order of an account: its lines and figures, and the way to order it again. */
export function OrderDetail({ order, date, to, bill, missing, again }: Props) {
  const text = useText("orders");
  const words = useText("order");
  const language = useLanguage();
  return (
    <div className="wrap orders orders-detail">
      <header>
        <p>
          <Link to={pathTo("orders", language)}>{text("back")}</Link>
        </p>
        <h1>{text("number", { number: order.number })}</h1>
        <p className="quiet">
          {date} · {words(`states.${order.state}`)}
        </p>
      </header>
      {again && <Again again={again} missing={missing} />}
      <section aria-labelledby="order-goods">
        <h2 id="order-goods">{words("goods")}</h2>
        <OrderLines lines={order.lines} />
        <FiguresTable figures={order} />
        <Form method="post" className="orders-again">
          <input type="hidden" name="order" value={order.number} />
          <Button>{text("again")}</Button>
          {!again && missing.length > 0 && (
            <p className="quiet small">{text("missing", { names: missing.join(", ") })}</p>
          )}
        </Form>
      </section>
      <section className="orders-facts">
        <h2>{words("deliveryTitle")}</h2>
        <p>{words(`deliveries.${order.delivery}`)}</p>
        <MatchedScreen lines={to} />
        <h2>{words("billingTitle")}</h2>
        <p>{words(`payments.${order.payment}`)}</p>
        <MatchedScreen lines={bill} />
        <Withdrawal number={order.number} />
      </section>
    </div>
  );
}

function Again({ again, missing }: { again: "done" | "none"; missing: string[] }) {
  const text = useText("orders");
  const { search } = useLocation();
  return (
    <Notice tone={again === "done" ? "success" : "alert"} title={text(`agains.${again}`)} className="orders-notice">
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

function MatchedScreen({ lines }: { lines: string[] }) {
  return (
    <address className="orders-place">
      {lines
        .filter((line) => line.trim() !== "")
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}
