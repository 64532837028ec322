import type { Kysely } from "kysely";

/** Since when a partner's receiver says that it is gone for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("webhooks").addColumn("disabled_at", "bigint").execute();
}
