import type { LoaderFunctionArgs } from "@remix-run/node";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../i18n/languages.ts";
import { HOURS, SECONDS } from "../platform/system/clock.ts";
import { pathTo } from "../routing/paths.ts";
import { INDEXED_SCREENS } from "../routing/screen-properties.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { listProducts } from "../shop/catalogue/products.store.server.ts";

/** `/sitemap.xml`: every public screen and every product in every language, each with its other languages. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { database, settings } = await platformOf(context);
  const products = await listProducts(database.read, DEFAULT_LANGUAGE);
  const pages: ((language: Language) => string)[] = [
    ...INDEXED_SCREENS.filter((screen) => screen !== "product").map(
      (screen) => (language: Language) => pathTo(screen, language),
    ),
    ...products.map(
      ({ slug }) =>
        (language: Language) =>
          pathTo("product", language, { slug }),
    ),
  ];
  const entries = pages.flatMap((pathIn) => {
    const addresses = LANGUAGES.map((language) => ({ language, href: settings.publicUrl + pathIn(language) }));
    const all = [...addresses, { language: "x-default", href: settings.publicUrl + pathIn(DEFAULT_LANGUAGE) }];
    return addresses.map(({ href }) => `<url><loc>${href}</loc>${all.map(alternate).join("")}</url>`);
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": `public, max-age=${HOURS / SECONDS}`,
    },
  });
}

/** Addresses need no escaping: slugs are encoded, and our paths hold no `&`. */
function alternate({ language, href }: { language: string; href: string }): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
}
