import { CATEGORIES, type Category, type Product } from "./product.ts";

/** The orders in which the list can be shown. */
export const SORTS = ["recommended", "priceUp", "priceDown", "name", "year"] as const;
type Sort = (typeof SORTS)[number];

/** What the visitor wants to see of the catalogue; prices in whole cents. */
export type ListFilter = {
  category: Category | null;
  fromCents: number | null;
  toCents: number | null;
  sort: Sort;
};

/** How a price may be typed, for the field's `pattern`: euro, with a comma or a point. */
export const PRICE_PATTERN = "\\d{1,5}([.,]\\d{1,2})?";
const PRICE = new RegExp(`^${PRICE_PATTERN}$`);

/**
 * Reads the filter from an address's query. The list is open to everybody and every link: what cannot be read is left out,
 * as if it had not been asked for. Two prices in the wrong order are taken in the right one.
 */
export function filterFromQuery(query: URLSearchParams): ListFilter {
  const [from, to] = [centsFrom(query.get("from")), centsFrom(query.get("to"))];
  const turned = from !== null && to !== null && from > to;
  return {
    category: CATEGORIES.find((category) => category === query.get("category")) ?? null,
    fromCents: turned ? to : from,
    toCents: turned ? from : to,
    sort: SORTS.find((sort) => sort === query.get("sort")) ?? "recommended",
  };
}

function centsFrom(text: string | null): number | null {
  const trimmed = text?.trim() ?? "";
  return PRICE.test(trimmed) ? Math.round(Number(trimmed.replace(",", ".")) * 100) : null;
}

/** Whether a list is asked for by price. */
export function hasPriceLimit({ fromCents, toCents }: ListFilter): boolean {
  return fromCents !== null || toCents !== null;
}

/** The query that asks for a filter; what is not asked for is left out, so that a list has one short address. */
export function queryOfFilter({ category, fromCents, toCents, sort }: ListFilter): Record<string, string> {
  return {
    ...(category && { category }),
    ...(fromCents !== null && { from: euro(fromCents) }),
    ...(toCents !== null && { to: euro(toCents) }),
    ...(sort !== "recommended" && { sort }),
  };
}

/** Whole cents as they are typed into a price field: `12`, `12.5`. */
function euro(cents: number): string {
  return `${cents / 100}`;
}

/** The products that the filter lets through, in its order; the catalogue's own order decides between equals. */
export function filterProducts(products: readonly Product[], filter: ListFilter, languageTag: string): Product[] {
  const { category, fromCents, toCents, sort } = filter;
  const shown = products.filter(
    (product) =>
      (category === null || product.category === category) &&
      (fromCents === null || product.priceCents >= fromCents) &&
      (toCents === null || product.priceCents <= toCents),
  );
  return shown.sort(comparison(sort, languageTag));
}

function comparison(sort: Sort, languageTag: string): (a: Product, b: Product) => number {
  switch (sort) {
    case "priceUp":
      return (a, b) => a.priceCents - b.priceCents;
    case "priceDown":
      return (a, b) => b.priceCents - a.priceCents;
    case "name": {
      const collator = new Intl.Collator(languageTag);
      return (a, b) => collator.compare(a.name, b.name);
    }
    case "year":
      return (a, b) => (b.year ?? 0) - (a.year ?? 0);
    default:
      return () => 0;
  }
}

/** What stands in the list under one heading. */
type Shelf = {
  /** Null where no heading is needed. */
  kind: Category | null;
  products: Product[];
};

/** The found products kind by kind where nothing is asked for; what the visitor has chosen or sorted stands on one shelf. */
export function shelvesOf(found: Product[], filter: ListFilter): Shelf[] {
  const isAsked = Object.keys(queryOfFilter(filter)).length > 0;
  const shelves = isAsked
    ? [{ kind: null, products: found }]
    : CATEGORIES.map((kind) => ({ kind, products: found.filter(({ category }) => category === kind) }));
  return shelves.filter(({ products }) => products.length > 0);
}

const MAX_NEAREST = 4;

/** Where nothing lies within the prices: what comes nearest to them, in its kind first and only what can be bought. */
export function nearestProducts(products: readonly Product[], { category, fromCents, toCents }: ListFilter): Product[] {
  const away = ({ priceCents }: Product) =>
    Math.max((fromCents ?? 0) - priceCents, priceCents - (toCents ?? priceCents), 0);
  const otherCategory = (product: Product) => (category === null || product.category === category ? 0 : 1);
  return products
    .filter(({ stock }) => stock > 0)
    .sort((a, b) => otherCategory(a) - otherCategory(b) || away(a) - away(b))
    .slice(0, MAX_NEAREST);
}
