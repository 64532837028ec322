import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/page.server.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { openVisit } from "../../session/visit.server.ts";
import { DELIVERIES } from "../../shop/delivery/delivery.ts";
import { offeredPayments, PAYMENTS } from "../../shop/payment/payment.ts";
import { LegalText } from "../../ui/legal-text.tsx";
import { PaymentList } from "./payment-list.tsx";

export const handle = { i18n: ["payment-method"] };
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../../frame/overlay/overlay.ts";
export { publicPage as headers } from "../../frame/page-meta.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args, "payment-method");
  const offered = new Set(DELIVERIES.flatMap((delivery) => offeredPayments(visit.platform.settings, delivery)));
  return { page: describePage(visit, "payment-method"), payments: PAYMENTS.filter((payment) => offered.has(payment)) };
}

/** The ways to pay that the checkout really offers. */
export default function PaymentMethod() {
  const { payments } = useLoaderData<typeof loader>();
  return <LegalText screen="payment-method" slots={{ methods: <PaymentList payments={payments} /> }} />;
}
