import type { Kysely } from "kysely";
import { nextNumber } from "../../platform/database/counters.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { type OpenOptions, openPlatform, type Platform } from "../../platform/platform.server.ts";
import type { Settings } from "../../platform/settings.server.ts";
import type { Clock } from "../../platform/system/clock.ts";
import { loadFirstProducts } from "../catalogue/products.store.server.ts";
import { loadShippingPrices } from "../delivery/shipping-prices.store.server.ts";
import { loadFirstTastings } from "../reservations/tastings.store.server.ts";
import { SAMPLE_CATALOGUE } from "../sample/sample-catalogue.ts";
import { SAMPLE_TASTINGS } from "../sample/sample-tastings.ts";
import { hasFirstRows } from "./first-rows.store.server.ts";

/**
 * Opens the shop: the platform, and in an empty database the sample catalogue with its tastings and the first delivery prices. Where
 * nothing is missing nothing is written: a full disk can still be read from.
 * @throws StartFailure with one line for whoever starts the program
 */
export function openShop(settings: Settings, clock?: Clock, options: OpenOptions = {}): Promise<Platform> {
  return openPlatform(settings, clock, { fill, ...options });
}

async function fill(database: Kysely<Schema>): Promise<void> {
  if (await hasFirstRows(database)) return;
  await database.transaction().execute(async (connection) => {
    // Servers that start at once stand in line here, so that only the first finds the tables empty.
    await nextNumber(connection, "starts");
    await loadFirstProducts(connection, SAMPLE_CATALOGUE);
    await loadShippingPrices(connection);
    await loadFirstTastings(connection, SAMPLE_TASTINGS);
  });
}
