import type { LoaderFunctionArgs } from "@remix-run/node";
import { MINUTES, SECONDS } from "../platform/system/clock.ts";
import { READ_ONLY } from "../routing/methods.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { listProducts } from "../shop/catalogue/products.store.server.ts";
import { notAllowed, problem } from "./answers/problem.server.ts";
import { catalogueQuery, parseQuery } from "./call-queries.server.ts";
import { wantedAnswer } from "./negotiation.server.ts";
import { productInList } from "./product-json.ts";

export const action = notAllowed(READ_ONLY);

/** How long a program may show what it has without asking again. */
export const CATALOGUE_LIFE = { "Cache-Control": `public, max-age=${MINUTES / SECONDS}` };

/** `GET /api/products?lang=&category=`: the catalogue (docs/interface.md "Calls"). The front door gives it its tag. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!wantedAnswer(request)) return problem(406, "notAcceptable");
  const { database, settings } = await platformOf(context);
  const query = parseQuery(request, catalogueQuery);
  if (!query.success) return problem(422, "invalid", query.error);
  const { lang, category } = query.data;
  const products = await listProducts(database.read, lang, category);
  const data = products.map((product) => productInList(product, lang, settings.publicUrl));
  return Response.json({ data }, { headers: CATALOGUE_LIFE });
}
