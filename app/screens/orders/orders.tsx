import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readBody } from "../../forms/answer-form.server.ts";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { answerOrderChange } from "../../frame/orders/answer-order-change.server.ts";
import { loadOrderView } from "../../frame/orders/load-order-view.server.ts";
import { answerOrderAgain } from "../../frame/orders/order-again.server.ts";
import { textField } from "../../platform/flat-fields.ts";
import { pathTo } from "../../routing/paths.ts";
import { cartOfVisitor } from "../../session/account-cart.server.ts";
import { requireUser } from "../../session/guards.server.ts";
import { notFound, openScreen } from "../../session/screen-request.server.ts";
import { findOrderOfUser } from "../../shop/orders/account-orders.store.server.ts";
import { loadOrders } from "./load-orders.server.ts";
import { OrderDetail } from "./order-detail.tsx";
import { OrderList } from "./order-list.tsx";
import sheet from "./orders.css?url";

export const links = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { i18n: ["orders", "order"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

/** The list, or with `?order=` one order; other accounts' orders do not exist here (docs/promises.md "Nobody takes what is not theirs"). */
export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "orders");
  const { user } = await requireUser(screenRequest);
  const page = describePage(screenRequest, "orders");
  const number = screenRequest.url.searchParams.get("order");
  if (number === null) return { page, orders: await loadOrders(screenRequest, user.id), detail: null };
  const order = await findOrderOfUser(screenRequest.platform.database.read, user.id, number);
  if (!order) throw notFound();
  return { page, orders: [], detail: await loadOrderView(screenRequest, order) };
}

/** Changes an order, or orders it again: available goods go into the cart, and the order's page names the others. */
export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "orders");
  const session = await requireUser(screenRequest);
  const { platform, language } = screenRequest;
  const body = await readBody(args.request);
  const changes = textField(body, "intent") !== "";
  const number = changes ? (screenRequest.url.searchParams.get("order") ?? "") : textField(body, "order");
  const order = await findOrderOfUser(platform.database.read, session.user.id, number);
  if (!order) throw notFound();
  if (changes) {
    const page = pathTo("orders", language, {}, { order: order.number });
    return answerOrderChange(screenRequest, order, body, page);
  }
  const { cart } = await cartOfVisitor(args.request, platform, session);
  return answerOrderAgain(screenRequest, order, cart, (query) =>
    pathTo("orders", language, {}, { order: order.number, ...query }),
  );
}

export default function Orders() {
  const { orders, detail } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return detail ? <OrderDetail {...detail} answer={answer} /> : <OrderList orders={orders} />;
}
