import type { Category, Product } from "./product.ts";
import { colourInGlass } from "./product-properties.ts";
import { SCALES } from "./wine-style.ts";

const MAX_SIMILAR = 4;

/** A step on one of the four scales weighs as much as this difference of the price, in cents. */
const STEP_CENTS = 300;

/** Wines whose sweetness is further apart, in steps, have nothing from a common colour. */
const MAX_STEPS_APART = 2;

/**
 * What is most like a product (docs/rules.md "Wines"): of its own kind first, there of its grape, of these of its colour, then what is
 * nearest by the four scales and the price together. Only what can be bought, four at most.
 */
export function similarProducts(product: Product, catalogue: readonly Product[]): Product[] {
  return buyable(product, catalogue)
    .map((other) => ({ other, far: dissimilarity(product, other) }))
    .sort((a, b) => firstDifference(a.far, b.far))
    .slice(0, MAX_SIMILAR)
    .map(({ other }) => other);
}

/** How far one is from another, what weighs most first. */
function dissimilarity(one: Product, other: Product): number[] {
  const differs = [one.category !== other.category, mainGrape(one) !== mainGrape(other), !sharesColour(one, other)];
  return [...differs.map(Number), distance(one, other)];
}

/** A dry red is no neighbour of a sweet one. */
function sharesColour(one: Product, other: Product): boolean {
  const sweetness = ({ style }: Product) => style?.wine?.scales.sweetness ?? 0;
  return colourInGlass(one) === colourInGlass(other) && Math.abs(sweetness(one) - sweetness(other)) <= MAX_STEPS_APART;
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/** The variety that is named first, which of a blend is the largest part: `Teran` of `Teran 50 %, Merlot 30 %`. */
function mainGrape({ grape }: Product): string {
  const [first = ""] = grape.split(", ");
  return first.replace(/\d+\s*%/, "").trim();
}

/** What each kind is put on the table with, one of each. */
const GOES_WITH: Record<Category, readonly Category[]> = {
  wine: ["oil", "schnapps", "gift"],
  sparkling: ["oil", "schnapps", "gift"],
  schnapps: ["wine", "oil", "gift"],
  oil: ["wine", "sparkling", "gift"],
  gift: ["oil", "sparkling", "schnapps"],
};

/**
 * What others of the winery go with a product: of each other kind the one nearest in price, but a box in which it lies before all
 * others; only what can be bought and does not lie in its own box (docs/rules.md "Wines").
 */
export function companions(product: Product, catalogue: readonly Product[]): Product[] {
  const far = (other: Product) => [Number(!other.boxContents?.includes(product.id)), priceDistance(product, other)];
  const others = buyable(product, catalogue)
    .filter(({ id }) => !product.boxContents?.includes(id))
    .sort((a, b) => firstDifference(far(a), far(b)));
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
