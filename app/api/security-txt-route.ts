import type { LoaderFunctionArgs } from "@remix-run/node";
import { LANGUAGES } from "../i18n/languages.ts";
import { DAYS, dateAtWinery, SECONDS } from "../platform/system/clock.ts";
import { ADDRESSES } from "../routing/paths.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { WINERY } from "../shop/winery/winery.ts";

/** RFC 9116 asks for less than a year; who reads it a month later knows that somebody still looks after the shop. */
const LIFE_MS = 180 * DAYS;

/** `/.well-known/security.txt` (RFC 9116): whom to report a weakness to. Its end moves on every day. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { settings, clock } = await platformOf(context);
  const lines = [
    `Contact: mailto:${WINERY.email}`,
    `Expires: ${dateAtWinery(clock() + LIFE_MS)}T00:00:00Z`,
    `Preferred-Languages: ${LANGUAGES.join(", ")}`,
    `Canonical: ${settings.publicUrl}${ADDRESSES.securityTxt}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": `public, max-age=${DAYS / SECONDS}` },
  });
}
