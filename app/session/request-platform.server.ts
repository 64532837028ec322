import type { AppLoadContext } from "@remix-run/node";
import type { Language } from "../i18n/languages.ts";
import type { Platform } from "../platform/platform.server.ts";
import { readSettings } from "../platform/settings.server.ts";
import { openShop } from "../shop/opening/open-shop.server.ts";
import type { Placeholders } from "./placeholders.server.ts";

/** What went wrong while a page was rendered; the error page shows its number. */
type Failure = { reference?: string };

declare module "@remix-run/node" {
  interface AppLoadContext {
    platform?: Platform;
    failure?: Failure;
    /** The language of a page whose address has none, set by its action. */
    language?: Language;
    /** The visitor's address as far as the proxies in front can be trusted. */
    clientAddress?: string;
    /** Where a page leaves open what would be one visitor's own; absent under `remix-serve`, which stores nothing. */
    placeholders?: Placeholders;
    /** Things of schema.org that the page's document tells search engines. */
    forSearchEngines?: Record<string, unknown>[];
    /** The partner's page that sent the form or call, an exact origin of `PARTNER_ORIGINS`. */
    partnerOrigin?: string | null;
  }
  interface Future {
    v3_singleFetch: true;
  }
}

let standalone: Promise<Platform> | undefined;

/**
 * The platform that the program handed in. Under `remix-serve`, which hands in nothing, it is opened from the
 * environment at the first request.
 */
export function platformOf(context: AppLoadContext): Promise<Platform> {
  if (context.platform) return Promise.resolve(context.platform);
  standalone ??= openAlone();
  return standalone;
}

async function openAlone(): Promise<Platform> {
  const platform = await openShop(readSettings(process.env));
  console.warn(
    "Not the whole program: no mails and webhooks are sent and nothing is deleted in time; `npm start` does that.",
  );
  return platform;
}

/** The failure record of this request. */
export function failureOf(context: AppLoadContext): Failure {
  context.failure ??= {};
  return context.failure;
}
