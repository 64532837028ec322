import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useText } from "../../i18n/text.ts";
import { notFound, openScreen } from "../../session/screen-request.server.ts";
import { orderSheet } from "../../shop/orders/order-sheet.ts";
import { findOrderByToken } from "../../shop/orders/orders.store.server.ts";
import { OrderFacts, OrderGoods, SellerHead } from "../../ui/order-sheet.tsx";
import sheet from "./order.css?url";

export const links = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { i18n: ["order"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data?.page),
  // The address is the key to somebody's order.
  { name: "robots", content: "noindex" },
];

/** A guest's own link: who has its 128 bits may read the order. */
export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "order");
  const { language, platform, params } = screenRequest;
  const order = await findOrderByToken(platform.database.read, params.token ?? "");
  if (!order) throw notFound();
  const text = screenRequest.text("order");
  const title = text("title", { number: order.number });
  return {
    page: describePage(screenRequest, "order", { title, description: text("meta.description") }),
    order: orderSheet(order, language),
  };
}

export default function OrderPage() {
  const { order } = useLoaderData<typeof loader>();
  const text = useText("order");
  const { number, state, placedAt } = order;
  return (
    <div className="wrap order-sheet">
      <SellerHead />
      <header>
        <h1>{text("title", { number })}</h1>
        <p className="quiet">
          {text("placedOn", { date: placedAt })} · {text("state")}: {text(`states.${state}`)}
        </p>
      </header>
      <OrderGoods order={order} />
      <OrderFacts order={order} />
    </div>
  );
}
