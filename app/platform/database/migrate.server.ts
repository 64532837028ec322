import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import * as shop from "./migrations/001-shop.ts";
import * as reservations from "./migrations/002-reservations.ts";
import * as accounts from "./migrations/003-accounts.ts";
import * as partners from "./migrations/004-partners.ts";
import * as limits from "./migrations/006-limits.ts";
import * as forgetting from "./migrations/007-forgetting.ts";
import * as tastings from "./migrations/008-tastings.ts";
import * as queue from "./migrations/009-queue.ts";
import * as webhooks from "./migrations/010-webhooks.ts";
import * as retentionRuns from "./migrations/011-retention-runs.ts";
import * as senders from "./migrations/012-senders.ts";
import * as orderStates from "./migrations/013-order-states.ts";
import * as cardPayments from "./migrations/014-card-payments.ts";
import * as invoices from "./migrations/015-invoices.ts";
import * as withdrawals from "./migrations/016-withdrawals.ts";
import * as terms from "./migrations/017-terms.ts";
import * as wineStyle from "./migrations/018-wine-style.ts";
import * as refunds from "./migrations/019-refunds.ts";
import * as labels from "./migrations/020-labels.ts";
import * as stockAlerts from "./migrations/023-stock-alerts.ts";
import * as favourites from "./migrations/026-favourites.ts";
import * as withdrawnOrders from "./migrations/027-withdrawn-orders.ts";
import * as searchedColumns from "./migrations/028-searched-columns.ts";
import type { Schema } from "./schema.ts";

/** Every migration by its name; they run in the order of their names and are never changed once released. */
const MIGRATIONS: Record<string, Migration> = {
  "001-shop": shop,
  "002-reservations": reservations,
  "003-accounts": accounts,
  "004-partners": partners,
  "006-limits": limits,
  "007-forgetting": forgetting,
  "008-tastings": tastings,
  "009-queue": queue,
  "010-webhooks": webhooks,
  "011-retention-runs": retentionRuns,
  "012-senders": senders,
  "013-order-states": orderStates,
  "014-card-payments": cardPayments,
  "015-invoices": invoices,
  "016-withdrawals": withdrawals,
  "017-terms": terms,
  "018-wine-style": wineStyle,
  "019-refunds": refunds,
  "020-labels": labels,
  "023-stock-alerts": stockAlerts,
  "026-favourites": favourites,
  "027-withdrawn-orders": withdrawnOrders,
  "028-searched-columns": searchedColumns,
};

/** The names of all migrations that this program knows. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/** Brings the tables to the newest state, under the engine's lock. @throws the first migration's error */
export async function migrateToLatest(database: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
