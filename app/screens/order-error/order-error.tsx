import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readBody } from "../../forms/answer-form.server.ts";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { answerOrderChange, openOrderForms } from "../../frame/orders/answer-order-change.server.ts";
import { withDayUnbroken } from "../../i18n/date-in-words.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { notFound, openScreen, type ScreenRequest } from "../../session/screen-request.server.ts";
import { findOrderChoices } from "../../shop/card-payments/find-order-choices.server.ts";
import { findOrderByToken } from "../../shop/orders/orders.store.server.ts";
import { untilMoment } from "../../shop/winery/moment-in-words.ts";
import { wineryInTexts } from "../../shop/winery/winery-in-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { RareDrawing } from "../../ui/drawings/scenes/rare-drawing.tsx";
import { Linked } from "../../ui/linked.tsx";
import { ResultPage } from "../../ui/result-page.tsx";
import { UnpaidOrder } from "./unpaid-order.tsx";

export const handle = { i18n: ["order-error", "order"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

/** With `?order=` and an order's token: the order whose payment failed, which still exists and can be paid. */
export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "order-error");
  const { platform, language } = screenRequest;
  const order = await orderOf(screenRequest);
  const choices = order && (await findOrderChoices(platform, order));
  return {
    page: describePage(screenRequest, "order-error"),
    setups: openOrderForms(screenRequest),
    order: order && {
      number: order.number,
      token: order.token,
      totalCents: order.totalCents,
      canPay: choices?.payByTransfer === true,
      takesCard: choices?.payByCard === true,
      isReviewed: choices?.isReviewed === true,
      heldUntil: order.heldUntil === null ? "" : withDayUnbroken(untilMoment(order.heldUntil, language)),
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "order-error");
  const order = await orderOf(screenRequest);
  if (!order) throw notFound();
  const next = pathTo("order", screenRequest.language, { token: order.token });
  return answerOrderChange(screenRequest, order, await readBody(args.request), next);
}

async function orderOf({ platform, url }: ScreenRequest) {
  const token = url.searchParams.get("order");
  return token ? findOrderByToken(platform.database.read, token) : null;
}

/** An order or its payment failed: an apology, and the ways to go on. */
export default function OrderError() {
  const { order, setups } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const text = useText("order-error");
  const language = useLanguage();
  if (order) return <UnpaidOrder order={order} setups={setups} answer={answer} />;
  return (
    <ResultPage
      drawing={<RareDrawing name="brokenGlass" />}
      className="result-long"
      title={text("title")}
      actions={
        <>
          <ButtonLink href={pathTo("checkout", language)}>{text("again")}</ButtonLink>
          <ButtonLink href={pathTo("contact", language)} kind="secondary">
            {text("contact")}
          </ButtonLink>
        </>
      }
    >
      <p>{text("text")}</p>
      <p>
        <Linked text={text("help", wineryInTexts(language))} />
      </p>
    </ResultPage>
  );
}
