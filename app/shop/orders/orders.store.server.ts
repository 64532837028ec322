import { type SelectQueryBuilder, sql, type Transaction } from "kysely";
import { z } from "zod";
import { LANGUAGES } from "../../i18n/languages.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { OrderLineRow, OrderRow } from "../../platform/database/order-tables.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { addressJson, companyJson } from "../contact/stored-contact.server.ts";
import { DELIVERIES } from "../delivery/delivery.ts";
import { PAYMENTS } from "../payment/payment.ts";
import type { Order, OrderLine } from "./order.ts";
import { ORDER_STATES, type OrderState } from "./order-states.ts";

/** Stores an order with its lines; says false, and stores nothing, where the form's key has its order already. */
export async function insertOrder(connection: Transaction<Schema>, order: Order): Promise<boolean> {
  const inserted = await connection
    .insertInto("orders")
    .values(rowFromOrder(order))
    .onConflict((conflict) => conflict.column("order_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  const lines = order.lines.map((line, position) => ({
    order_id: order.id,
    position,
    product_id: line.productId,
    name: line.name,
    year: line.year,
    quantity: line.quantity,
    price_cents: line.priceCents,
    boxed: line.boxed ? 1 : 0,
  }));
  await connection.insertInto("order_lines").values(lines).execute();
  return true;
}

/** An order by its id, or null. */
export async function findOrder(connection: Connection, id: string): Promise<Order | null> {
  const row = await connection.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? withLines(connection, row) : null;
}

/** An order by its number (`2026-000123`), or null. */
export async function findOrderByNumber(connection: Connection, number: string): Promise<Order | null> {
  const row = await connection.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirst();
  return row ? withLines(connection, row) : null;
}

/** Every order in some states, the oldest first. */
export async function listOrdersIn(connection: Connection, states: readonly OrderState[]): Promise<Order[]> {
  return listWithLines(connection, connection.selectFrom("orders").where("state", "in", states), "asc");
}

/** The order that a guest's link names, or null. */
export async function findOrderByToken(connection: Connection, token: string): Promise<Order | null> {
  const row = await connection.selectFrom("orders").selectAll().where("token", "=", token).executeTakeFirst();
  return row ? withLines(connection, row) : null;
}

/** The order that a checkout form's one-time key has made, or null. */
export async function findOrderByKey(connection: Connection, orderKey: string): Promise<Order | null> {
  const row = await connection.selectFrom("orders").selectAll().where("order_key", "=", orderKey).executeTakeFirst();
  return row ? withLines(connection, row) : null;
}

/** The part of an order's key that names its form, as the index `orders_by_form` has it; an index is found by literals alone. */
const FORM_PART = sql`substr(order_key, 1, 43)`;

/** The newest order that a checkout form has made, whatever was in the cart, or null. @param formKey the first part of its key */
export async function findOrderByForm(connection: Connection, formKey: string): Promise<Order | null> {
  const row = await connection
    .selectFrom("orders")
    .selectAll()
    .where(FORM_PART, "=", formKey)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return row ? withLines(connection, row) : null;
}

/** An order of a row together with its lines. */
export async function withLines(connection: Connection, row: OrderRow): Promise<Order> {
  const query = connection.selectFrom("order_lines").selectAll().where("order_id", "=", row.id).orderBy("position");
  return orderFromRows(row, await query.execute());
}

/** Some orders together with their lines, by the moment at which they were placed: two queries, however many there are. */
export async function listWithLines(
  connection: Connection,
  some: SelectQueryBuilder<Schema, "orders", object>,
  direction: "asc" | "desc",
): Promise<Order[]> {
  const rows = await some.selectAll().orderBy("created_at", direction).orderBy("number", direction).execute();
  const lines = connection.selectFrom("order_lines").selectAll().where("order_id", "in", some.select("id"));
  const ofOrders = Map.groupBy(await lines.orderBy("position").execute(), ({ order_id }) => order_id);
  return rows.map((row) => orderFromRows(row, ofOrders.get(row.id) ?? []));
}

function rowFromOrder(order: Order): OrderRow {
  return {
    id: order.id,
    number: order.number,
    order_key: order.orderKey,
    token: order.token,
    state: order.state,
    state_since: order.stateSince,
    paid_at: order.paidAt,
    held_until: order.heldUntil,
    refunded_cents: order.refundedCents,
    language: order.language,
    created_at: order.createdAt,
    delivery: order.delivery,
    payment: order.payment,
    first_name: order.firstName,
    last_name: order.lastName,
    email: order.email,
    phone: order.phone,
    country: order.address.country,
    city: order.address.city,
    address: order.address.address,
    postal_code: order.address.postalCode,
    billing: JSON.stringify(order.billing),
    company: order.company && JSON.stringify(order.company),
    note: order.note,
    gift_message: order.giftMessage,
    net_cents: order.netCents,
    tax_cents: order.taxCents,
    gross_cents: order.grossCents,
    fee_cents: order.feeCents,
    delivery_cents: order.deliveryCents,
    total_cents: order.totalCents,
  };
}

function orderFromRows(row: OrderRow, lines: OrderLineRow[]): Order {
  return {
    id: row.id,
    number: row.number,
    orderKey: row.order_key,
    token: row.token,
    state: z.enum(ORDER_STATES).parse(row.state),
    stateSince: row.state_since,
    paidAt: row.paid_at,
    heldUntil: row.held_until,
    refundedCents: row.refunded_cents,
    language: z.enum(LANGUAGES).parse(row.language),
    createdAt: row.created_at,
    delivery: z.enum(DELIVERIES).parse(row.delivery),
    payment: z.enum(PAYMENTS).parse(row.payment),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    address: { country: row.country, city: row.city, address: row.address, postalCode: row.postal_code },
    billing: addressJson.parse(JSON.parse(row.billing)),
    company: row.company === null ? null : companyJson.parse(JSON.parse(row.company)),
    note: row.note,
    giftMessage: row.gift_message,
    netCents: row.net_cents,
    taxCents: row.tax_cents,
    grossCents: row.gross_cents,
    feeCents: row.fee_cents,
    deliveryCents: row.delivery_cents,
    totalCents: row.total_cents,
    lines: lines.map(lineFromRow),
  };
}

function lineFromRow(row: OrderLineRow): OrderLine {
  const { product_id, name, year, quantity, price_cents, boxed } = row;
  return { productId: product_id, name, year, quantity, priceCents: price_cents, boxed: boxed === 1 };
}
