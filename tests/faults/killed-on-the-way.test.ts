import { afterAll, beforeAll, expect, it } from "vitest";
import type { Platform } from "../../app/platform/platform.server.ts";
import { listSetAside } from "../../app/shop/orders/payments.store.server.ts";
import { buildKilledShop, type KilledShop } from "../support/kill-shop.ts";
import { stockOf } from "../support/order-states.ts";
import { NOON, onBothEngines } from "../support/shops.ts";
import { goTheWay, WAY_MS, WAY_SETTINGS } from "../support/way-to-card-page.ts";

const MINUTE = 60_000;
const STOCK = 6000;
const BOTTLES = 6;

let killed: KilledShop;
beforeAll(async () => {
  killed = await buildKilledShop();
}, 3 * MINUTE);
afterAll(() => killed.discard());

/** How far every order has come, the oldest first; each as one line of everything that belongs to it. */
async function ordersAsKept({ database: { read } }: Platform): Promise<string[]> {
  const orders = await read.selectFrom("orders").select(["id", "state"]).orderBy("number").execute();
  const ofOrders = async (table: "order_transitions" | "order_payments" | "invoices") =>
    (await read.selectFrom(table).select("order_id").execute()).map(({ order_id }) => order_id);
  const changes = await ofOrders("order_transitions");
  const payments = await ofOrders("order_payments");
  const invoices = await ofOrders("invoices");
  const attempts = await read.selectFrom("payment_attempts").select(["order_id", "outcome"]).execute();
  return orders.map(({ id, state }) => {
    const count = (ids: unknown[]) => ids.filter((of) => of === id).length;
    const tries = attempts.filter(({ order_id }) => order_id === id).map(({ outcome }) => outcome ?? "open");
    const outcomes = tries.join() || "none";
    return `${state}: ${count(changes)} changes, ${count(payments)} payments, ${count(invoices)} invoices, attempts ${outcomes}`;
  });
}

/** All that may be true of an order when a server is killed on the way: nothing is half done. */
const PLACED = "awaitingPayment: 1 changes, 0 payments, 0 invoices, attempts none";
const LEFT = "awaitingPayment: 1 changes, 0 payments, 0 invoices, attempts open";
const PAID = "paid: 2 changes, 1 payments, 1 invoices, attempts open";
const PAID_BY_ATTEMPT = "paid: 2 changes, 1 payments, 1 invoices, attempts paid";
const EXPIRED = "expired: 2 changes, 0 payments, 0 invoices, attempts none";

/** The two orders of one way that has come to its end. */
const ONE_WAY = [PAID_BY_ATTEMPT, EXPIRED];
/** What may be there of the two when the server is killed. */
const ON_THE_WAY = [[], [PLACED], [LEFT], [PAID], [PAID_BY_ATTEMPT], [PAID_BY_ATTEMPT, PLACED], ONE_WAY];

/** How often there is something to be said to somebody. */
async function mails({ database: { read } }: Platform, topic: string): Promise<number> {
  return (await read.selectFrom("jobs").select("id").where("topic", "=", topic).execute()).length;
}

async function invoiceNumbers({ database: { read } }: Platform): Promise<number[]> {
  const rows = await read.selectFrom("invoices").select("sequence").orderBy("sequence").execute();
  return rows.map(({ sequence }) => sequence);
}

onBothEngines("a server killed (SIGKILL) after a change or commit of the way to the card page", (openTestShop) => {
  it("leaves, wherever it was, orders that tell the truth; done again, all is there once", {
    timeout: 6 * MINUTE,
  }, async () => {
    const { platform, clock } = await openTestShop(WAY_SETTINGS);
    await platform.database.write((unit) => unit.updateTable("products").set({ stock: STOCK }).execute());
    const seen = new Set<string>();
    let done = 0;
    for (let isKilled = true; isKilled; done += 1) {
      const way = { key: `a-form-key-of-22-chars-${done}`, start: NOON + done * (WAY_MS + MINUTE) };
      isKilled = await killed.goTheWay(platform.settings, { ...way, killAt: 1 + done });
      const orders = await ordersAsKept(platform);
      expect(orders.slice(0, 2 * done)).toEqual(Array(done).fill(ONE_WAY).flat());
      seen.add(orders.slice(2 * done).join("; "));
      const holding = orders.filter((order) => order !== EXPIRED).length;
      expect(await stockOf(platform, "malvazija-2025")).toBe(STOCK - BOTTLES * holding);
      await goTheWay({ platform, clock }, way.key, way.start);
    }
    expect([...seen].sort()).toEqual(ON_THE_WAY.map((orders) => orders.join("; ")).sort());
    expect(await ordersAsKept(platform)).toEqual(Array(done).fill(ONE_WAY).flat());
    expect(await stockOf(platform, "malvazija-2025")).toBe(STOCK - BOTTLES * done);
    expect(await invoiceNumbers(platform)).toEqual(Array.from({ length: done }, (_, at) => at + 1));
    for (const topic of ["order-placed", "order-placed-winery"]) expect(await mails(platform, topic)).toBe(2 * done);
    for (const topic of ["order-paid", "order-expired"]) expect(await mails(platform, topic), topic).toBe(done);
    expect(await listSetAside(platform.database.read)).toEqual([]);
  });
});
