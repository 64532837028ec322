import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { DELIVERIES } from "../../shop/delivery/delivery.ts";
import { takenCards } from "../../shop/payment/card-providers.server.ts";
import { offeredPayments, PAYMENTS } from "../../shop/payment/payment.ts";
import { holdingDays } from "../../shop/terms/holding-days.server.ts";
import { LegalText } from "../../ui/legal-text.tsx";
import { PaymentList } from "./payment-list.tsx";

export const handle = { i18n: ["payment-method"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "payment-method");
  const offered = new Set(DELIVERIES.flatMap((delivery) => offeredPayments(screenRequest.platform.settings, delivery)));
  return {
    page: describePage(screenRequest, "payment-method"),
    days: holdingDays(screenRequest.platform.settings, screenRequest.language),
    cards: takenCards(screenRequest.platform.settings),
    payments: PAYMENTS.filter((payment) => offered.has(payment)),
  };
}

/** The payment methods that the checkout really offers. */
export default function PaymentMethod() {
  const { payments, cards, days } = useLoaderData<typeof loader>();
  return <LegalText screen="payment-method" slots={{ methods: <PaymentList {...{ payments, cards, days }} /> }} />;
}
