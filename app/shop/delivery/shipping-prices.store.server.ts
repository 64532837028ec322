import type { Transaction } from "kysely";
import type { ShippingPriceRow } from "../../platform/database/catalogue-tables.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { ShippingPrice } from "./delivery.ts";

/** Croatia can order; to its neighbours there are prices too, which the answer to an inquiry may quote. */
const FIRST_PRICES: ShippingPrice[] = [
  { countryCode: "HR", orderable: true, firstBoxCents: 590, furtherBoxCents: 300, freeFromCents: 15_000 },
  { countryCode: "SI", orderable: false, firstBoxCents: 1490, furtherBoxCents: 700, freeFromCents: null },
  { countryCode: "IT", orderable: false, firstBoxCents: 1990, furtherBoxCents: 900, freeFromCents: null },
  { countryCode: "AT", orderable: false, firstBoxCents: 1990, furtherBoxCents: 900, freeFromCents: null },
  { countryCode: "DE", orderable: false, firstBoxCents: 2490, furtherBoxCents: 1200, freeFromCents: null },
];

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

/** Puts the first prices into an empty table. */
export async function loadShippingPrices(connection: Transaction<Schema>): Promise<void> {
  if ((await listShippingPrices(connection)).length > 0) return;
  const rows = FIRST_PRICES.map((price) => ({
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
