import { LANGUAGES, type Language } from "../i18n/languages.ts";
import type { Guard, ScreenProperties, ScreenRow } from "./screen-row.ts";
import { SCREENS, type Screen } from "./screens.ts";

export const ALL_SCREENS: readonly Screen[] = Object.keys(SCREENS).filter((key): key is Screen => key in SCREENS);

/** The properties of a screen; one that is not there has its safe value. Of an address where no screen stands: none. */
export function propertiesOf(screen: Screen | undefined): ScreenProperties {
  const row: ScreenRow | undefined = screen && SCREENS[screen];
  return row?.properties ?? {};
}

/** Who may open a screen: where its row says nothing, only whose account it is. */
export function guardOf(screen: Screen): Guard {
  return propertiesOf(screen).guard ?? "account";
}

/** The screens that search engines may list; a product stands for each of the catalogue. */
export const INDEXED_SCREENS: readonly Screen[] = ALL_SCREENS.filter((screen) => propertiesOf(screen).indexed);

/** The screens of a navigation, in its order. */
export function screensOf(navigation: "header" | "footer" | "legal"): readonly Screen[] {
  const placeOf = (screen: Screen) => propertiesOf(screen)[navigation] ?? 0;
  return ALL_SCREENS.filter((screen) => placeOf(screen) > 0).sort((one, other) => placeOf(one) - placeOf(other));
}

/** A screen's address in a language, as the route has it: without the language's prefix, parameters as they are named. */
export function slugOf(screen: Screen, language: Language): string {
  return SCREENS[screen].slugs[language];
}

/** The name of a screen's route at one of its slugs. */
export function routeIdOf(screen: Screen, slug: string): string {
  return slug === "" ? screen : `${screen}:${slug}`;
}

/** The different slugs of a screen; several languages may share one. */
export function distinctSlugs(screen: Screen): string[] {
  return [...new Set(LANGUAGES.map((language) => slugOf(screen, language)))];
}
