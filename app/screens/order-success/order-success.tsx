import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { OrderedBox } from "../../frame/cart/ordered-box.tsx";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import type { Language } from "../../i18n/languages.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { findOrderFiles } from "../../shop/orders/find-order-files.server.ts";
import type { Order } from "../../shop/orders/order.ts";
import type { OrderFiles } from "../../shop/orders/order-files.ts";
import { orderSheet } from "../../shop/orders/order-sheet.ts";
import { isGivenUp } from "../../shop/orders/order-states.ts";
import { findOrderByToken } from "../../shop/orders/orders.store.server.ts";
import { isUnderReview } from "../../shop/orders/payments.store.server.ts";
import type { Payment } from "../../shop/payment/payment.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PackedBox } from "../../ui/drawings/scenes/packed-box.tsx";
import { OrderGoods, OrderPayment } from "../../ui/order-parts.tsx";
import { ResultPage } from "../../ui/result-page.tsx";
import sheet from "./order-success.css?url";

export const links = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { i18n: ["order-success", "order"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "order-success");
  const { platform } = screenRequest;
  const token = screenRequest.url.searchParams.get("order");
  const { read } = platform.database;
  const order = token ? await findOrderByToken(read, token) : null;
  // The same form, sent again once its order was off, leads here as well.
  if (order && isGivenUp(order.state)) {
    throw redirect(pathTo("order", screenRequest.language, { token: order.token }), 302);
  }
  const text = screenRequest.text("order-success");
  const unknown = { title: text("unknown.title"), description: text("unknown.text") };
  return {
    page: describePage(screenRequest, "order-success", order ? undefined : unknown),
    order: order && {
      ...shownOrder(order, screenRequest.language),
      files: await findOrderFiles(read, order),
      isReviewed: order.paidAt === null && (await isUnderReview(read, order.id)),
    },
  };
}

/** What the page shows of an order. */
function shownOrder(order: Order, language: Language) {
  const { email, token, paidAt } = order;
  const { number, state, payment, heldUntil, refundedCents, lines, delivery } = orderSheet(order, language);
  const { netCents, taxCents, grossCents, feeCents, deliveryCents, totalCents } = order;
  const figures = { netCents, taxCents, grossCents, feeCents, deliveryCents, totalCents };
  return {
    ...{ number, email, token, state, payment, delivery, heldUntil, refundedCents, lines, ...figures },
    isPaid: paidAt !== null,
  };
}

/** What a buyer sees once the order is stored; without an order's token, a page that is true for anybody. */
export default function OrderSuccess() {
  const { order } = useLoaderData<typeof loader>();
  const text = useText("order-success");
  const language = useLanguage();
  const shop = (
    <ButtonLink href={pathTo("our-products", language)} kind={order ? "secondary" : "primary"}>
      {text("shop")}
    </ButtonLink>
  );
  if (order) return <Thanks order={order} shop={shop} />;
  return (
    <ResultPage drawing={<PackedBox />} title={text("unknown.title")} actions={shop}>
      {text("unknown.text")}
    </ResultPage>
  );
}

type ThanksProps = {
  order: ReturnType<typeof shownOrder> & { files: OrderFiles; isReviewed: boolean };
  shop: ReactNode;
};

function Thanks({ order, shop }: ThanksProps) {
  const text = useText("order-success");
  const language = useLanguage();
  const words = useText("order");
  const { number, email, token, payment, isPaid, isReviewed, lines, files } = order;
  const actions = (
    <>
      <ButtonLink href={pathTo("order", language, { token })}>{text("view")}</ButtonLink>
      {shop}
    </>
  );
  const parts = (
    <>
      {files.codes && <OrderPayment order={order} files={files} />}
      <OrderGoods order={order} />
    </>
  );
  return (
    <ResultPage
      className="order-thanks"
      drawing={<OrderedBox lines={lines} />}
      title={text("title")}
      actions={actions}
      parts={parts}
    >
      <p>
        <strong>{text("number", { number })}</strong>
      </p>
      <p>{isReviewed ? words("review.text", { number }) : text(mailText(payment, isPaid), { email })}</p>
    </ResultPage>
  );
}

/** What is said of the mail: this page alone proves no payment, so that an order by card says how it stands. */
function mailText(payment: Payment, isPaid: boolean): string {
  if (payment === "cash") return "mailCash";
  if (payment === "transfer") return "mail";
  return isPaid ? "mailCard" : "waitsForCard";
}
