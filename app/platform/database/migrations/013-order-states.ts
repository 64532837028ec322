import { type Kysely, sql } from "kysely";

/**
 * The states of orders: each change with its time and cause, the payment that made an order paid, and payments that fit no order.
 * Orders from before are held until a person decides: the shop had no way to record that their money has come.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db);
  await db.schema
    .createTable("order_transitions")
    .addColumn("order_id", "text", (column) => column.notNull().references("orders.id"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("from_state", "text")
    .addColumn("to_state", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("cause", "text", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("detail", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("order_transitions_pk", ["order_id", "position"])
    .execute();
  // One row an order: the table itself keeps it from being paid twice.
  await db.schema
    .createTable("order_payments")
    .addColumn("order_id", "text", (column) => column.primaryKey().references("orders.id"))
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("amount_cents", "integer", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .execute();
  await createSetAside(db);
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  for (const column of ["state_since", "paid_at", "held_until"]) {
    await db.schema.alterTable("orders").addColumn(column, "bigint").execute();
  }
  await sql`update orders set state = 'sent' where state = 'shipped'`.execute(db);
  await sql`update orders set state = 'awaitingPayment' where state = 'placed' and payment <> 'cash'`.execute(db);
  await sql`update orders set state_since = created_at`.execute(db);
  await sql`update orders set paid_at = created_at where state in ('paid', 'sent')`.execute(db);
  await db.schema.createIndex("orders_held").on("orders").columns(["state", "held_until"]).execute();
}

async function createSetAside(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payments_set_aside")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("order_id", "text")
    .addColumn("order_number", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("amount_cents", "integer")
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("detail", "text", (column) => column.notNull())
    .addColumn("settled_at", "bigint")
    .execute();
  await db.schema.createIndex("payments_set_aside_order").on("payments_set_aside").column("order_number").execute();
}
