import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../i18n/languages.ts";
import { platformOf } from "../session/platform.server.ts";
import { isProductId } from "../shop/cart/cart.ts";
import { findProducts } from "../shop/catalogue/products.store.server.ts";
import { wantedAnswer } from "./negotiation.server.ts";
import { notAllowed, POST_ONLY, problem } from "./problem.server.ts";
import { productInCart } from "./told-product.ts";

const MOST_IDS = 100;

export const loader = notAllowed(POST_ONLY);

/** What the call takes. */
export const productsCartFields = z.object({
  products: z.array(z.string().max(64)).max(MOST_IDS),
  lang: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
});

/** `POST /api/products/cart`: what a cart shows of its products (contract, "Calls"); unknown ids are left out. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!wantedAnswer(request)) return problem(406, "notAcceptable");
  const { database } = await platformOf(context);
  const parsed = productsCartFields.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return problem(422, "invalid", parsed.error);
  const products = await findProducts(database.read, parsed.data.lang, parsed.data.products.filter(isProductId));
  return Response.json({ data: products.map(productInCart) });
}
