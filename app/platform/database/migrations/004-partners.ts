import type { Kysely } from "kysely";

/** What comes from other sites: who sent it, forms that wait to be corrected, answers given once, and signed notices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["reservations", "inquiries"]) {
    await db.schema.alterTable(table).addColumn("partner", "text").execute();
    await db.schema.alterTable(table).addColumn("partner_origin", "text").execute();
  }

  await db.schema
    .createTable("drafts")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("refusal", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("partner", "text")
    .addColumn("partner_origin", "text")
    .addColumn("return_to", "text")
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("drafts_expired").on("drafts").column("expires_at").execute();

  await db.schema
    .createTable("given_answers")
    .addColumn("key_hash", "text", (column) => column.primaryKey())
    .addColumn("body_hash", "text", (column) => column.notNull())
    .addColumn("seed", "text", (column) => column.notNull())
    .addColumn("answer", "text")
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("given_answers_expired").on("given_answers").column("expires_at").execute();

  await db.schema
    .createTable("webhooks")
    .addColumn("partner", "text", (column) => column.primaryKey())
    .addColumn("origin", "text")
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("notices")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("partner", "text", (column) => column.notNull().references("webhooks.partner").onDelete("cascade"))
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("next_at", "bigint", (column) => column.notNull())
    .addColumn("sent_at", "bigint")
    .addColumn("last_error", "text")
    .execute();
  await db.schema.createIndex("notices_due").on("notices").columns(["state", "next_at"]).execute();
}
