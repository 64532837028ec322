import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { DEFAULT_LANGUAGE } from "../i18n/languages.ts";
import { DAYS, SECONDS } from "../platform/clock.ts";
import { platformOf } from "../session/platform.server.ts";
import { notFound } from "../session/visit.server.ts";
import { findProducts } from "../shop/catalogue/products.store.server.ts";
import { productSvg } from "../ui/picture/product-svg.tsx";

/** A product's picture as a file, by the product's id (contract, "Calls"). Drawings are sent as they are, untouched. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { database } = await platformOf(context);
  const [product] = await findProducts(database.read, DEFAULT_LANGUAGE, [params.id ?? ""]);
  if (!product) throw notFound();
  return new Response(renderToStaticMarkup(productSvg(product.drawing)), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": `public, max-age=${(365 * DAYS) / SECONDS}, immutable`,
    },
  });
}
