import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../i18n/languages.ts";
import { POST_ONLY } from "../routing/methods.ts";
import { isProductId } from "../shop/cart/cart.ts";
import { findProducts } from "../shop/catalogue/products.store.server.ts";
import { notAllowed } from "./answers/problem.server.ts";
import { KEY_LIFE_MS } from "./idempotency/idempotency-key.server.ts";
import { productInCart } from "./product-json.ts";
import { answerProgram, type ProgramCall } from "./program-call.server.ts";

const MAX_IDS = 100;

export const loader = notAllowed(POST_ONLY);

/** What the call takes. */
export const productsCartFields = z.object({
  products: z.array(z.string().max(64)).max(MAX_IDS),
  lang: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
});

/** `POST /api/products/cart`: what a cart shows of its products (docs/interface.md "Calls"); unknown ids are left out. */
export async function action(args: ActionFunctionArgs) {
  return answerProgram(args, call);
}

const call: ProgramCall<z.output<typeof productsCartFields>> = {
  fields: productsCartFields,
  limit: "productsCart",
  accountOf: () => "",
  keyLifeMs: KEY_LIFE_MS,
  perform: async ({ platform }, { products, lang }) => {
    const found = await findProducts(platform.database.read, lang, products.filter(isProductId));
    return { status: 200, data: found.map(productInCart) };
  },
};
