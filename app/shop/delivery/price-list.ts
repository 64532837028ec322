import type { ShippingPrice } from "./delivery.ts";

/**
 * What delivery costs in each country, and from which worth of goods on it is free (docs/rules.md "Ordering"); each start
 * brings it into the database. Croatia can order; to its neighbours there are prices too, which the answer to an inquiry may quote.
 */
export const PRICE_LIST: readonly ShippingPrice[] = [
  { countryCode: "HR", orderable: true, firstBoxCents: 590, furtherBoxCents: 300, freeFromCents: 15_000 },
  { countryCode: "SI", orderable: false, firstBoxCents: 1490, furtherBoxCents: 700, freeFromCents: null },
  { countryCode: "IT", orderable: false, firstBoxCents: 1990, furtherBoxCents: 900, freeFromCents: null },
  { countryCode: "AT", orderable: false, firstBoxCents: 1990, furtherBoxCents: 900, freeFromCents: null },
  { countryCode: "DE", orderable: false, firstBoxCents: 2490, furtherBoxCents: 1200, freeFromCents: null },
];
