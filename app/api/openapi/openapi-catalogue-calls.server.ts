import { catalogueQuery, productQuery, suggestionsQuery } from "../call-queries.server.ts";
import type { CallSpecs } from "./openapi-call.server.ts";

/** The calls about what is sold, and where it is sent to. */
export const catalogueCalls = {
  "products-call": {
    id: "listProducts",
    summary: "The catalogue, or one category of it",
    query: catalogueQuery,
    example: { lang: "en", category: "wine" },
    answer: "products",
    status: 200,
  },
  "product-call": {
    id: "getProduct",
    summary: "One product with everything that its page shows",
    params: { slug: "malvazija-2025" },
    query: productQuery,
    example: { lang: "de" },
    answer: "product",
    status: 200,
  },
  "search-suggestions": {
    id: "suggestAnswers",
    summary: "What somebody may be looking for: up to five products and three pages, mistyped words forgiven",
    query: suggestionsQuery,
    example: { lang: "en", q: "malvazia" },
    answer: "suggestions",
    status: 200,
    counted: true,
  },
  "shipping-prices-codes": {
    id: "listCountries",
    summary: "The countries that are offered; to those that are not orderable an inquiry comes first",
    example: {},
    answer: "countries",
    status: 200,
  },
} satisfies CallSpecs;
