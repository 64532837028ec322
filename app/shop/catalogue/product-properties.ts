import type { Language } from "../../i18n/languages.ts";
import type { WineColour } from "./drawing.ts";
import type { Product } from "./product.ts";
import { MAX_QUANTITY } from "./quantity.ts";

/** Two boxes: from here on it is fair to say how many are left. */
const FEW_BOTTLES = 12;

/** What a visitor sees of the stock. */
type StockState = "none" | "few" | "plenty";

const SLUG = /^[a-z0-9-]{1,100}$/;

/** Whether a part of an address can name a product; PostgreSQL cannot even be asked for some that cannot. */
export function isSlug(text: string | undefined): text is string {
  return text !== undefined && SLUG.test(text);
}

/** How the stock stands: nothing to sell, so few that their number is said, or enough, as where no number is said (`shownStock`). */
export function stockState(stock: number | undefined): StockState {
  if (stock === undefined) return "plenty";
  if (stock <= 0) return "none";
  return stock <= FEW_BOTTLES ? "few" : "plenty";
}

/** Whether pages look alike before and after a change of the stock, but for the number that nobody sees. */
export function isShownAlike(before: number, after: number): boolean {
  return stockState(before) === stockState(after) && stockState(after) !== "few";
}

/** The stock as a list tells it: a few bottles to the bottle; undefined where there are enough. */
export function shownStock(stock: number): number | undefined {
  return stockState(stock) === "plenty" ? undefined : stock;
}

/** The most that one form may put into the cart: what is there, and never more than a line of the cart holds. */
export function mostToAdd(stock: number): number {
  return Math.min(stock, MAX_QUANTITY);
}

/**
 * The millilitres of what is sold by volume, whose price of a litre stands wherever its price does (docs/rules.md "Money"). Undefined for
 * gift boxes: different goods in one package have no unit price.
 */
export function pricedVolumeMl({ category, volumeMl }: Pick<Product, "category" | "volumeMl">): number | undefined {
  return category === "gift" ? undefined : volumeMl;
}

/** The price of a litre in whole cents, rounded half up. */
export const centsOfLitre = (cents: number, volumeMl: number) => Math.round((cents * 1000) / volumeMl);

/** Millilitres as litres: `0,75 l`, in English `0.75 l`. */
export function formatVolume(volumeMl: number, language: Language): string {
  return `${decimal(volumeMl / 1000, language)}\u00a0l`;
}

/** Tenths of a percent as Regulation (EU) 1169/2011, annex XII writes them: `12,5 % vol`; no space in English and Italian. */
export function formatAlcohol(tenths: number, language: Language): string {
  const space = language === "hr" || language === "de" ? "\u00a0" : "";
  return `${decimal(tenths / 10, language)}${space}%\u00a0vol`;
}

/** A number with the language's decimal mark. Not by `Intl`, whose data in browser and server need not agree. */
export function decimal(value: number, language: Language): string {
  return language === "en" ? `${value}` : `${value}`.replace(".", ",");
}

/** What is seen in a glass. */
export type PouredColour = WineColour | "ruby";

/** What a glass of it looks like: dark glass hides a red wine's colour, which its drinking glass tells; null for what is not poured. */
export function colourInGlass({ drawing, style }: Pick<Product, "drawing" | "style">): PouredColour | null {
  if (!style?.glass) return null;
  if (drawing.wine) return drawing.wine;
  const isRed = style.glass === "red" || style.glass === "burgundy" || style.glass === "dessert";
  return isRed ? "ruby" : style.glass === "small" ? "herb" : "straw";
}

/** A wine's colour in the glass; undefined for what is no wine. */
export function wineColour(product: Pick<Product, "drawing" | "style">): PouredColour | undefined {
  return product.style?.wine ? (colourInGlass(product) ?? undefined) : undefined;
}
