import { expect, it } from "vitest";
import type { Connection, UnitOfWork } from "../app/platform/database/database.server.ts";
import { collectData } from "../app/shop/accounts/collect-data.server.ts";
import { listInquiriesFrom } from "../app/shop/inquiries/inquiries.store.server.ts";
import { giveGuestOrders, listOrdersOfUser } from "../app/shop/orders/account-orders.store.server.ts";
import { findOrderByForm, listOrdersIn } from "../app/shop/orders/orders.store.server.ts";
import { listReservationsOf } from "../app/shop/reservations/reservations.store.server.ts";
import { listStockAlertsTo } from "../app/shop/stock-alerts/stock-alerts.store.server.ts";
import { listWithdrawalsFrom } from "../app/shop/withdrawals/withdrawals.store.server.ts";
import { openAccount } from "./support/accounts.ts";
import { storeManyOrders } from "./support/many-orders.ts";
import { planOf, queriesOf } from "./support/queries.ts";
import { onBothEngines } from "./support/shops.ts";

const EMAIL = "ana@kupac.example";

/** What is searched by something other than a whole column, and the index that is to answer it. */
const SEARCHES: [string, (connection: Connection) => Promise<unknown>][] = [
  ["orders_by_form", (connection) => findOrderByForm(connection, "f".repeat(43))],
  ["orders_of_guest", (unit) => giveGuestOrders(unit as UnitOfWork, { id: "nobody", email: EMAIL })],
  ["reservations_by_email", (connection) => listReservationsOf(connection, EMAIL)],
  ["inquiries_by_email", (connection) => listInquiriesFrom(connection, EMAIL)],
  ["withdrawals_by_email", (connection) => listWithdrawalsFrom(connection, EMAIL)],
  ["stock_alerts_by_email", (connection) => listStockAlertsTo(connection, EMAIL)],
];

onBothEngines("the database", (openTestShop) => {
  it.each(SEARCHES)("is searched by %s, without reading a table whole", async (index, search) => {
    const { database } = (await openTestShop()).platform;
    const [query, ...others] = await database.write((unit) => queriesOf(unit, search));
    expect(others).toEqual([]);
    if (!query) throw new Error("Nothing was searched");
    expect(await planOf(database, query)).toMatch(new RegExp(`\\b${index}\\b`));
  });

  it("is asked as often for thirty orders as for one", async () => {
    const { platform } = await openTestShop();
    const { read, write } = platform.database;
    const user = await openAccount(platform, { email: EMAIL });
    await storeManyOrders(platform, 30);
    await write((unit) => unit.updateTable("orders").set({ user_id: user.id }).execute());
    expect(await queriesOf(read, (recorded) => listOrdersOfUser(recorded, user.id))).toHaveLength(2);
    expect(await queriesOf(read, (recorded) => listOrdersIn(recorded, ["awaitingPayment"]))).toHaveLength(2);
    const collected = await queriesOf(read, (recorded) =>
      collectData({ ...platform, database: { ...platform.database, read: recorded } }, user),
    );
    expect(collected.filter(({ sql }) => sql.includes('from "invoices"'))).toHaveLength(1);
    const orders = await listOrdersOfUser(read, user.id);
    expect(orders.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual(Array(31).fill([6]));
  });
});
