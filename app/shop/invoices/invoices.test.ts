import { expect, it } from "vitest";
import { comingBack } from "../../../tests/support/buyers.ts";
import { storeManyOrders } from "../../../tests/support/many-orders.ts";
import { change, orderedBy, PICKED_UP } from "../../../tests/support/order-states.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { markPaid } from "../orders/pay-order.server.ts";
import { listInvoices } from "./invoices.store.server.ts";

const MINUTE = 60_000;
const PAYMENT = { by: "staff", actor: "Marija", reference: "A-1", amountCents: 6884, currency: "EUR" } as const;

async function paid(platform: Platform, orderId: string, amountCents: number = PAYMENT.amountCents) {
  const result = await markPaid(platform, { orderId }, { ...PAYMENT, amountCents });
  if (!result.ok) throw new Error(`Set aside: ${result.reason}`);
  return listInvoices(platform.database.read, orderId);
}

onBothEngines("an invoice", (openTestShop) => {
  it("is issued when its order is paid, once, with the order's figures", async () => {
    const { platform } = await openTestShop();
    const { id, number } = await orderedBy(platform);
    expect(await listInvoices(platform.database.read, id)).toEqual([]);
    const [invoice, ...others] = await paid(platform, id);
    expect(others).toEqual([]);
    expect(await paid(platform, id)).toHaveLength(1);
    expect(invoice).toMatchObject({ kind: "invoice", number: "1/WEB1/1", fiscal: { zki: null, jir: null } });
    // Goods 59,94 = 47,952 + 11,988; fee 3,00 = 2,40 + 0,60; delivery 5,90 = 4,72 + 1,18; in kuna 68,84 × 7,5345 = 518,67498.
    expect(invoice?.document).toMatchObject({
      orderNumber: number,
      payment: "transfer",
      refersTo: null,
      croatianTitle: null,
      buyer: { lines: ["Ana Horvat", "Kandlerova 1", "52100 Pula", "Hrvatska"], taxNumber: null, hasOib: false },
      lines: [
        { part: "goods", name: "Malvazija istarska 2025", quantity: 6, priceCents: 999, amountCents: 5994 },
        { part: "fee", quantity: 6, priceCents: 50, amountCents: 300 },
        { part: "delivery", quantity: 1, priceCents: 590, amountCents: 590 },
      ],
      vat: [
        { part: "goods", percent: 25, baseCents: 4795, taxCents: 1199, grossCents: 5994 },
        { part: "fee", percent: 25, baseCents: 240, taxCents: 60, grossCents: 300 },
        { part: "delivery", percent: 25, baseCents: 472, taxCents: 118, grossCents: 590 },
      ],
      totalCents: 6884,
      totalLipa: 51867,
    });
  });

  it.each([
    { ordered: "transfer", by: "provider", payment: "card" },
    { ordered: "card", by: "provider", payment: "card" },
    { ordered: "card", by: "staff", payment: "card" },
    { ordered: "transfer", by: "staff", payment: "transfer" },
  ] as const)("names how it was paid: ordered by $ordered, told by $by: $payment", async ({ ordered, by, payment }) => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform, { payment: ordered });
    await markPaid(platform, { orderId: id }, { ...PAYMENT, by });
    expect(await listInvoices(platform.database.read, id)).toMatchObject([{ document: { payment } }]);
  });

  it("is not issued for a payment that is set aside", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    expect(await markPaid(platform, { orderId: id }, { ...PAYMENT, amountCents: 6883 })).toMatchObject({ ok: false });
    expect(await listInvoices(platform.database.read, id)).toEqual([]);
    const next = await orderedBy(platform, { orderKey: "another-form-key-of-22" });
    expect(await paid(platform, next.id)).toMatchObject([{ number: "1/WEB1/1" }]);
  });

  it("is counted from one again in the winery's new year", async () => {
    const { platform, clock } = await openTestShop();
    const orders = [];
    for (const orderKey of ["form-key-of-22-chars-1", "form-key-of-22-chars-2", "form-key-of-22-chars-3"]) {
      orders.push(await orderedBy(platform, { orderKey, payment: "cash", delivery: "pickup" }));
    }
    const numbers: string[] = [];
    // Half past eleven in the evening at the winery, and a quarter of an hour after midnight, which is still the old year in UTC.
    const moments = [Date.UTC(2026, 11, 31, 22, 30), Date.UTC(2026, 11, 31, 23, 15), Date.UTC(2027, 0, 1, 8, 0)];
    for (const [at, { id }] of orders.entries()) {
      clock.now = moments[at] ?? 0;
      numbers.push(...(await paid(platform, id, 6294)).map(({ number }) => number));
    }
    expect(numbers).toEqual(["1/WEB1/1", "1/WEB1/1", "2/WEB1/1"]);
    const rows = await platform.database.read.selectFrom("invoices").select(["year", "sequence"]).execute();
    expect(rows.map(({ year, sequence }) => `${year}/${sequence}`).sort()).toEqual(["2026/1", "2027/1", "2027/2"]);
  });

  it("has the premises, the device and the operator that the settings name", async () => {
    const settings = {
      INVOICE_PREMISES: "PODRUM1",
      INVOICE_DEVICE: "12",
      INVOICE_OPERATOR: "MARIJA",
      SHOW_KUNA: "false",
    };
    const { platform } = await openTestShop(settings);
    const { id } = await orderedBy(platform);
    const [invoice] = await paid(platform, id);
    expect(invoice).toMatchObject({ number: "1/PODRUM1/12", document: { operator: "MARIJA", totalLipa: null } });
  });

  it("is made out to the company that asked for it (R1)", async () => {
    const { platform } = await openTestShop();
    const company = { name: "Čaša d.o.o.", taxNumber: "69435151530", address: "Žabnik 3, 10000 Zagreb" };
    const { id } = await orderedBy(platform, { company });
    const [invoice] = await paid(platform, id);
    const { name, address, taxNumber } = company;
    expect(invoice?.document.buyer).toEqual({ lines: [name, address], taxNumber, hasOib: true });
  });

  it("stays as it was issued when the order's row changes", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    const issued = await paid(platform, id);
    await platform.database.write(async (unit) => {
      await unit
        .updateTable("orders")
        .set({ billing: '{"country":"DE","city":"x","address":"y","postalCode":"1"}' })
        .execute();
      await unit.updateTable("order_lines").set({ name: "Renamed", price_cents: 1 }).execute();
    });
    expect(await listInvoices(platform.database.read, id)).toEqual(issued);
  });

  it("has a number without gap or double where 300 are paid at once, or 100 by one server", async () => {
    const { platform, openAnother } = await openTestShop();
    const isPostgres = platform.database.engine === "postgres";
    const servers = isPostgres ? [platform, await openAnother()] : [platform];
    // SQLite has one writer, so its units of work come one after the other, however many they are.
    const count = isPostgres ? 300 : 100;
    const ids = await storeManyOrders(platform, count);
    const at = (turn: number) => servers[turn % servers.length] ?? platform;
    await Promise.all(ids.map((orderId, turn) => comingBack(at(turn), () => markPaid(at(turn), { orderId }, PAYMENT))));
    const rows = await platform.database.read.selectFrom("invoices").select(["sequence", "order_id"]).execute();
    const sequences = rows.map(({ sequence }) => sequence).sort((one, other) => one - other);
    expect(sequences).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(new Set(rows.map(({ order_id }) => order_id)).size).toBe(count);
  });
});

