import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { findOrderByToken } from "../../shop/orders/orders.store.server.ts";
import type { Payment } from "../../shop/payment/payment.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PackedBox } from "../../ui/drawings/scenes/packed-box.tsx";
import { ResultPage } from "../../ui/result-page.tsx";

export const handle = { i18n: ["order-success"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "order-success");
  const token = screenRequest.url.searchParams.get("order");
  const order = token ? await findOrderByToken(screenRequest.platform.database.read, token) : null;
  const text = screenRequest.text("order-success");
  const unknown = { title: text("unknown.title"), description: text("unknown.text") };
  return {
    page: describePage(screenRequest, "order-success", order ? undefined : unknown),
    order: order && {
      number: order.number,
      email: order.email,
      token: order.token,
      payment: order.payment,
      isPaid: order.paidAt !== null,
    },
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
  if (!order) {
    return (
      <ResultPage drawing={<PackedBox />} title={text("unknown.title")} actions={shop}>
        {text("unknown.text")}
      </ResultPage>
    );
  }
  const { number, email, token, payment, isPaid } = order;
  const view = <ButtonLink href={pathTo("order", language, { token })}>{text("view")}</ButtonLink>;
  return (
    <ResultPage
      drawing={<PackedBox />}
      title={text("title")}
      actions={
        <>
          {view}
          {shop}
        </>
      }
    >
      <p>
        <strong>{text("number", { number })}</strong>
      </p>
      <p>{text(mailText(payment, isPaid), { email })}</p>
    </ResultPage>
  );
}

/** What is said of the mail: this page alone proves no payment, so that an order by card says how it stands. */
function mailText(payment: Payment, isPaid: boolean): string {
  if (payment === "cash") return "mailCash";
  if (payment === "transfer") return "mail";
  return isPaid ? "mailCard" : "waitsForCard";
}
