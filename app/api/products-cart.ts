import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../i18n/languages.ts";
import { platformOf } from "../session/platform.server.ts";
import { findProducts } from "../shop/catalogue/products.store.server.ts";
import { decimalEuro } from "../shop/money/money.ts";
import { problem } from "./problem.server.ts";

const MOST_IDS = 100;

const body = z.object({
  products: z.array(z.string().max(64)).max(MOST_IDS),
  lang: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
});

/** `POST /api/products/cart`: what a cart shows of its products (contract, "Calls"); unknown ids are left out. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { database } = await platformOf(context);
  const parsed = body.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return problem(422, "invalid", parsed.error);
  const products = await findProducts(database.read, parsed.data.lang, parsed.data.products);
  const data = products.map(({ id, slug, name, year, priceCents, stock }) => ({
    id,
    slug,
    name,
    year,
    media: { thumb: `/assets/${id}?key=thumb` },
    // Exact in thousandths of a euro: gross / 1.25 is gross × 0.8 (contract, "Figures").
    price: (priceCents * 8) / 1000,
    price_with_tax: decimalEuro(priceCents),
    in_stock: stock > 0,
  }));
  return Response.json({ data });
}
