import type { Language } from "../../i18n/languages.ts";
import type { Connection, UnitOfWork } from "../../platform/database/database.server.ts";
import type { Category, Product } from "./product.ts";
import { isShownAlike } from "./product-properties.ts";
import { productFromRow } from "./product-row.server.ts";

function inLanguageOf(connection: Connection, language: Language) {
  return connection
    .selectFrom("products")
    .innerJoin("product_texts", "product_texts.product_id", "products.id")
    .where("product_texts.language", "=", language)
    .selectAll();
}

/** The whole catalogue, or one category of it, in the order in which the winery shows it. */
export async function listProducts(
  connection: Connection,
  language: Language,
  category?: Category,
): Promise<Product[]> {
  // One that has left the winery's files may have the place of another.
  const query = inLanguageOf(connection, language).orderBy("products.position").orderBy("products.id");
  const rows = await (category ? query.where("products.category", "=", category) : query).execute();
  return rows.map(productFromRow);
}

/** The product at an address, or null. */
export async function findProductBySlug(
  connection: Connection,
  language: Language,
  slug: string,
): Promise<Product | null> {
  const row = await inLanguageOf(connection, language).where("products.slug", "=", slug).executeTakeFirst();
  return row ? productFromRow(row) : null;
}

/** The products with these ids, in any order; an id that nothing has is left out. */
export async function findProducts(
  connection: Connection,
  language: Language,
  ids: readonly string[],
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await inLanguageOf(connection, language).where("products.id", "in", ids).execute();
  return rows.map(productFromRow);
}

/** How a product and what it is made of are called in a language. */
export type ProductNames = { productId: string; name: string; grape: string };

/** The names of all products in every language. */
export async function listNames(connection: Connection): Promise<ProductNames[]> {
  return connection.selectFrom("product_texts").select(["product_id as productId", "name", "grape"]).execute();
}

/**
 * Takes bottles out of the stock, if there are so many; says whether it did. The condition stands in the statement, so that
 * two orders can never take the same bottle.
 */
export async function takeStock(unit: UnitOfWork, productId: string, quantity: number): Promise<boolean> {
  const row = await unit
    .updateTable("products")
    .set(({ eb }) => ({ stock: eb("stock", "-", quantity) }))
    .where("id", "=", productId)
    .where("stock", ">=", quantity)
    .returning("stock")
    .executeTakeFirst();
  if (row) tellPages(unit, productId, row.stock + quantity, row.stock);
  return row !== undefined;
}

/** Gives bottles back to the stock; nothing happens where the product has left the catalogue. */
export async function giveStockBack(unit: UnitOfWork, productId: string, quantity: number): Promise<void> {
  const row = await unit
    .updateTable("products")
    .set(({ eb }) => ({ stock: eb("stock", "+", quantity) }))
    .where("id", "=", productId)
    .returning("stock")
    .executeTakeFirst();
  if (row) tellPages(unit, productId, row.stock - quantity, row.stock);
}

/** Says how many of a product are left to sell, without those of orders that are still at the winery. */
export async function setStock(unit: UnitOfWork, productId: string, stock: number): Promise<void> {
  await unit.updateTable("products").set({ stock }).where("id", "=", productId).execute();
  unit.afterCommit("pagesChanged", productId);
}

/** Changes what a product costs, in whole cents with VAT; orders that were placed keep their own prices. */
export async function setPrice(unit: UnitOfWork, productId: string, priceCents: number): Promise<void> {
  await unit.updateTable("products").set({ price_cents: priceCents }).where("id", "=", productId).execute();
  // Of every page: what is the most similar to another product, and which is the cheapest box, depends on prices.
  unit.afterCommit("pagesChanged");
}

/** Pages that show a product are made anew where they would show another stock; orders ask for the stock itself. */
function tellPages(unit: UnitOfWork, productId: string, before: number, after: number): void {
  if (!isShownAlike(before, after)) unit.afterCommit("pagesChanged", productId);
}

/** All bottles and other things that the shop has. */
export async function countStock(connection: Connection): Promise<number> {
  const row = await connection
    .selectFrom("products")
    .select(({ fn }) => fn.sum<number | string | null>("stock").as("stock"))
    .executeTakeFirstOrThrow();
  return Number(row.stock ?? 0);
}
