import type { Transaction } from "kysely";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { StartFailure } from "../../platform/system/start-failure.server.ts";

/** What the winery's own files say of products, delivery prices and tastings, as the tables hold it. */
export type DeclaredRows = {
  products: Schema["products"][];
  texts: Schema["product_texts"][];
  deliveries: Schema["shipping_prices"][];
  tastings: Schema["tastings"][];
};

/** Declared for a product that is new, and afterwards the business of orders and commands. */
const LEFT_ALONE = ["price_cents", "stock"] as const;

/** The declared rows that the tables lack or have otherwise, and the countries that are not declared any more. */
type Outdated = DeclaredRows & { countriesGone: string[] };

/**
 * Compares the tables with what is declared. Rows that are not declared any more stay, but for countries: orders know products by their ids.
 * @throws StartFailure for a slug that another product has
 */
export async function findOutdated(connection: Connection, declared: DeclaredRows): Promise<Outdated> {
  const [products, texts, deliveries, tastings] = await Promise.all([
    connection.selectFrom("products").selectAll().execute(),
    connection.selectFrom("product_texts").selectAll().execute(),
    connection.selectFrom("shipping_prices").selectAll().execute(),
    connection.selectFrom("tastings").selectAll().execute(),
  ]);
  requireOwnSlugs(declared.products, products);
  const countries = new Set(declared.deliveries.map((row) => row.country_code));
  return {
    // In the order of the ids, as orders take them, so that a start and an order of another server never wait for each other.
    products: changedRows(declared.products, products, ["id"], LEFT_ALONE).sort((a, b) => (a.id < b.id ? -1 : 1)),
    texts: changedRows(declared.texts, texts, ["product_id", "language"]),
    deliveries: changedRows(declared.deliveries, deliveries, ["country_code"]),
    tastings: changedRows(declared.tastings, tastings, ["package"]),
    countriesGone: deliveries.map((row) => row.country_code).filter((code) => !countries.has(code)),
  };
}

/** @throws StartFailure for a slug that another product has: printed labels hold it, so it stays with its id for good */
function requireOwnSlugs(declared: readonly Schema["products"][], present: readonly Schema["products"][]): void {
  for (const { id, slug } of declared) {
    const other = present.find((row) => row.slug === slug && row.id !== id);
    if (other) throw new StartFailure(`The slug ${slug} belongs to the product ${other.id}: ${id} needs another one.`);
  }
}

function changedRows<Row extends object>(
  declared: readonly Row[],
  present: readonly Row[],
  keys: readonly (keyof Row)[],
  leftAlone: readonly (keyof Row)[] = [],
): Row[] {
  const nameOf = (row: Row) => keys.map((key) => row[key]).join(" ");
  const known = new Map(present.map((row) => [nameOf(row), row]));
  return declared.filter((row) => {
    const before = known.get(nameOf(row));
    const columns = (Object.keys(row) as (keyof Row)[]).filter((column) => !leftAlone.includes(column));
    return before === undefined || columns.some((column) => row[column] !== before[column]);
  });
}

/** Writes what `findOutdated` has found. */
export async function bringUpToDate(connection: Transaction<Schema>, outdated: Outdated): Promise<void> {
  for (const row of outdated.products) {
    const { id: _, price_cents: __, stock: ___, ...described } = row;
    const insert = connection.insertInto("products").values(row);
    await insert.onConflict((conflict) => conflict.column("id").doUpdateSet(described)).execute();
  }
  for (const row of outdated.texts) {
    const insert = connection.insertInto("product_texts").values(row);
    await insert.onConflict((conflict) => conflict.columns(["product_id", "language"]).doUpdateSet(row)).execute();
  }
  for (const row of outdated.deliveries) {
    const insert = connection.insertInto("shipping_prices").values(row);
    await insert.onConflict((conflict) => conflict.column("country_code").doUpdateSet(row)).execute();
  }
  for (const row of outdated.tastings) {
    const insert = connection.insertInto("tastings").values(row);
    await insert.onConflict((conflict) => conflict.column("package").doUpdateSet(row)).execute();
  }
  if (outdated.countriesGone.length === 0) return;
  await connection.deleteFrom("shipping_prices").where("country_code", "in", outdated.countriesGone).execute();
}
