import type { LoaderFunctionArgs } from "@remix-run/node";
import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import { HOURS, SECONDS } from "../../platform/system/clock.ts";
import { READ_ONLY } from "../../routing/methods.ts";
import { platformOf } from "../../session/request-platform.server.ts";
import { notFound } from "../../session/screen-request.server.ts";
import { isSlug } from "../../shop/catalogue/product-properties.ts";
import { findProductBySlug } from "../../shop/catalogue/products.store.server.ts";
import { eLabelOf } from "../../shop/e-label/e-label.ts";
import { labelLanguage } from "../../shop/e-label/label-language.server.ts";
import { notAllowed } from "../answers/problem.server.ts";
import { E_LABEL_POLICY, eLabelPage } from "./e-label-page.server.tsx";

export const action = notAllowed(READ_ONLY);

/**
 * `GET /e/{slug}?lang=`: what the code on a wine's label leads to, in any official language of the European Union: the chosen one, else
 * the browser's, else English. It sets no cookie, loads nothing and leads nowhere (docs/rules.md "Labels").
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { database } = await platformOf(context);
  const product = isSlug(params.slug) ? await findProductBySlug(database.read, DEFAULT_LANGUAGE, params.slug) : null;
  const chosen = new URL(request.url).searchParams.get("lang");
  const language = labelLanguage(chosen, request.headers.get("Accept-Language"));
  const label = product && eLabelOf(product, language);
  if (!label) throw notFound();
  return new Response(eLabelPage({ product, label, language }), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": language,
      "Content-Security-Policy": E_LABEL_POLICY,
      "Cache-Control": `public, max-age=${HOURS / SECONDS}`,
      "X-Robots-Tag": "noindex",
    },
  });
}
