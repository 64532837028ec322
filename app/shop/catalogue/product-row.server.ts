import { LRUCache } from "lru-cache";
import { z } from "zod";
import { LANGUAGES } from "../../i18n/languages.ts";
import type { ProductRow, ProductTextRow } from "../../platform/database/catalogue-tables.ts";
import { bottledJson, boxContentsJson } from "./bottled-json.server.ts";
import { COLOURS, type Drawing, GLASSES, LABEL_FAMILIES, MOTIFS, SHAPES, WINE_COLOURS } from "./drawing.ts";
import { ALLERGENS, CATEGORIES, type CatalogueEntry, type Product } from "./product.ts";
import { productStyleJson } from "./product-style-json.server.ts";

// Made once: every row of every page is read by them.
const categoryText = z.enum(CATEGORIES);
const allergensJson = z.array(z.enum(ALLERGENS));

const bottleJson = { glass: z.enum(GLASSES), capsule: z.enum(COLOURS), wine: z.enum(WINE_COLOURS).optional() };
const labelJson = z.object({
  paper: z.enum(COLOURS),
  ink: z.enum(COLOURS),
  motif: z.enum(MOTIFS),
  family: z.enum(LABEL_FAMILIES).optional(),
  words: z.array(z.string()).optional(),
});
const boxedJson = z.object({
  ...bottleJson,
  shape: z.enum(SHAPES).exclude(["giftBox"]),
  label: labelJson.optional(),
});
const drawingJson: z.ZodType<Drawing> = z.object({
  ...bottleJson,
  shape: z.enum(SHAPES),
  label: labelJson,
  holds: z.array(boxedJson).optional(),
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

const MAX_TEXTS_KEPT = 1000;

/** Reads a column of JSON; the same text is read once, for every list of the catalogue holds the same rows. */
function readingOnce<T extends object>(schema: z.ZodType<T>): (text: string) => T {
  const known = new LRUCache<string, T>({ max: MAX_TEXTS_KEPT });
  return (text) => {
    const value = known.get(text) ?? schema.parse(JSON.parse(text));
    known.set(text, value);
    return value;
  };
}

const allergensOf = readingOnce(allergensJson);
const nutritionOf = readingOnce(nutritionJson);
const drawingOf = readingOnce(drawingJson);
const styleOf = readingOnce(productStyleJson);
const bottledOf = readingOnce(bottledJson);
const boxContentsOf = readingOnce(boxContentsJson);

/** The product that its row and its texts in one language tell. What stands in columns of JSON is shared: nobody changes it. */
export function productFromRow(row: ProductRow & ProductTextRow): Product {
  return {
    id: row.id,
    slug: row.slug,
    category: categoryText.parse(row.category),
    year: row.year,
    volumeMl: row.volume_ml,
    alcoholTenths: row.alcohol_tenths,
    serving:
      row.serving_from === null || row.serving_to === null ? null : { from: row.serving_from, to: row.serving_to },
    allergens: allergensOf(row.allergens),
    nutrition: nutritionOf(row.nutrition),
    style: row.style === null ? null : styleOf(row.style),
    bottled: row.bottled === null ? null : bottledOf(row.bottled),
    boxContents: row.box_contents === null ? null : boxContentsOf(row.box_contents),
    priceCents: row.price_cents,
    stock: row.stock,
    boxed: row.boxed === 1,
    drawing: drawingOf(row.drawing),
    name: row.name,
    summary: row.summary,
    grape: row.grape,
    tastingNote: row.tasting_note,
    food: row.food,
    ingredients: row.ingredients,
  };
}

/** A product as it is stored. @param position its place in the list */
export function rowFromProduct(entry: CatalogueEntry, position: number): ProductRow {
  return {
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
    style: entry.style ? JSON.stringify(entry.style) : null,
    bottled: entry.bottled ? JSON.stringify(entry.bottled) : null,
    box_contents: entry.boxContents ? JSON.stringify(entry.boxContents) : null,
    price_cents: entry.priceCents,
    stock: entry.stock,
    boxed: entry.boxed ? 1 : 0,
    drawing: JSON.stringify(entry.drawing),
    position,
  };
}

/** Its texts in all languages as they are stored. */
export function textRowsFrom({ id, texts }: CatalogueEntry): ProductTextRow[] {
  return LANGUAGES.map((language) => {
    const { name, summary, grape, tastingNote, food, ingredients } = texts[language];
    return { product_id: id, language, name, summary, grape, tasting_note: tastingNote, food, ingredients };
  });
}
