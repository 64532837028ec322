import type { LoaderFunctionArgs } from "@remix-run/node";
import { translator } from "../i18n/i18next.server.ts";
import type { Language } from "../i18n/languages.ts";
import type { Platform } from "../platform/platform.server.ts";
import { DAYS, SECONDS } from "../platform/system/clock.ts";
import { sharedAt } from "../routing/open-graph-path.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { notFound } from "../session/screen-request.server.ts";
import { nameWithYear } from "../shop/catalogue/name-with-year.ts";
import { findProductBySlug } from "../shop/catalogue/products.store.server.ts";
import { openGraphPicture, type Shown } from "./open-graph-picture.server.tsx";

/** `/open-graph/<language>/<screen or product-slug>.png`: the picture that goes with a shared page, 1200 × 630. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const shared = sharedAt(params.language ?? "", params.picture ?? "");
  if (!shared) throw notFound();
  const platform = await platformOf(context);
  const shown =
    shared.slug === null
      ? { title: translator(shared.language, shared.screen)("meta.title"), scene: shared.screen }
      : await shownProduct(platform, shared.language, shared.slug);
  if (!shown) throw notFound();
  const png = await openGraphPicture(platform.settings.dataDir, shown);
  return new Response(new Uint8Array(png), {
    headers: { "Content-Type": "image/png", "Cache-Control": `public, max-age=${DAYS / SECONDS}` },
  });
}

async function shownProduct(platform: Platform, language: Language, slug: string): Promise<Shown | null> {
  const product = await findProductBySlug(platform.database.read, language, slug);
  if (!product) return null;
  const { drawing, year, volumeMl } = product;
  return { title: nameWithYear(product), product: { drawing, year, volumeMl } };
}
