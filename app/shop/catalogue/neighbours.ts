import type { Category, Product } from "./product.ts";
import { SCALES } from "./wine-style.ts";

const MAX_SIMILAR = 4;

/** A step on one of the four scales weighs as much as this difference of the price, in cents. */
const STEP_CENTS = 300;

/**
 * What is most like a product (docs/rules.md "Wines"): of its own kind first, then what is nearest by the four scales and the price
 * together. Only what can be bought, four at most.
 */
export function similarProducts(product: Product, catalogue: readonly Product[]): Product[] {
  const strangeness = (other: Product) => (other.category === product.category ? 0 : 1);
  return buyable(product, catalogue)
    .sort((a, b) => strangeness(a) - strangeness(b) || distance(product, a) - distance(product, b))
    .slice(0, MAX_SIMILAR);
}

/** What each kind is put on the table with, one of each. */
const GOES_WITH: Record<Category, readonly Category[]> = {
  wine: ["oil", "schnapps", "gift"],
  sparkling: ["oil", "schnapps", "gift"],
  schnapps: ["wine", "oil", "gift"],
  oil: ["wine", "sparkling", "gift"],
  gift: ["oil", "sparkling", "schnapps"],
};

/** What others of the house go with a product: of each other kind the one nearest in price, only what can be bought (docs/rules.md "Wines"). */
export function companions(product: Product, catalogue: readonly Product[]): Product[] {
  const others = buyable(product, catalogue).sort((a, b) => priceDistance(product, a) - priceDistance(product, b));
  return GOES_WITH[product.category].flatMap((kind) => others.find(({ category }) => category === kind) ?? []);
}

function buyable(product: Product, catalogue: readonly Product[]): Product[] {
  return catalogue.filter((other) => other.id !== product.id && other.stock > 0);
}

function distance(one: Product, other: Product): number {
  const [scales, others] = [one.style?.wine?.scales, other.style?.wine?.scales];
  const steps = scales && others ? SCALES.reduce((sum, scale) => sum + Math.abs(scales[scale] - others[scale]), 0) : 0;
  return steps * STEP_CENTS + priceDistance(one, other);
}

const priceDistance = (one: Product, other: Product) => Math.abs(one.priceCents - other.priceCents);
