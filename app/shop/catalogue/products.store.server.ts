import type { Transaction } from "kysely";
import { z } from "zod";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import type { ProductRow, ProductTextRow } from "../../platform/database/catalogue-tables.ts";
import type { Connection, UnitOfWork } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { bottledJson, boxContentsJson } from "./bottled-json.server.ts";
import { COLOURS, type Drawing, GLASSES, LABEL_FAMILIES, MOTIFS, SHAPES, WINE_COLOURS } from "./drawing.ts";
import { ALLERGENS, CATEGORIES, type CatalogueEntry, type Category, type Product } from "./product.ts";
import { isShownAlike } from "./product-facts.ts";
import { productStyleJson } from "./wine-style-json.server.ts";

// Made once: every row of every page is read by them.
const categoryText = z.enum(CATEGORIES);
const allergensJson = z.array(z.enum(ALLERGENS));

const bottleJson = { glass: z.enum(GLASSES), capsule: z.enum(COLOURS), wine: z.enum(WINE_COLOURS).optional() };
const drawingJson: z.ZodType<Drawing> = z.object({
  ...bottleJson,
  shape: z.enum(SHAPES),
  label: z.object({
    paper: z.enum(COLOURS),
    ink: z.enum(COLOURS),
    motif: z.enum(MOTIFS),
    family: z.enum(LABEL_FAMILIES).optional(),
    words: z.array(z.string()).optional(),
  }),
  holds: z.array(z.object({ ...bottleJson, shape: z.enum(SHAPES).exclude(["giftBox"]) })).optional(),
});

const nutritionJson = z.object({
  per: z.enum(["100ml", "100g"]),
  energyKj: z.number(),
  energyKcal: z.number(),
  fatGrams: z.number(),
  saturatesGrams: z.number(),
  carbohydrateGrams: z.number(),
  sugarsGrams: z.number(),
  proteinGrams: z.number(),
  saltGrams: z.number(),
});

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
  const query = inLanguageOf(connection, language).orderBy("products.position");
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

/** Pages that show a product are made anew where they would show another stock; orders ask for the stock itself. */
function tellPages(unit: UnitOfWork, productId: string, before: number, after: number): void {
  if (!isShownAlike(before, after)) unit.afterCommit("pagesChanged", productId);
}

/** Fills an empty catalogue; does nothing to one that has products. */
export async function loadFirstProducts(
  connection: Transaction<Schema>,
  catalogue: readonly CatalogueEntry[],
): Promise<void> {
  const any = await connection.selectFrom("products").select("id").limit(1).executeTakeFirst();
  if (any) return;
  for (const [position, entry] of catalogue.entries()) await insertProduct(connection, entry, position);
}

/** Adds a product with its texts in all four languages. */
export async function insertProduct(
  connection: Transaction<Schema>,
  entry: CatalogueEntry,
  position: number,
): Promise<void> {
  await connection
    .insertInto("products")
    .values({
      id: entry.id,
      slug: entry.slug,
      category: entry.category,
      year: entry.year,
      volume_ml: entry.volumeMl,
      alcohol_tenths: entry.alcoholTenths,
      serving_from: entry.serving?.from ?? null,
      serving_to: entry.serving?.to ?? null,
      allergens: JSON.stringify(entry.allergens),
      nutrition: JSON.stringify(entry.nutrition),
      style: entry.style && JSON.stringify(entry.style),
      bottled: entry.bottled ? JSON.stringify(entry.bottled) : null,
      box_contents: entry.boxContents ? JSON.stringify(entry.boxContents) : null,
      price_cents: entry.priceCents,
      stock: entry.stock,
      boxed: entry.boxed ? 1 : 0,
      drawing: JSON.stringify(entry.drawing),
      position,
    })
    .execute();
  await connection
    .insertInto("product_texts")
    .values(
      LANGUAGES.map((language) => {
        const { name, summary, grape, tastingNote, food, ingredients } = entry.texts[language];
        return { product_id: entry.id, language, name, summary, grape, tasting_note: tastingNote, food, ingredients };
      }),
    )
    .execute();
}

function productFromRow(row: ProductRow & ProductTextRow): Product {
  return {
    id: row.id,
    slug: row.slug,
    category: categoryText.parse(row.category),
    year: row.year,
    volumeMl: row.volume_ml,
    alcoholTenths: row.alcohol_tenths,
    serving:
      row.serving_from === null || row.serving_to === null ? null : { from: row.serving_from, to: row.serving_to },
    allergens: allergensJson.parse(JSON.parse(row.allergens)),
    nutrition: nutritionJson.parse(JSON.parse(row.nutrition)),
    style: row.style === null ? null : productStyleJson.parse(JSON.parse(row.style)),
    bottled: row.bottled === null ? null : bottledJson.parse(JSON.parse(row.bottled)),
    boxContents: row.box_contents === null ? null : boxContentsJson.parse(JSON.parse(row.box_contents)),
    priceCents: row.price_cents,
    stock: row.stock,
    boxed: row.boxed === 1,
    drawing: drawingJson.parse(JSON.parse(row.drawing)),
    name: row.name,
    summary: row.summary,
    grape: row.grape,
    tastingNote: row.tasting_note,
    food: row.food,
    ingredients: row.ingredients,
  };
}

/** All bottles and other things that the shop has. */
export async function countStock(connection: Connection): Promise<number> {
  const row = await connection
    .selectFrom("products")
    .select(({ fn }) => fn.sum<number | string | null>("stock").as("stock"))
    .executeTakeFirstOrThrow();
  return Number(row.stock ?? 0);
}
