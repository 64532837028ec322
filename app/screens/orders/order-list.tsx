import { useLanguage, useText } from "../../i18n/text.ts";
import { assetPath, pathTo } from "../../routing/paths.ts";
import { isGivenUp, type OrderState } from "../../shop/orders/order-states.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { Link } from "../../ui/link.tsx";
import { NothingYet } from "../../ui/nothing-yet.tsx";
import { Price } from "../../ui/price.tsx";

/** An order, with the first of its products, and all of them in words. */
type Row = {
  number: string;
  firstId: string;
  goods: string;
  date: string;
  totalCents: number;
  state: OrderState;
  delivery: string;
};

/** An account's orders: number, date and time, price, state. */
export function OrderList({ orders }: { orders: Row[] }) {
  const text = useText("orders");
  const states = useText("order");
  const language = useLanguage();
  if (orders.length === 0) return <NoOrders />;
  return (
    <div className="wrap orders">
      <p className="orders-back">
        <Link to={pathTo("profile", language)}>{text("profile")}</Link>
      </p>
      <h1>{text("title")}</h1>
      <ul className="plain-list orders-list">
        {orders.map(({ number, firstId, goods, date, totalCents, state, delivery }) => (
          <li key={number} className={isGivenUp(state) ? "orders-given-up" : undefined}>
            <img src={assetPath(firstId, "thumb")} alt="" width="32" height="80" loading="lazy" />
            <Link className="orders-number" to={pathTo("orders", language, {}, { order: number })}>
              {states("title", { number })}
            </Link>
            <span className="orders-date">{date}</span>
            <span className="orders-goods">{goods}</span>
            <span className="orders-standing">
              <span className={`orders-state orders-state-${state}`}>
                {states(state === "done" ? `states.done.${delivery}` : `states.${state}`)}
              </span>
              {state === "awaitingPayment" && (
                <Link className="orders-pay" to={`${pathTo("orders", language, {}, { order: number })}#order-payment`}>
                  {text("pay")}
                </Link>
              )}
            </span>
            <strong className="orders-price">
              <Price cents={totalCents} kuna />
            </strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoOrders() {
  const text = useText("orders");
  return (
    <NothingYet drawing={<Scene name="corkscrew" first />} title={text("empty.title")} shop={text("empty.shop")}>
      <p>{text("empty.text")}</p>
    </NothingYet>
  );
}
