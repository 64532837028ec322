import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readBody } from "../../forms/answer-form.server.ts";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { answerOrderChange } from "../../frame/orders/answer-order-change.server.ts";
import { loadOrderView } from "../../frame/orders/load-order-view.server.ts";
import { answerOrderAgain } from "../../frame/orders/order-again.server.ts";
import { OrderView } from "../../frame/orders/order-view.tsx";
import { textField } from "../../platform/flat-fields.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { readCart } from "../../session/cart-cookie.server.ts";
import { notFound, openScreen } from "../../session/screen-request.server.ts";
import { findOrderByToken } from "../../shop/orders/orders.store.server.ts";
import sheet from "./order.css?url";

export const links = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { i18n: ["order"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data?.page),
  // The address is the key to somebody's order.
  { name: "robots", content: "noindex" },
];

/** A guest's own link: anyone with its 128 bits may read the order. */
export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "order");
  const { platform, params } = screenRequest;
  const order = await orderOf(platform, params.token);
  const text = screenRequest.text("order");
  const title = text("title", { number: order.number });
  return {
    page: describePage(screenRequest, "order", { title, description: text("meta.description") }),
    ...(await loadOrderView(screenRequest, order)),
  };
}

/** Cancels, changes the payment method, or orders again; a link alone never does, because mail programs follow links. */
export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "order");
  const { platform, language, params } = screenRequest;
  const order = await orderOf(platform, params.token);
  const page = (query = {}) => pathTo("order", language, { token: order.token }, query);
  const body = await readBody(args.request);
  if (textField(body, "intent") !== "again") return answerOrderChange(screenRequest, order, body, page());
  const { cart } = readCart(args.request, platform);
  return answerOrderAgain(screenRequest, order, cart, page);
}

async function orderOf({ database }: Platform, token = "") {
  const order = await findOrderByToken(database.read, token);
  if (!order) throw notFound();
  return order;
}

const AGAIN = { name: "intent", value: "again" };

export default function OrderPage() {
  const { page, ...view } = useLoaderData<typeof loader>();
  return <OrderView {...view} answer={useActionData<typeof action>()} againField={AGAIN} />;
}
