import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { DEFAULT_LANGUAGE } from "../i18n/languages.ts";
import { DAYS, SECONDS } from "../platform/clock.ts";
import { platformOf } from "../session/platform.server.ts";
import { notFound } from "../session/visit.server.ts";
import { findProducts } from "../shop/catalogue/products.store.server.ts";
import { pictureParts } from "../ui/picture/picture-parts.server.tsx";
import { productSvg } from "../ui/picture/product-svg.tsx";
import { sceneOf, standalone } from "../ui/scenes/scene-svg.server.tsx";

/** A picture as a file: of a product by its id, or a scene (contract, "Calls"). Drawings are sent as they are, untouched. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  if (params.id === "picture-parts")
    return svg(renderToStaticMarkup(pictureParts()), `public, max-age=${DAYS / SECONDS}`);
  const scene = sceneOf(params.id ?? "");
  if (scene) return svg(standalone(renderToStaticMarkup(scene)), `public, max-age=${DAYS / SECONDS}`);
  const { database } = await platformOf(context);
  const [product] = await findProducts(database.read, DEFAULT_LANGUAGE, [params.id ?? ""]);
  if (!product) throw notFound();
  return svg(renderToStaticMarkup(productSvg(product.drawing)), `public, max-age=${(365 * DAYS) / SECONDS}, immutable`);
}

function svg(markup: string, life: string): Response {
  return new Response(markup, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": life } });
}
