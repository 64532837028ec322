import type { Kysely } from "kysely";

/** Accounts, their sessions, the one-time links of mails, and how often something was tried. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("users")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    // In small letters: nobody has two accounts at one address.
    .addColumn("email_key", "text", (column) => column.notNull().unique())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("birth_date", "text", (column) => column.notNull())
    .addColumn("address", "text")
    .addColumn("billing", "text")
    .addColumn("r1", "integer", (column) => column.notNull())
    .addColumn("company", "text")
    .addColumn("newsletter", "text", (column) => column.notNull())
    .addColumn("newsletter_at", "bigint")
    .addColumn("scope", "text", (column) => column.notNull())
    .addColumn("cart", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("agent", "text", (column) => column.notNull())
    .addColumn("cart", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sessions_of_user").on("sessions").column("user_id").execute();

  await db.schema
    .createTable("tokens")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("details", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await db.schema.createIndex("tokens_of_user").on("tokens").columns(["user_id", "purpose"]).execute();
  await db.schema.createIndex("tokens_expired").on("tokens").column("expires_at").execute();

  await db.schema
    .createTable("limits")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("used", "integer", (column) => column.notNull())
    .addColumn("resets_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .alterTable("mails")
    .addColumn("headers", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();

  await db.schema
    .alterTable("orders")
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .execute();
  await db.schema.createIndex("orders_of_user").on("orders").columns(["user_id", "created_at"]).execute();
}
