import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readBody } from "../../forms/answer-form.server.ts";
import { openForm } from "../../forms/open-form.server.ts";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { cartOfVisitor } from "../../session/account-cart.server.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { sessionOf } from "../../session/user.server.ts";
import { checkoutDefaults } from "../../shop/accounts/checkout-defaults.ts";
import { loadCart } from "../../shop/cart/load-cart.server.ts";
import { offeredCountries } from "../../shop/delivery/countries.ts";
import { COUNTRY_OF_LANGUAGE } from "../../shop/delivery/delivery.ts";
import { listShippingPrices } from "../../shop/delivery/shipping-prices.store.server.ts";
import { checkoutConstraints, checkoutForm } from "../../shop/orders/checkout-schema.server.ts";
import { offeredPayments } from "../../shop/payment/payment.ts";
import { answerCheckout } from "./answer-checkout.server.ts";
import sheet from "./checkout.css?url";
import { CheckoutForm } from "./checkout-form.tsx";
import { EmptyCheckout } from "./empty-checkout.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { i18n: ["checkout", "order"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "checkout");
  const { platform, language } = screenRequest;
  const session = await sessionOf(args.request, platform);
  const { cart } = await cartOfVisitor(args.request, platform, session);
  const [{ lines }, prices] = await Promise.all([
    loadCart(platform, language, cart),
    listShippingPrices(platform.database.read),
  ]);
  const collator = new Intl.Collator(language);
  const countries = offeredCountries(prices)
    .map(({ countryCode, translations, orderable }) => ({ countryCode, orderable, name: translations[language] }))
    .sort((a, b) => collator.compare(a.name, b.name));
  return {
    page: describePage(screenRequest, "checkout"),
    lines,
    countries,
    prices,
    payments: offeredPayments(platform.settings, "pickup"),
    setup: openForm(screenRequest, checkoutForm, checkoutConstraints),
    defaults: session && checkoutDefaults(session.user, COUNTRY_OF_LANGUAGE[language]),
  };
}

export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "checkout");
  return answerCheckout(screenRequest, await readBody(args.request));
}

/** The checkout, on one page; an order inquiry where the country cannot order (docs/rules.md "Ordering"). */
export default function Checkout() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  if (loaded.lines.length === 0) return <EmptyCheckout soldOut={answer?.formError?.items ?? []} />;
  return <CheckoutForm {...loaded} answer={answer} />;
}
