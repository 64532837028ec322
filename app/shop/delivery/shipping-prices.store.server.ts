import type { Transaction } from "kysely";
import type { ShippingPriceRow } from "../../platform/database/catalogue-tables.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { ShippingPrice } from "./delivery.ts";
import { PRICE_LIST } from "./price-list.ts";

/** Every country's delivery price. */
export async function listShippingPrices(connection: Connection): Promise<ShippingPrice[]> {
  const rows = await connection.selectFrom("shipping_prices").selectAll().orderBy("country_code").execute();
  return rows.map(priceFromRow);
}

/** A country's delivery price, or null where none is set. */
export async function findShippingPrice(connection: Connection, countryCode: string): Promise<ShippingPrice | null> {
  const query = connection.selectFrom("shipping_prices").selectAll().where("country_code", "=", countryCode);
  const row = await query.executeTakeFirst();
  return row ? priceFromRow(row) : null;
}

/** Puts the price list into an empty table. */
export async function loadShippingPrices(connection: Transaction<Schema>): Promise<void> {
  if ((await listShippingPrices(connection)).length > 0) return;
  const rows = PRICE_LIST.map((price) => ({
    country_code: price.countryCode,
    orderable: price.orderable ? 1 : 0,
    first_box_cents: price.firstBoxCents,
    further_box_cents: price.furtherBoxCents,
    free_from_cents: price.freeFromCents,
  }));
  await connection.insertInto("shipping_prices").values(rows).execute();
}

function priceFromRow(row: ShippingPriceRow): ShippingPrice {
  return {
    countryCode: row.country_code,
    orderable: row.orderable === 1,
    firstBoxCents: row.first_box_cents,
    furtherBoxCents: row.further_box_cents,
    freeFromCents: row.free_from_cents,
  };
}
