import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readBody } from "../../forms/answer-form.server.ts";
import { answerOrderChange, openOrderForms } from "../../forms/answer-order-change.server.ts";
import { CancelOrder, PayByTransfer, PayNow } from "../../forms/order-change-forms.tsx";
import { OrderedBox } from "../../frame/cart/ordered-box.tsx";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useText } from "../../i18n/text.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { notFound, openScreen } from "../../session/screen-request.server.ts";
import { findOrderChoices } from "../../shop/card-payments/find-order-choices.server.ts";
import { findOrderFiles } from "../../shop/orders/find-order-files.server.ts";
import { orderSheet } from "../../shop/orders/order-sheet.ts";
import { listTransitions } from "../../shop/orders/order-states.store.server.ts";
import { findOrderByToken } from "../../shop/orders/orders.store.server.ts";
import { OrderBody, SellerHead } from "../../ui/order-parts.tsx";
import { OrderSteps } from "../../ui/order-steps.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
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
  const order = await orderOf(platform, params.token);
  const text = screenRequest.text("order");
  const title = text("title", { number: order.number });
  const choices = await findOrderChoices(platform, order);
  return {
    page: describePage(screenRequest, "order", { title, description: text("meta.description") }),
    order: orderSheet(order, language, await listTransitions(platform.database.read, order.id)),
    files: await findOrderFiles(platform.database.read, order),
    choices,
    cardPage: choices.payByCard ? pathTo("card-payment", language, { token: order.token }) : null,
    setups: openOrderForms(screenRequest),
  };
}

/** Cancels, or changes how it is paid; a link alone never does, for mail programs follow links. */
export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "order");
  const order = await orderOf(screenRequest.platform, screenRequest.params.token);
  const next = pathTo("order", screenRequest.language, { token: order.token });
  return answerOrderChange(screenRequest, order, await readBody(args.request), next);
}

async function orderOf({ database }: Platform, token = "") {
  const order = await findOrderByToken(database.read, token);
  if (!order) throw notFound();
  return order;
}

export default function OrderPage() {
  const { order, files, cardPage, ...changes } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const text = useText("order");
  return (
    <div className="wrap order-sheet">
      <SellerHead />
      <header>
        <h1>
          <Unbroken sentence={text("title", { number: order.number })} part={order.number} />
        </h1>
        <p className="quiet">{text("placedOn", { on: order.placedAt })}</p>
        <PrintButton>{text("print")}</PrintButton>
      </header>
      <OrderSteps order={order} drawing={<OrderedBox lines={order.lines} state={order.state} />}>
        <PayNow cardPage={cardPage} files={files} />
      </OrderSteps>
      <OrderBody
        order={order}
        files={files}
        payOtherwise={<PayByTransfer {...changes} answer={answer} />}
        cancel={<CancelOrder {...changes} answer={answer} />}
      />
    </div>
  );
}
