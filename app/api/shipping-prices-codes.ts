import type { LoaderFunctionArgs } from "@remix-run/node";
import { platformOf } from "../session/platform.server.ts";
import { offeredCountries } from "../shop/delivery/countries.ts";
import { listShippingPrices } from "../shop/delivery/shipping-prices.store.server.ts";

/** `GET /api/shipping-prices/codes`: the offered countries with their names (contract, "Calls"). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { database } = await platformOf(context);
  const countries = offeredCountries(await listShippingPrices(database.read));
  const data = countries.map(({ countryCode, translations, orderable }) => ({
    country_code: countryCode,
    translations,
    orderable,
  }));
  return Response.json({ data });
}
