import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { ADDRESSES } from "./paths.ts";
import { INDEXED_SCREENS, propertiesOf } from "./screen-properties.ts";
import type { Screen } from "./screens.ts";

const PRODUCT_PICTURE = "product-";

/** The address of the picture that goes with a shared page, in its language. */
export function openGraphPath(screen: Screen, language: Language, params: Record<string, string>): string {
  const shown = propertiesOf(screen).indexed ? screen : "home";
  const name = shown === "product" ? PRODUCT_PICTURE + encodeURIComponent(params.slug ?? "") : shown;
  return `${ADDRESSES.openGraph}/${language}/${name}.png`;
}

type Shared = { language: Language; screen: Screen; slug: string | null };

/** What a picture's address shows, or null. */
export function sharedAt(languageName: string, pictureName: string): Shared | null {
  const language = LANGUAGES.find((known) => known === languageName);
  const [, name] = /^(.+)\.png$/.exec(pictureName) ?? [];
  if (!language || !name) return null;
  if (name.startsWith(PRODUCT_PICTURE))
    return { language, screen: "product", slug: name.slice(PRODUCT_PICTURE.length) };
  const screen = INDEXED_SCREENS.find((known) => known === name && known !== "product");
  return screen ? { language, screen, slug: null } : null;
}
