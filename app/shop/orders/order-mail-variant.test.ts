import { expect, it } from "vitest";
import { leftForCardPage } from "../../../tests/support/card-attempts.ts";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { change, orderedBy, PICKED_UP } from "../../../tests/support/order-states.ts";
import { onSqlite, type TestShop } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { receiveCardReport } from "../card-payments/receive-card-report.server.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { variantOf } from "./order-mail-variant.ts";
import { runOrdersCommand } from "./orders-command.server.ts";
import { markPaid } from "./pay-order.server.ts";
import { listSetAside } from "./payments.store.server.ts";
import { settleSetAside } from "./settle-set-aside.server.ts";

const CASH = { by: "staff", actor: "Marija", reference: "cash", amountCents: 6294, currency: "EUR" } as const;
const TRANSFER = { ...CASH, reference: "117", amountCents: 6884 } as const;
const WEEK = 604_800_000;

/** The words of a waiting mail as it would be written now, on one line. */
async function wordsOf(platform: Platform, kind: string): Promise<string> {
  const mail = (await waitingMails(platform, (waiting) => waiting.kind === kind)).at(0);
  return mail?.text.replace(/\s+/g, " ") ?? "";
}

onSqlite("a mail about a state that is written late", (openTestShop) => {
  it.each<[string, (platform: Platform, id: string) => Promise<unknown>]>([
    ["was cancelled", (platform, id) => cancelOrder(platform, id)],
    ["was paid and handed over", (platform, id) => markPaid(platform, { orderId: id }, CASH)],
    ["has money that is looked at", (platform, id) => markPaid(platform, { orderId: id }, { ...CASH, amountCents: 1 })],
  ])("does not say that an order is ready that %s meanwhile", async (_, happen) => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform, PICKED_UP);
    await change(platform, id, "readyForPickup");
    expect(await wordsOf(platform, "order-readyForPickup")).toContain("platite 62,94 € u gotovini");
    await happen(platform, id);
    const late = await wordsOf(platform, "order-readyForPickup");
    expect(late).toContain("bila je spremna za preuzimanje u vinariji. Otada se nešto promijenilo");
    expect(late).not.toMatch(/Plaćena je|u gotovini|čeka Vas|Gdje i kada/);
  });

  it("thanks for what was paid when it was collected, also where that was given back since", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform, PICKED_UP);
    await change(platform, id, "readyForPickup");
    await markPaid(platform, { orderId: id }, { ...CASH, method: "card" });
    await change(platform, id, "refunded");
    expect(await wordsOf(platform, "order-paid")).toContain("zaprimili smo 62,94 € za narudžbu");
    expect(await wordsOf(platform, "order-paid")).toContain("Hvala na posjetu");
  });

  it("packs no bottles of an order that was refunded since", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    await markPaid(platform, { orderId: id }, TRANSFER);
    expect(await wordsOf(platform, "order-paid")).toContain("Pakiramo Vaše boce");
    await change(platform, id, "refunded");
    const late = await wordsOf(platform, "order-paid");
    expect(late).toContain("zaprimili smo Vašu uplatu od 68,84 €");
    expect(late).toContain("Otada se nešto promijenilo");
    expect(late).not.toContain("Pakiramo");
  });
});

/** Lets an order's time pass, and money for it be dealt with. */
async function expire({ platform, clock }: TestShop, id: string) {
  for (const payment of await listSetAside(platform.database.read)) await settleSetAside(platform, payment.id);
  clock.now += WEEK;
  await change(platform, id, "expired", "time");
}

