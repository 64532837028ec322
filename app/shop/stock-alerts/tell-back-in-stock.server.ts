import type { Platform } from "../../platform/platform.server.ts";
import { queueBackInStockMail } from "./stock-alert-mails.server.ts";
import { listFulfilled, takeStockAlert } from "./stock-alerts.store.server.ts";

/** So many at a time; the rest a minute later. */
const MOST_AT_ONCE = 200;

/**
 * Writes to everybody who waits for what is in stock, whatever has brought it back, and forgets the wish in the same transaction: so each
 * hears once, of several servers too. A failure is logged; the next time makes up for it (docs/rules.md "Back in stock").
 */
export async function tellBackInStock(platform: Platform, isStopping: () => boolean = () => false): Promise<void> {
  const { database, log } = platform;
  try {
    for (const id of await listFulfilled(database.read, MOST_AT_ONCE)) {
      if (isStopping()) return;
      await database.write(async (unit) => {
        const alert = await takeStockAlert(unit, id);
        if (alert) await queueBackInStockMail(platform, unit, alert);
      });
    }
  } catch (error) {
    log.error({ err: error }, "those who wait for a product could not be told that it is there");
  }
}
