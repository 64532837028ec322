import { type AppLoadContext, redirectDocument } from "@remix-run/node";
import type { TFunction } from "i18next";
import { translator } from "../i18n/i18next.server.ts";
import type { Language } from "../i18n/languages.ts";
import type { Platform } from "../platform/platform.server.ts";
import { inLanguage, matchScreen, matchSparePrefix, pathTo } from "../routing/paths.ts";
import type { Screen } from "../routing/screens.ts";
import { localeOf } from "./locale.server.ts";
import { type Placeholders, placeholdersOf } from "./placeholders.server.ts";
import { platformOf } from "./request-platform.server.ts";

/** A request for a screen, once the guard has let it in. */
export type ScreenRequest = {
  platform: Platform;
  request: Request;
  /** The visitor's address as far as the proxies in front can be trusted. */
  clientAddress: string;
  language: Language;
  url: URL;
  /** The parameters of the screen's address. */
  params: Record<string, string>;
  /** Translates the keys of one file of `locales/<language>`. */
  text(namespace: string): TFunction;
  /** Where its page leaves open what would be one visitor's own. */
  placeholders: Placeholders;
  /** Things of schema.org that the page's document tells search engines. */
  forSearchEngines: Record<string, unknown>[];
};

type Arguments = { request: Request; context: AppLoadContext };

/**
 * The guard of every screen, line one of its loader and its action: a data request can skip the frame's loader.
 * @throws Response 404 where slug and language do not belong together; 301 (308 for a form) for the spare prefix of Croatian;
 * 302 from an address without prefix to that of the language in the visitor's cookie. Both may lead into another language, whose texts
 * come with a document of their own: scripts load one.
 */
export async function openScreen({ request, context }: Arguments, screen: Screen): Promise<ScreenRequest> {
  const url = new URL(request.url);
  const reading = request.method === "GET" || request.method === "HEAD";
  const spare = matchSparePrefix(url.pathname);
  // 308 keeps a posted form.
  if (spare) throw redirectDocument(pathTo(spare.screen, "hr", spare.params) + url.search, reading ? 301 : 308);
  const place = matchScreen(url.pathname);
  if (place?.screen !== screen) throw notFound();
  if (reading && (await localeOf(request)) !== place.language) {
    throw redirectDocument(inLanguage(url.pathname + url.search, await localeOf(request)), 302);
  }
  const { language, params } = place;
  context.forSearchEngines ??= [];
  return {
    platform: await platformOf(context),
    request,
    clientAddress: context.clientAddress ?? "unknown",
    language,
    url,
    params,
    text: (namespace) => translator(language, namespace),
    placeholders: placeholdersOf(context),
    forSearchEngines: context.forSearchEngines,
  };
}

/** The answer for what does not exist, or belongs to somebody else. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: "Not Found" });
}
