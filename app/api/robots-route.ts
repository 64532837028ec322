import type { LoaderFunctionArgs } from "@remix-run/node";
import { HOURS, SECONDS } from "../platform/system/clock.ts";
import { ADDRESSES } from "../routing/paths.ts";
import { platformOf } from "../session/request-platform.server.ts";

/** `/robots.txt`. Private pages are not named here: they say `noindex` themselves, which a crawler has to be let in to read. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { settings } = await platformOf(context);
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    `Disallow: ${ADDRESSES.cart}`,
    "Disallow: /*?overlay=",
    "",
    `Sitemap: ${settings.publicUrl}${ADDRESSES.sitemap}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": `public, max-age=${HOURS / SECONDS}` },
  });
}
