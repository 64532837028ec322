import { ADDRESSES } from "../../routing/paths.ts";
import { catalogueQuery, productQuery, suggestionsQuery } from "../catalogue-query.server.ts";
import type { CallSpec } from "./openapi-call.server.ts";

/** The calls about what is sold, and where it is sent to. */
export const catalogueCalls: readonly CallSpec[] = [
  {
    id: "listProducts",
    method: "get",
    path: ADDRESSES.products,
    summary: "The catalogue, or one category of it",
    query: catalogueQuery,
    example: { lang: "en", category: "wine" },
    answer: "products",
    status: 200,
  },
  {
    id: "getProduct",
    method: "get",
    path: `${ADDRESSES.products}/{slug}`,
    summary: "One product with everything that its page shows",
    params: { slug: "malvazija-2025" },
    query: productQuery,
    example: { lang: "de" },
    answer: "product",
    status: 200,
  },
  {
    id: "suggestAnswers",
    method: "get",
    path: ADDRESSES.searchSuggestions,
    summary: "What somebody may be looking for: up to five products and three pages, mistyped words forgiven",
    query: suggestionsQuery,
    example: { lang: "en", q: "malvazia" },
    answer: "suggestions",
    status: 200,
    counted: true,
  },
  {
    id: "listCountries",
    method: "get",
    path: ADDRESSES.shippingPricesCodes,
    summary: "The countries that are offered; to those that are not orderable an inquiry comes first",
    example: {},
    answer: "countries",
    status: 200,
  },
];
