import type { Selectable } from "kysely";
import type { Connection, UnitOfWork } from "../../platform/database/database.server.ts";
import type { WebhookRow } from "../../platform/database/partner-tables.ts";
import type { Referrer } from "../partners/partner.ts";
import type { Webhook } from "./webhook.ts";

const COLUMNS = ["partner", "origin", "url", "secret", "disabled_at"] as const;

/** Every partner that wants webhooks. */
export async function listWebhooks(connection: Connection): Promise<Webhook[]> {
  const rows = await connection.selectFrom("webhooks").select(COLUMNS).orderBy("partner").execute();
  return rows.map(webhookFromRow);
}

/** Where a partner wants its webhooks, or null. */
export async function findWebhook(connection: Connection, partner: string): Promise<Webhook | null> {
  const query = connection.selectFrom("webhooks").select(COLUMNS).where("partner", "=", partner);
  const row = await query.executeTakeFirst();
  return row ? webhookFromRow(row) : null;
}

/** The partner whose page something came from, by the origin that the front door has checked: a name alone is anybody's. */
export async function findWebhookOf(connection: Connection, { partnerOrigin }: Referrer): Promise<Webhook | null> {
  if (partnerOrigin === null) return null;
  const query = connection.selectFrom("webhooks").select(COLUMNS).where("origin", "=", partnerOrigin);
  const row = await query.executeTakeFirst();
  return row ? webhookFromRow(row) : null;
}

/** Stores where a partner wants its webhooks, in place of what was there. */
export async function storeWebhook(
  unit: UnitOfWork,
  { partner, origin, url, secret }: Omit<Webhook, "disabledAt">,
  now: number,
): Promise<void> {
  const where = { origin, url, secret, disabled_at: null };
  await unit
    .insertInto("webhooks")
    .values({ partner, ...where, created_at: now })
    .onConflict((conflict) => conflict.column("partner").doUpdateSet(where))
    .execute();
}

/** Notes that a partner's receiver is gone for good. */
export async function disableWebhook(unit: UnitOfWork, partner: string, now: number): Promise<void> {
  await unit.updateTable("webhooks").set({ disabled_at: now }).where("partner", "=", partner).execute();
}

/** Ends a partner's webhooks; says whether there were any. */
export async function removeWebhook(unit: UnitOfWork, partner: string): Promise<boolean> {
  const result = await unit.deleteFrom("webhooks").where("partner", "=", partner).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

function webhookFromRow({ disabled_at, ...same }: Pick<Selectable<WebhookRow>, (typeof COLUMNS)[number]>): Webhook {
  return { ...same, disabledAt: disabled_at };
}