onSqlite("the mail about an order that has expired", (openTestShop) => {
  it.each([
    ["declined", "declined"],
    ["cancelled", "cancelled"],
  ] as const)("says that nothing was charged where the attempt was %s", async (_, outcome) => {
    const shop = await openTestShop();
    const { order, number } = await leftForCardPage(shop.platform);
    await receiveCardReport(shop.platform, "corvuspay", { ...REPORT, number, outcome });
    await expire(shop, order.id);
    expect(await wordsOf(shop.platform, "order-expired")).toContain("S kartice nije ništa naplaćeno.");
  });

  it.each([
    ["nobody knows what became of an attempt", null],
    ["another sum was charged", { outcome: "paid", amountCents: 6883 }],
  ] as const)("does not say so where %s", async (_, report) => {
    const shop = await openTestShop();
    const { order, number } = await leftForCardPage(shop.platform);
    if (report) await receiveCardReport(shop.platform, "corvuspay", { ...REPORT, number, ...report });
    await expire(shop, order.id);
    const said = await wordsOf(shop.platform, "order-expired");
    expect(said).toContain("nismo zaprimili uplatu koja odgovara narudžbi 2026-000001");
    expect(said).not.toContain("naplaćeno");
  });

  it("does not say that no transfer came where one of another sum did", async () => {
    const shop = await openTestShop();
    const { id } = await orderedBy(shop.platform);
    await markPaid(shop.platform, { orderId: id }, { ...TRANSFER, amountCents: 6880 });
    await expire(shop, id);
    const said = await wordsOf(shop.platform, "order-expired");
    expect(said).toContain("nismo zaprimili uplatu koja odgovara narudžbi");
    expect(said).not.toContain("nije stigla na vrijeme");
  });
});

const REPORT = { amountCents: 6884, currency: "EUR", approvalCode: "1", paymentId: null } as const;

onSqlite("what a buyer has cancelled", (openTestShop) => {
  it("is told to the winery with its goods and its sum", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    await cancelOrder(platform, id);
    const told = (await waitingMails(platform, ({ kind }) => kind === "order-cancelled-winery")).at(0);
    expect(told?.html).toMatch(/Kupac je otkazao narudžbu, 68,84.€\./);
    const words = told?.text.replace(/\s+/g, " ");
    expect(words).toContain("narudžbu koja nije bila plaćena");
    expect(words).toContain("Ukupno 68,84 €");
    expect(words).toContain("Malvazija istarska 2025");
  });

  it("is told that the winery is sorry where it was the winery that has cancelled", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    await change(platform, id, "cancelled", "staff");
    const told = await wordsOf(platform, "order-cancelled");
    expect(told).toContain("nažalost, morali smo otkazati Vašu narudžbu 2026-000001");
    expect(told).not.toContain("naručiti ponovno");
  });

  it("is told with the money that has come for it, to buyer and winery and on the terminal", async () => {
    const { platform } = await openTestShop();
    const { id, number } = await orderedBy(platform);
    await markPaid(platform, { orderId: id }, { ...TRANSFER, amountCents: 6880 });
    await cancelOrder(platform, id);
    const wineries = await wordsOf(platform, "order-cancelled-winery");
    expect(wineries).toContain("stigao novac koji čeka na provjeru: 68,80 €.");
    expect(wineries).toMatch(/a zatim upišite: npm run staff -- set-aside [\da-f]{16} settled /);
    const buyers = await wordsOf(platform, "order-cancelled");
    expect(buyers).toContain("stigla uplata koju upravo provjeravamo");
    expect(buyers).not.toContain("ne trebate je platiti");
    const waits = /\nset aside, waits\t[\da-f]{16}\t2026-000001\tamount\t.*\t68\.80 EUR\tMarija\t117\n/;
    expect(await runOrdersCommand(platform, ["order", number])).toMatch(waits);
    const [payment] = await listSetAside(platform.database.read);
    await settleSetAside(platform, payment?.id ?? "");
    expect(await wordsOf(platform, "order-cancelled")).toContain("ne trebate je platiti");
    expect(await runOrdersCommand(platform, ["order", number])).toContain("\nset aside, settled 2026-11-20");
  });
});

it("thanks for a visit only whoever has collected: a mail of before may be written once its parcel has arrived", () => {
  const done = { state: "done", payment: "card", paidAt: 1 } as const;
  expect(variantOf("paid", { ...done, delivery: "courier" })).toBe("courier");
  expect(variantOf("paid", { ...done, delivery: "pickup" })).toBe("done");
});
