import type { LoaderFunctionArgs } from "@remix-run/node";
import { READ_ONLY } from "../routing/methods.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { offeredCountries } from "../shop/delivery/countries.ts";
import { listShippingPrices } from "../shop/delivery/shipping-prices.store.server.ts";
import { notAllowed, problem } from "./answers/problem.server.ts";
import { wantedAnswer } from "./negotiation.server.ts";

export const action = notAllowed(READ_ONLY);

/** `GET /api/shipping-prices/codes`: the offered countries with their names (docs/interface.md "Calls"). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!wantedAnswer(request)) return problem(406, "notAcceptable");
  const { database } = await platformOf(context);
  const countries = offeredCountries(await listShippingPrices(database.read));
  const data = countries.map(({ countryCode, translations, orderable }) => ({
    country_code: countryCode,
    translations,
    orderable,
  }));
  return Response.json({ data });
}
