import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import type { Language } from "../../i18n/languages.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { FEE_PER_BOTTLE_CENTS } from "../../shop/cart/bottle-fee.ts";
import { countryName } from "../../shop/delivery/countries.ts";
import { HOME_COUNTRY, type ShippingPrice } from "../../shop/delivery/delivery.ts";
import { listShippingPrices } from "../../shop/delivery/shipping-prices.store.server.ts";
import { holdingDays } from "../../shop/terms/holding-days.server.ts";
import { LegalText } from "../../ui/legal-text.tsx";
import { useMoney } from "../../ui/price.tsx";
import { InquiryPrices, OrderPrices } from "./delivery-prices.tsx";

export const handle = { i18n: ["delivery"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "delivery");
  const prices = await listShippingPrices(screenRequest.platform.database.read);
  return {
    page: describePage(screenRequest, "delivery"),
    days: holdingDays(screenRequest.platform.settings, screenRequest.language),
    prices: byName(prices, screenRequest.language),
  };
}

/** The country of the winery, then the others by their names in the reader's language. */
function byName(prices: readonly ShippingPrice[], language: Language) {
  const { compare } = new Intl.Collator(language);
  return prices
    .map((price) => ({ ...price, country: countryName(price.countryCode, language) }))
    .sort((one, other) => rank(one) - rank(other) || compare(one.country, other.country));
}

const rank = ({ countryCode }: ShippingPrice) => (countryCode === HOME_COUNTRY ? 0 : 1);

/** How parcels travel and what that costs: the same prices as the checkout's, from the database. */
export default function Delivery() {
  const { prices, days } = useLoaderData<typeof loader>();
  const money = useMoney();
  return (
    <LegalText
      screen="delivery"
      values={{ ...days, fee: money(FEE_PER_BOTTLE_CENTS) }}
      slots={{
        prices: <OrderPrices prices={prices.filter(({ orderable }) => orderable)} />,
        abroad: <InquiryPrices prices={prices.filter(({ orderable }) => !orderable)} />,
      }}
    />
  );
}
