import type { LoaderFunctionArgs } from "@remix-run/node";
import { translator } from "../i18n/i18next.server.ts";
import { READ_ONLY } from "../routing/methods.ts";
import { pathTo } from "../routing/paths.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { tidyQuery } from "../shop/search/query.ts";
import { searchPages } from "../shop/search/search-pages.server.ts";
import { searchProducts } from "../shop/search/search-products.server.ts";
import { notAllowed, problem } from "./answers/problem.server.ts";
import { parseQuery, suggestionsQuery } from "./call-queries.server.ts";
import { responseOf } from "./idempotency/idempotency-key.server.ts";
import { wantedAnswer } from "./negotiation.server.ts";
import { productInCart } from "./product-json.ts";
import { CATALOGUE_LIFE } from "./products-call.ts";
import { rateLimit } from "./rate-limit.server.ts";

export const action = notAllowed(READ_ONLY);

/** What fits beneath a field on a phone. */
const MAX_PRODUCTS = 5;
const MAX_PAGES = 3;

/**
 * `GET /search/suggestions?q=&lang=`: what somebody may be looking for who has typed as much (docs/interface.md "Calls"). The search
 * screen has every answer; the front door gives this one its tag.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!wantedAnswer(request)) return problem(406, "notAcceptable");
  const platform = await platformOf(context);
  const asked = parseQuery(request, suggestionsQuery);
  if (!asked.success) return problem(422, "invalid", asked.error);
  const clientAddress = context.clientAddress ?? "unknown";
  const { refused } = await rateLimit({ platform, clientAddress, pageLanguage: null }, "suggestions");
  if (refused) return responseOf(refused);
  const { lang } = asked.data;
  const { publicUrl } = platform.settings;
  const query = tidyQuery(asked.data.q);
  const products = query === "" ? [] : await searchProducts(platform.database.read, lang, query);
  const pages = query === "" ? [] : searchPages(lang, query);
  const data = {
    products: products.slice(0, MAX_PRODUCTS).map((product) => ({
      ...productInCart(product),
      url: publicUrl + pathTo("product", lang, { slug: product.slug }),
    })),
    pages: pages.slice(0, MAX_PAGES).map((screen) => ({
      name: translator(lang, screen)("meta.title"),
      url: publicUrl + pathTo(screen, lang),
    })),
  };
  return Response.json({ data }, { headers: CATALOGUE_LIFE });
}
