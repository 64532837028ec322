import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { LANGUAGE_TAGS } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.ts";
import { WINERY_TIME_ZONE } from "../../platform/clock.ts";
import { notFound, openScreen } from "../../session/screen-request.server.ts";
import type { Address } from "../../shop/contact/address.ts";
import { countryName } from "../../shop/delivery/countries.ts";

import { findOrderByToken } from "../../shop/orders/orders.store.server.ts";
import { FiguresTable, OrderLines } from "../../ui/figures.tsx";
import { Withdrawal } from "../../ui/withdrawal.tsx";
import sheet from "./order.css?url";
import { TransferDetails } from "./transfer-details.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { i18n: ["order"] };
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../../frame/overlay/overlay.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data?.page),
  // The address is the key to somebody's order.
  { name: "robots", content: "noindex" },
];

/** A guest's own link: who has its 128 bits may read the order (threats, "reading another's order"). */
export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "order");
  const { language, platform, params } = screenRequest;
  const order = await findOrderByToken(platform.database.read, params.token ?? "");
  if (!order) throw notFound();
  const { id: _, orderKey: __, token: ___, createdAt, ...shown } = order;
  const title = screenRequest.text("order")("title", { number: order.number });
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: WINERY_TIME_ZONE,
  }).format(createdAt);
  const place = (address: Address) => [
    address.address,
    `${address.postalCode} ${address.city}`,
    countryName(address.country, language),
  ];
  return {
    page: describePage(screenRequest, "order", { title, description: screenRequest.text("order")("meta.description") }),
    order: shown,
    date,
    address: place(order.address),
    billing: place(order.billing),
  };
}

export default function OrderPage() {
  const { order, date, address, billing } = useLoaderData<typeof loader>();
  const text = useText("order");
  const { number, state, lines, payment, delivery, company, firstName, lastName, totalCents } = order;
  return (
    <div className="wrap order-page">
      <h1>{text("title", { number })}</h1>
      <p className="order-page-date">
        {text("placedOn", { date })} · {text("state")}: {text(`states.${state}`)}
      </p>
      <section aria-labelledby="order-goods">
        <h2 id="order-goods">{text("goods")}</h2>
        <OrderLines lines={lines} />
        <FiguresTable figures={order} />
      </section>
      <section aria-labelledby="order-payment">
        <h2 id="order-payment">{text("paymentTitle")}</h2>
        <p>{text(`payments.${payment}`)}</p>
        {payment === "transfer" && <TransferDetails number={number} totalCents={totalCents} />}
      </section>
      <section aria-labelledby="order-delivery">
        <h2 id="order-delivery">{text("deliveryTitle")}</h2>
        <p>{text(`deliveries.${delivery}`)}</p>
        <AddressLines lines={[`${firstName} ${lastName}`, ...address]} />
      </section>
      <section aria-labelledby="order-billing">
        <h2 id="order-billing">{text("billingTitle")}</h2>
        <AddressLines
          lines={
            company ? [company.name, company.taxNumber, company.address] : [`${firstName} ${lastName}`, ...billing]
          }
        />
      </section>
      <Withdrawal number={number} />
    </div>
  );
}

function AddressLines({ lines }: { lines: string[] }) {
  return (
    <address className="order-page-address">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
