import type { LoaderFunctionArgs } from "@remix-run/node";
import { translator } from "../i18n/i18next.server.ts";
import { READ_ONLY } from "../routing/methods.ts";
import { pathTo } from "../routing/paths.ts";
import { countPost, quotaHeaders } from "../session/count-post.server.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { tidyQuery } from "../shop/search/query.ts";
import { searchPages } from "../shop/search/search-pages.server.ts";
import { searchProducts } from "../shop/search/search-products.server.ts";
import { notAllowed, problem } from "./answers/problem.server.ts";
import { parseQuery, suggestionsQuery } from "./call-queries.server.ts";
import { wantedAnswer } from "./negotiation.server.ts";
import { productInCart } from "./product-json.ts";
import { CATALOGUE_LIFE } from "./products-call.ts";

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
  const counted = await countPost(platform, "suggestions", { clientAddress: context.clientAddress ?? "unknown" });
  if (!counted.ok) {
    const refused = problem(429, "tooOften");
    const headers = { ...quotaHeaders(counted.quota), "Retry-After": String(counted.retryAfterSeconds) };
    for (const [name, value] of Object.entries(headers)) refused.headers.set(name, value);
    return refused;
  }
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
