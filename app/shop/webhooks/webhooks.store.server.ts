import type { Transaction } from "kysely";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Referrer } from "../partners/partner.ts";
import type { Webhook } from "./webhook.ts";

const COLUMNS = ["partner", "origin", "url", "secret"] as const;

/** Every partner that wants notices. */
export async function listWebhooks(connection: Connection): Promise<Webhook[]> {
  return connection.selectFrom("webhooks").select(COLUMNS).orderBy("partner").execute();
}

/** The partner whose page something came from: by the origin that the front door has checked; a program's by its name. */
export async function findWebhookOf(
  connection: Connection,
  { partner, partnerOrigin }: Referrer,
): Promise<Webhook | null> {
  const query = connection.selectFrom("webhooks").select(COLUMNS);
  const found =
    partnerOrigin !== null
      ? await query.where("origin", "=", partnerOrigin).executeTakeFirst()
      : partner === null
        ? undefined
        : await query.where("partner", "=", partner).executeTakeFirst();
  return found ?? null;
}

/** Stores where a partner wants its notices, in place of what was there. */
export async function storeWebhook(connection: Transaction<Schema>, webhook: Webhook, now: number): Promise<void> {
  const { partner, ...where } = webhook;
  await connection
    .insertInto("webhooks")
    .values({ partner, ...where, created_at: now })
    .onConflict((conflict) => conflict.column("partner").doUpdateSet(where))
    .execute();
}

/** Ends a partner's notices, those that wait among them; says whether there were any. */
export async function removeWebhook(connection: Transaction<Schema>, partner: string): Promise<boolean> {
  const result = await connection.deleteFrom("webhooks").where("partner", "=", partner).executeTakeFirst();
  return result.numDeletedRows === 1n;
}
