import type { Product } from "../catalogue/product.ts";
import { type PouredColour, wineColour } from "../catalogue/product-properties.ts";
import type { ShippingPrice } from "../delivery/delivery.ts";
import type { CartLine } from "./cart.ts";

/** A line of the cart with what the panel and the checkout show of its product. */
export type DetailedLine = CartLine &
  Pick<Product, "name" | "year" | "slug" | "priceCents" | "boxed" | "stock" | "category"> & {
    /** Of a wine: what is in the glass. */
    colour?: PouredColour | undefined;
  };

/** What became of the cart's lines when they were held against the catalogue. */
export type DetailedCart = {
  lines: DetailedLine[];
  /** Products that are sold out; those that are gone have no name any more and are counted. */
  soldOut: Pick<Product, "name" | "slug">[];
  gone: number;
  /** Names of products of which there are fewer than were wanted; their lines hold what there is. */
  lowered: string[];
};

/** Holds the cart against the catalogue: what is gone or sold out is taken out, what is scarce is lowered to the stock. */
export function detailCart(cart: readonly CartLine[], products: readonly Product[]): DetailedCart {
  const detailed: DetailedCart = { lines: [], soldOut: [], gone: 0, lowered: [] };
  for (const { productId, quantity } of cart) {
    const product = products.find(({ id }) => id === productId);
    if (!product) detailed.gone += 1;
    else if (product.stock < 1) detailed.soldOut.push({ name: product.name, slug: product.slug });
    else {
      if (product.stock < quantity) detailed.lowered.push(product.name);
      const { name, year, slug, priceCents, boxed, stock, category } = product;
      const line = { productId, quantity: Math.min(quantity, stock), name, year, slug, priceCents, boxed, stock };
      detailed.lines.push({ ...line, category, colour: wineColour(product) });
    }
  }
  return detailed;
}

/** Whether the catalogue made the cart smaller than the visitor left it; it did not where it was not asked. */
export function wasChanged(detailed: DetailedCart | null): boolean {
  if (!detailed) return false;
  const { soldOut, gone, lowered } = detailed;
  return soldOut.length + gone + lowered.length > 0;
}

/** What the cart's panel shows. */
export type CartDetails = {
  lines: DetailedLine[];
  /** What the catalogue took out of the cart; null: nothing. */
  changes: Omit<DetailedCart, "lines"> | null;
  /** What it costs where readers of the page's language live; null where no price is set. */
  delivery: ShippingPrice | null;
};

/** The same as a page or its script gets it. */
export function cartDetails(detailed: DetailedCart, delivery: ShippingPrice | null): CartDetails {
  const { lines, ...changes } = detailed;
  return { lines, changes: wasChanged(detailed) ? changes : null, delivery };
}
