import type { Language } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { ALL_SCREENS, guardOf } from "../../app/routing/screen-properties.ts";
import { SOLD_OUT } from "./walk-places.ts";

const SLUGS: Readonly<Record<string, string>> = { product: "malvazija-2025", "back-in-stock": SOLD_OUT };

/** Every screen that somebody without an account and without a link from a mail can open, with its address in a language. */
export function publicScreens(language: Language): { screen: string; path: string }[] {
  return ALL_SCREENS.filter((screen) => ["none", "guest"].includes(guardOf(screen))).map((screen) => {
    const slug = SLUGS[screen];
    return { screen, path: pathTo(screen, language, slug ? { slug } : {}) };
  });
}
