import { type Kysely, sql } from "kysely";

/** Tasting reservations, and how many seats of each beginning are taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reservation_slots")
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("time", "text", (column) => column.notNull())
    .addColumn("seats_taken", "integer", (column) => column.notNull().check(sql`seats_taken >= 0`))
    .addPrimaryKeyConstraint("reservation_slots_pk", ["date", "time"])
    .execute();

  await db.schema
    .createTable("reservations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reservation_key", "text", (column) => column.notNull().unique())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("cancelled_at", "bigint")
    .addColumn("package", "text", (column) => column.notNull())
    .addColumn("adults", "integer", (column) => column.notNull())
    .addColumn("children", "integer", (column) => column.notNull())
    .addColumn("children_menu", "integer", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("time", "text", (column) => column.notNull())
    .addColumn("full_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("total_cents", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("reservations_by_day").on("reservations").columns(["date", "time"]).execute();
}
