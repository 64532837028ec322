import type { Kysely } from "kysely";
import { nextNumber } from "../../platform/database/counters.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { type OpenOptions, openPlatform, type Platform } from "../../platform/platform.server.ts";
import type { Settings } from "../../platform/settings.server.ts";
import type { Clock } from "../../platform/system/clock.ts";
import { rowFromProduct, textRowsFrom } from "../catalogue/product-row.server.ts";
import { PRICE_LIST } from "../delivery/price-list.ts";
import { rowFromPrice } from "../delivery/shipping-prices.store.server.ts";
import { rowFromTasting } from "../reservations/tastings.store.server.ts";
import { PACKAGES } from "../reservations/tastings.ts";
import { SAMPLE_CATALOGUE } from "../sample/sample-catalogue.ts";
import { SAMPLE_TASTINGS } from "../sample/sample-tastings.ts";
import { bringUpToDate, type DeclaredRows, findOutdated } from "./declared-rows.store.server.ts";

/**
 * Opens the shop: the platform, and in its database the catalogue, the tastings and the delivery prices as the winery's files have them.
 * Where nothing has changed nothing is written: a full disk can still be read from. A command beside a shop leaves them to its next start:
 * the shop that runs may be another build.
 * @throws StartFailure with one line for whoever starts the program
 */
export function openShop(settings: Settings, clock?: Clock, options: OpenOptions = {}): Promise<Platform> {
  return openPlatform(settings, clock, options.mustExist ? options : { fill, ...options });
}

async function fill(database: Kysely<Schema>): Promise<void> {
  const declared = declaredRows();
  if (!isAny(await findOutdated(database, declared))) return;
  await database.transaction().execute(async (connection) => {
    // Servers that start at once stand in line here, so that only the first finds something to do.
    await nextNumber(connection, "starts");
    await bringUpToDate(connection, await findOutdated(connection, declared));
  });
}

function declaredRows(): DeclaredRows {
  return {
    products: SAMPLE_CATALOGUE.map(rowFromProduct),
    texts: SAMPLE_CATALOGUE.flatMap(textRowsFrom),
    deliveries: PRICE_LIST.map(rowFromPrice),
    tastings: PACKAGES.map((name) => rowFromTasting(name, SAMPLE_TASTINGS[name])),
  };
}

const isAny = (outdated: Record<string, unknown[]>) => Object.values(outdated).some((rows) => rows.length > 0);
