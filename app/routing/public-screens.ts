import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { ADDRESSES } from "./paths.ts";
import { SCREENS, type Screen } from "./slugs.ts";

/** The screens that are one visitor's own, or an answer to something sent: search engines have nothing to seek there. */
const PRIVATE_SCREENS: readonly Screen[] = [
  "order-success",
  "reservation-success",
  "inquiry-success",
  "checkout",
  "order-error",
  "profile",
  "login",
  "register",
  "reset-password",
  "confirm",
  "orders",
  "order",
];

/** The screens that are to be found and shared; a product stands for each of the catalogue. */
export const PUBLIC_SCREENS: readonly Screen[] = SCREENS.filter((screen) => !PRIVATE_SCREENS.includes(screen));

const PRODUCT_PICTURE = "product-";

/** The address of the picture that goes with a shared page, in its language. */
export function openGraphPath(screen: Screen, language: Language, params: Record<string, string>): string {
  const shown = PUBLIC_SCREENS.includes(screen) ? screen : "home";
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
  const screen = PUBLIC_SCREENS.find((known) => known === name && known !== "product");
  return screen ? { language, screen, slug: null } : null;
}
