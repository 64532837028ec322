import { expect, it } from "vitest";
import { answerToCall, leaveAgain, ledOn, returnUrlOf } from "../../../tests/support/card-attempts.ts";
import { TEST_HOUSES, type TestHouse } from "../../../tests/support/card-houses.ts";
import { endingShop } from "../../../tests/support/ending-shop.ts";
import { orderedBy, stockOf } from "../../../tests/support/order-states.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { listSetAside } from "../orders/payments.store.server.ts";
import { listAttempts } from "./card-attempts.store.server.ts";

/** The house whose calls are looked at most closely: each payment has a number of its own there, known for one order only. */
const HOUSE = TEST_HOUSES.find(({ name }) => name === "wspay") as TestHouse;
const MINUTE = 60_000;
const CENTS = 6884;
const STOCK = 6000;
const BOTTLES = 6;

/** The way to the card page and back, of a buyer and a house who do again what nobody has answered. */
async function goThereAndBack(platform: Platform, orderKey: string) {
  // A mailbox of its own: one gets so many mails of a kind in an hour.
  const order = await orderedBy(platform, { payment: "card", orderKey, email: `${orderKey}@kupac.example` });
  const [left] = await listAttempts(platform.database.read, order.id);
  const number = left?.number ?? (await leaveAgain(platform, order));
  const said = { number, cents: CENTS };
  expect((await answerToCall(platform, HOUSE, HOUSE.call(said))).status).toBe(200);
  expect(await ledOn(platform, HOUSE, HOUSE.back(said, returnUrlOf(platform, HOUSE)))).toBe(
    `/uspjeh?order=${order.token}`,
  );
}

/** How far every order has come, the oldest first; each as one line of everything that belongs to it. */
async function told({ database: { read } }: Platform): Promise<string[]> {
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

/** All that may be true when a server ends on the way: nothing is half done. */
const NOTHING = "no order";
const PLACED = "awaitingPayment: 1 changes, 0 payments, 0 invoices, attempts none";
const LEFT = "awaitingPayment: 1 changes, 0 payments, 0 invoices, attempts open";
const PAID = "paid: 2 changes, 1 payments, 1 invoices, attempts open";
const PAID_AND_TOLD = "paid: 2 changes, 1 payments, 1 invoices, attempts paid";

/** How often there is something to be said to somebody. */
async function mails({ database: { read } }: Platform, topic: string): Promise<number> {
  return (await read.selectFrom("jobs").select("id").where("topic", "=", topic).execute()).length;
}

async function invoiceNumbers({ database: { read } }: Platform): Promise<number[]> {
  const rows = await read.selectFrom("invoices").select("sequence").orderBy("sequence").execute();
  return rows.map(({ sequence }) => sequence);
}

onBothEngines("a server that ends at any point of the way to the card page and back", (openTestShop) => {
  it("leaves an order that tells the truth; done again, all is there once", { timeout: 3 * MINUTE }, async () => {
    const { platform: lasting, openAnother } = await openTestShop(HOUSE.settings("https://house.example"));
    await lasting.database.write((unit) => unit.updateTable("products").set({ stock: STOCK }).execute());
    const left = new Set<string>();
    let done = 0;
    for (let ended = true; ended; done += 1) {
      const ending = endingShop(await openAnother(), done + 1);
      const key = `a-form-key-of-22-signs-${done}`;
      ended = await ending.during(() => goThereAndBack(ending.platform, key));
      const orders = await told(lasting);
      expect(orders.slice(0, done)).toEqual(Array(done).fill(PAID_AND_TOLD));
      left.add(orders[done] ?? NOTHING);
      expect(await stockOf(lasting, "malvazija-2025")).toBe(STOCK - BOTTLES * orders.length);
      await goThereAndBack(lasting, key);
    }
    expect([...left].sort()).toEqual([NOTHING, PLACED, LEFT, PAID, PAID_AND_TOLD].sort());
    expect(await told(lasting)).toEqual(Array(done).fill(PAID_AND_TOLD));
    expect(await invoiceNumbers(lasting)).toEqual(Array.from({ length: done }, (_, at) => at + 1));
    for (const topic of ["order-placed", "order-placed-winery", "order-paid"]) {
      expect(await mails(lasting, topic), topic).toBe(done);
    }
    expect(await listSetAside(lasting.database.read)).toEqual([]);
  });
});
