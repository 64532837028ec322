import type { ShippingPriceRow } from "../../platform/database/catalogue-tables.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { ShippingPrice } from "./delivery.ts";

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

/** A country's price as it is stored. */
export function rowFromPrice(price: ShippingPrice): ShippingPriceRow {
  return {
    country_code: price.countryCode,
    orderable: price.orderable ? 1 : 0,
    first_box_cents: price.firstBoxCents,
    further_box_cents: price.furtherBoxCents,
    free_from_cents: price.freeFromCents,
  };
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
