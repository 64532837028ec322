import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { pathTo } from "../../routing/paths.ts";
import { notFound, openScreen } from "../../session/screen-request.server.ts";
import { startCardAttempt } from "../../shop/card-payments/start-card-attempt.server.ts";
import { findOrderByToken } from "../../shop/orders/orders.store.server.ts";
import { LeaveForm } from "./leave-form.tsx";
import { openLeaveForm } from "./open-leave-form.server.ts";

export const handle = { i18n: ["card-payment"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data?.page),
  // The address is the key to somebody's order.
  { name: "robots", content: "noindex" },
];

/** Where a buyer leaves for the card page; an order that cannot be paid by card shows its state instead. */
export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "card-payment");
  const { language, platform, params, url } = screenRequest;
  const order = await findOrderByToken(platform.database.read, params.token ?? "");
  if (!order) throw notFound();
  const form = await openLeaveForm(screenRequest, order, url.searchParams.get("attempt"));
  if (!form) throw redirect(pathTo("order", language, { token: order.token }), 302);
  const text = screenRequest.text("card-payment");
  const description = text("meta.description");
  return {
    page: describePage(screenRequest, "card-payment", { title: text("title", { number: order.number }), description }),
    number: order.number,
    totalCents: order.totalCents,
    form,
  };
}

/** Begins an attempt under its own number, and shows the form that leads to the card page. */
export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "card-payment");
  const { language, platform, params } = screenRequest;
  const token = params.token ?? "";
  const started = await startCardAttempt(platform, { token });
  if (!started.ok && started.reason === "tooMany") {
    return redirect(pathTo("order-error", language, {}, { order: token }), 303);
  }
  if (!started.ok) return redirect(pathTo("order", language, { token }), 303);
  const attempt = started.attempt.number;
  return redirect(pathTo("card-payment", language, { token }, { attempt }), 303);
}

export default function CardPayment() {
  const loaded = useLoaderData<typeof loader>();
  return <LeaveForm key={loaded.form.action} {...loaded} />;
}
