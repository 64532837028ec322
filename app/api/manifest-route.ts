import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from "../i18n/languages.ts";
import { HOURS, SECONDS } from "../platform/system/clock.ts";
import { pathTo } from "../routing/paths.ts";
import { WINERY } from "../shop/winery/winery.ts";
import { COLOUR_HEX } from "../ui/drawings/products/product-svg.tsx";

/** `/site.webmanifest`: name, colours and icons for a phone's home screen. */
export function loader() {
  const icon = (size: number, purpose: "any" | "maskable") => ({
    src: purpose === "any" ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name: WINERY.name,
    short_name: WINERY.family,
    lang: LANGUAGE_TAGS[DEFAULT_LANGUAGE],
    start_url: pathTo("home", DEFAULT_LANGUAGE),
    scope: "/",
    display: "minimal-ui",
    background_color: COLOUR_HEX.paper,
    theme_color: COLOUR_HEX.paper,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon(192, "any"),
      icon(512, "any"),
      icon(512, "maskable"),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": `public, max-age=${HOURS / SECONDS}` },
  });
}
