import type { LoaderFunctionArgs } from "@remix-run/node";
import { READ_ONLY } from "../routing/methods.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { findProductBySlug } from "../shop/catalogue/products.store.server.ts";
import { notAllowed, problem } from "./answers/problem.server.ts";
import { parseQuery, productQuery } from "./call-queries.server.ts";
import { wantedAnswer } from "./negotiation.server.ts";
import { wholeProduct } from "./product-json.ts";
import { CATALOGUE_LIFE } from "./products-call.ts";

export const action = notAllowed(READ_ONLY);

/** `GET /api/products/{slug}?lang=`: one product with everything that its page shows (docs/interface.md "Calls"). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (!wantedAnswer(request)) return problem(406, "notAcceptable");
  const { database, settings } = await platformOf(context);
  const query = parseQuery(request, productQuery);
  if (!query.success) return problem(422, "invalid", query.error);
  const { lang } = query.data;
  const product = await findProductBySlug(database.read, lang, params.slug ?? "");
  if (!product) return problem(404, "unknownProduct");
  return Response.json({ data: wholeProduct(product, lang, settings.publicUrl) }, { headers: CATALOGUE_LIFE });
}
