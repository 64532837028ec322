import type { Clock } from "../platform/clock.ts";
import { nextNumber } from "../platform/database/counters.server.ts";
import { openPlatform, type Platform } from "../platform/platform.server.ts";
import type { Settings } from "../platform/settings.server.ts";
import { loadSampleCatalogue } from "./catalogue/products.store.server.ts";
import { loadShippingPrices } from "./delivery/shipping-prices.store.server.ts";
import { loadSampleTastings } from "./reservations/tastings.store.server.ts";

/** Opens the shop: the platform, and in an empty database the sample catalogue with its tastings and the first delivery prices. */
export async function openShop(settings: Settings, clock?: Clock): Promise<Platform> {
  const platform = await openPlatform(settings, clock);
  await platform.database.write(async (connection) => {
    // Servers that start at once stand in line here, so that only the first finds the tables empty.
    await nextNumber(connection, "starts");
    await loadSampleCatalogue(connection);
    await loadShippingPrices(connection);
    await loadSampleTastings(connection);
  });
  return platform;
}