onBothEngines("a credit note", (openTestShop) => {
  it("takes the whole invoice back, with a number of its own series and the invoice's beside it", async () => {
    const { platform, clock } = await openTestShop();
    const { id } = await orderedBy(platform);
    const [issued] = await paid(platform, id);
    clock.now += 3 * MINUTE;
    expect(await change(platform, id, "refunded")).toMatchObject({ ok: true });
    const [invoice, note, ...others] = await listInvoices(platform.database.read, id);
    expect([invoice, others]).toEqual([issued, []]);
    expect(note).toMatchObject({ kind: "creditNote", number: "1/WEB1/2", issuedAt: clock.now });
    expect(note?.document).toMatchObject({
      refersTo: { number: "1/WEB1/1", issuedAt: issued?.document.issuedAt },
      buyer: issued?.document.buyer,
      lines: [
        { quantity: -6, priceCents: 999, amountCents: -5994 },
        { quantity: -6, priceCents: 50, amountCents: -300 },
        { quantity: -1, priceCents: 590, amountCents: -590 },
      ],
      vat: [
        { baseCents: -4795, taxCents: -1199, grossCents: -5994 },
        { baseCents: -240, taxCents: -60, grossCents: -300 },
        { baseCents: -472, taxCents: -118, grossCents: -590 },
      ],
      totalCents: -6884,
      totalLipa: -51867,
    });
  });

  it("is issued for no order that was never paid", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform, PICKED_UP);
    expect(await change(platform, id, "cancelled")).toMatchObject({ ok: true });
    expect(await change(platform, id, "refunded")).toMatchObject({ ok: false });
    expect(await listInvoices(platform.database.read, id)).toEqual([]);
  });
});
