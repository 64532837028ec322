import type { Transaction } from "kysely";
import { z } from "zod";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { StockAlertRow } from "../../platform/database/stock-alert-table.ts";
import { emailKey } from "../mail/email-key.ts";

/** Somebody's wish to hear when a product is there again. Moments are milliseconds since 1970. */
export type StockAlert = {
  id: string;
  productId: string;
  email: string;
  language: Language;
  createdAt: number;
  /** Null: nobody has pressed the button behind the mail's link. */
  confirmedAt: number | null;
};

/**
 * Stores a wish; where the same address has one for the same product, that one is answered: with the language and moment of the latest, or
 * as its owner has confirmed it, for anybody can ask.
 */
export async function putStockAlert(connection: Transaction<Schema>, alert: StockAlert): Promise<StockAlert> {
  const { id, productId, email, language, createdAt, confirmedAt } = alert;
  const row = await connection
    .insertInto("stock_alerts")
    .values({
      id,
      product_id: productId,
      email,
      email_key: emailKey(email),
      language,
      created_at: createdAt,
      confirmed_at: confirmedAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["product_id", "email_key"])
        .doUpdateSet({ language, created_at: createdAt })
        .where("stock_alerts.confirmed_at", "is", null),
    )
    .returningAll()
    .executeTakeFirst();
  if (row) return alertFromRow(row);
  const confirmed = connection.selectFrom("stock_alerts").selectAll().where("product_id", "=", productId);
  return alertFromRow(await confirmed.where("email_key", "=", emailKey(email)).executeTakeFirstOrThrow());
}

/** Notes that a wish is its owner's own; says false where it is no longer there. */
export async function markConfirmed(connection: Transaction<Schema>, id: string, now: number): Promise<boolean> {
  const query = connection.updateTable("stock_alerts").set({ confirmed_at: now }).where("id", "=", id);
  return (await query.returning("id").executeTakeFirst()) !== undefined;
}

/** Deletes a wish; nothing happens where it is gone. */
export async function deleteStockAlert(connection: Transaction<Schema>, id: string): Promise<void> {
  await connection.deleteFrom("stock_alerts").where("id", "=", id).execute();
}

/** The wishes of an address, the oldest first. */
export async function listStockAlertsTo(connection: Connection, email: string): Promise<StockAlert[]> {
  const query = connection.selectFrom("stock_alerts").selectAll().where("email_key", "=", emailKey(email));
  return (await query.orderBy("created_at").orderBy("id").execute()).map(alertFromRow);
}

/** All wishes for a product. */
export async function listStockAlertsFor(connection: Connection, productId: string): Promise<StockAlert[]> {
  const query = connection.selectFrom("stock_alerts").selectAll().where("product_id", "=", productId);
  return (await query.execute()).map(alertFromRow);
}

/** Deletes all wishes of an address. */
export async function deleteStockAlertsTo(connection: Transaction<Schema>, email: string): Promise<void> {
  await connection.deleteFrom("stock_alerts").where("email_key", "=", emailKey(email)).execute();
}

/**
 * Sends what the confirmed wishes of an address ask for to another one, of whose own each product's gives way. Those that nobody has
 * confirmed stay: their mail is in the old mailbox.
 */
export async function readdressStockAlerts(
  connection: Transaction<Schema>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const key = emailKey(to);
  const confirmed = connection.selectFrom("stock_alerts").select("product_id").where("email_key", "=", emailKey(from));
  const wished = confirmed.where("confirmed_at", "is not", null);
  if (key !== emailKey(from)) {
    const own = connection.deleteFrom("stock_alerts").where("email_key", "=", key);
    await own.where("product_id", "in", wished).execute();
  }
  const moved = connection.updateTable("stock_alerts").set({ email: to, email_key: key });
  await moved.where("email_key", "=", emailKey(from)).where("confirmed_at", "is not", null).execute();
}

/** Which confirmed wishes are for what is in stock, the oldest first. */
export async function listFulfilled(connection: Connection, most: number): Promise<string[]> {
  const rows = await connection
    .selectFrom("stock_alerts")
    .innerJoin("products", "products.id", "stock_alerts.product_id")
    .select("stock_alerts.id")
    .where("stock_alerts.confirmed_at", "is not", null)
    .where("products.stock", ">", 0)
    .orderBy("stock_alerts.created_at")
    .orderBy("stock_alerts.id")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a wish out of the table, to fulfil it; of two servers that want to, one gets it and the other null. */
export async function takeStockAlert(connection: Transaction<Schema>, id: string): Promise<StockAlert | null> {
  const row = await connection.deleteFrom("stock_alerts").where("id", "=", id).returningAll().executeTakeFirst();
  return row ? alertFromRow(row) : null;
}

function alertFromRow({ id, product_id, email, language, created_at, confirmed_at }: StockAlertRow): StockAlert {
  return {
    id,
    productId: product_id,
    email,
    language: z.enum(LANGUAGES).parse(language),
    createdAt: created_at,
    confirmedAt: confirmed_at,
  };
}
