import { expect, it } from "vitest";
import { openAccount, PASSWORD } from "../../../tests/support/accounts.ts";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { expectKeptUntil } from "../../../tests/support/passing-days.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { deleteAccount } from "../accounts/delete-account.server.ts";
import { openSession } from "../accounts/open-session.server.ts";
import { listInvoices } from "../invoices/invoices.store.server.ts";
import { listOrdersOfUser } from "../orders/account-orders.store.server.ts";
import { orderSheet } from "../orders/order-sheet.ts";
import { ORDER_STATES, type OrderState } from "../orders/order-states.ts";
import type { OrderValues } from "../orders/order-values.ts";
import { findOrderByKey, findOrderByToken } from "../orders/orders.store.server.ts";
import { runOrdersCommand } from "../orders/orders-command.server.ts";
import { markPaid } from "../orders/pay-order.server.ts";
import { placeOrder } from "../orders/place-order.server.ts";
import { beginRun, confirmClock } from "./clock-jump.server.ts";
import { deleteExpiredData } from "./delete-expired-data.server.ts";

const CONTACT = ["email", "phone", "city", "address", "postal_code", "note", "gift_message"] as const;
const WIPED = { email: "", phone: "", city: "", address: "", postal_code: "", note: "", gift_message: "" };
const COMPANY = { name: "Horvat d.o.o.", taxNumber: "12345678903", address: "Splitska 5, Pula" };

async function ordered(platform: Platform, changes: Partial<OrderValues> = {}, userId?: string) {
  const placed = await placeOrder(
    platform,
    input({ form: filledForm({ note: "Pozvonite", giftMessage: "Živio!", ...changes }), userId }),
  );
  if (!placed.ok) throw new Error(placed.reason);
  return placed.order;
}

const stored = ({ database }: Platform) => database.read.selectFrom("orders").selectAll().orderBy("number").execute();
const contacts = ({ database }: Platform) =>
  database.read.selectFrom("orders").select(CONTACT).orderBy("number").execute();
const numbers = async (platform: Platform) => (await stored(platform)).map(({ number }) => number);

onBothEngines("an order of a deleted account", (openTestShop) => {
  it("keeps its contact data for sixty days, then what the invoice needs and nothing else", async () => {
    const shop = await openTestShop();
    const { platform } = shop;
    const user = await openAccount(platform);
    const order = await ordered(platform, { company: COMPANY }, user.id);
    expect(await deleteAccount(platform, user, PASSWORD)).toEqual({ ok: true });
    expect(await contacts(platform)).toMatchObject([{ email: "ana@kupac.example", phone: "+385912345678" }]);
    const [before] = await stored(platform);
    await expectKeptUntil(shop, "2027-01-19T22:59:59Z", () => contacts(platform), [WIPED]);

    const [row] = await stored(platform);
    expect(row).toEqual({ ...before, ...WIPED, token: expect.any(String), order_key: expect.any(String) });
    const { read } = platform.database;
    const invoice = { firstName: "Ana", lastName: "Horvat", company: COMPANY, billing: order.billing };
    expect(await findOrderByToken(read, row?.token ?? "")).toMatchObject({ ...invoice, lines: order.lines });
    expect(await findOrderByToken(read, order.token)).toBeNull();
    expect(await findOrderByKey(read, order.orderKey)).toBeNull();
  });

  it("is wiped with the account where it is older than that", async () => {
    const { platform, clock } = await openTestShop();
    const user = await openAccount(platform);
    await ordered(platform, {}, user.id);
    clock.now = Date.parse("2027-01-19T23:00:00Z");
    await deleteExpiredData(platform);
    expect(await contacts(platform)).toMatchObject([{ email: "ana@kupac.example" }]);
    await deleteAccount(platform, user, PASSWORD);
    expect(await contacts(platform)).toEqual([WIPED]);
  });

  it("is an account's again where its buyer comes back before", async () => {
    const { platform, clock } = await openTestShop();
    const first = await openAccount(platform);
    await ordered(platform, {}, first.id);
    await deleteAccount(platform, first, PASSWORD);
    clock.now += 1;
    const user = await openAccount(platform);
    await openSession(platform, { userId: user.id, kind: "browser", agent: "", cart: [], replaces: null });
    clock.now = Date.parse("2036-01-01T11:00:00Z");
    await deleteExpiredData(platform);
    expect(await listOrdersOfUser(platform.database.read, user.id)).toMatchObject([{ phone: "+385912345678" }]);
  });
});

onBothEngines("a guest's order", (openTestShop) => {
  it("keeps its contact data for twenty-six months", async () => {
    const shop = await openTestShop();
    const order = await ordered(shop.platform);
    await expectKeptUntil(shop, "2029-01-20T22:59:59Z", () => contacts(shop.platform), [WIPED]);
    expect(await stored(shop.platform)).toMatchObject([{ last_name: "Horvat", total_cents: order.totalCents }]);
  });

  it("is not wiped by somebody else's leaving, nor twice", async () => {
    const { platform, clock } = await openTestShop();
    await ordered(platform, { email: "gost@kupac.example" });
    const user = await openAccount(platform);
    await ordered(platform, { orderKey: "another-form-key-of-22" }, user.id);
    await deleteAccount(platform, user, PASSWORD);
    clock.now = Date.parse("2027-02-01T11:00:00Z");
    await deleteExpiredData(platform);
    const wiped = await stored(platform);
    expect(wiped).toMatchObject([{ email: "gost@kupac.example", note: "Pozvonite" }, WIPED]);
    await deleteExpiredData(platform);
    expect(await stored(platform)).toEqual(wiped);
  });

  it("is not wiped by anybody's leaving while the clock is not believed, nor is the leaver's own", async () => {
    const { platform, clock } = await openTestShop();
    await ordered(platform, { email: "gost@kupac.example" });
    const user = await openAccount(platform);
    await ordered(platform, { orderKey: "another-form-key-of-22" }, user.id);
    await beginRun(platform);
    const before = await stored(platform);
    clock.now = Date.parse("2036-01-01T11:00:00Z");
    expect(await deleteAccount(platform, user, PASSWORD)).toEqual({ ok: true });
    const left = { user_id: null, buyer_left_at: clock.now };
    expect(await stored(platform)).toEqual([before[0], { ...before[1], ...left }]);
    // Once a person has said that the clock is right, both are over.
    await confirmClock(platform);
    await deleteExpiredData(platform);
    expect(await contacts(platform)).toEqual([WIPED, WIPED]);
  });
});

onBothEngines("an order without an invoice", (openTestShop) => {
  const AGED = Date.parse("2029-02-01T11:00:00Z");
  const becomes = ({ database }: Platform, state: OrderState) =>
    database.write((unit) => unit.updateTable("orders").set({ state }).execute());
  const named = ({ database }: Platform) =>
    database.read.selectFrom("orders").select(["first_name", "last_name", "company", "billing"]).execute();
  const NAMELESS = { first_name: "", last_name: "", company: null };
  const FORGOTTEN_BILLING = { country: "HR", city: "", address: "", postalCode: "" };

  it.each(ORDER_STATES)("loses name, company and billing address too once it has ended: %s", async (state) => {
    const { platform, clock } = await openTestShop();
    await ordered(platform, { company: COMPANY });
    await becomes(platform, state);
    const before = await named(platform);
    await deleteExpiredData(platform);
    expect(await named(platform)).toEqual(before);
    clock.now = AGED;
    await deleteExpiredData(platform);
    const ended = ["done", "cancelled", "expired", "refunded"].includes(state);
    expect(await contacts(platform)).toEqual([WIPED]);
    expect(await named(platform)).toEqual(
      ended ? [{ ...NAMELESS, billing: JSON.stringify(FORGOTTEN_BILLING) }] : before,
    );
  });

  it("loses them later where it ends later, and keeps them for the invoice that comes", async () => {
    const { platform, clock } = await openTestShop();
    const order = await ordered(platform);
    const paid = await ordered(platform, { orderKey: "another-form-key-of-22" });
    clock.now = AGED;
    await deleteExpiredData(platform);
    const payment = { by: "staff", actor: "Marija", reference: "1", currency: "EUR" } as const;
    await markPaid(platform, { orderId: paid.id }, { ...payment, amountCents: paid.totalCents });
    for (const state of ["cancelled", "done"] as const) {
      await becomes(platform, state);
      await deleteExpiredData(platform);
      expect((await stored(platform)).map(({ last_name }) => last_name)).toEqual(["", "Horvat"]);
    }
    const { read } = platform.database;
    expect((await listInvoices(read, paid.id))[0]?.document.buyer.lines[0]).toBe("Ana Horvat");
    expect(await listInvoices(read, order.id)).toEqual([]);
  });

  it("is still listed, opened and shown", async () => {
    const { platform, clock } = await openTestShop();
    const { number } = await ordered(platform);
    await becomes(platform, "cancelled");
    clock.now = AGED;
    await deleteExpiredData(platform);
    const line = expect.stringMatching(new RegExp(`^${number}\tcancelled\t.*\t\\(name deleted\\)`));
    expect(await runOrdersCommand(platform, ["orders", "cancelled"])).toEqual(line);
    expect(await runOrdersCommand(platform, ["order", number])).toEqual(line);
    const [row] = await stored(platform);
    const order = await findOrderByToken(platform.database.read, row?.token ?? "");
    expect(order && orderSheet(order, "hr")).toMatchObject({ number, billedTo: expect.arrayContaining(["Hrvatska"]) });
  });

  it("is wiped with the account, where it is older than sixty days", async () => {
    const { platform, clock } = await openTestShop();
    const user = await openAccount(platform);
    await ordered(platform, {}, user.id);
    await becomes(platform, "expired");
    clock.now = Date.parse("2027-01-19T23:00:00Z");
    await deleteAccount(platform, user, PASSWORD);
    expect(await named(platform)).toMatchObject([NAMELESS]);
  });
});

onBothEngines("every order", (openTestShop) => {
  it("stays for eleven years from the end of the year in which it is done with, a guest's and an account's", async () => {
    const shop = await openTestShop();
    const { platform, clock } = shop;
    const user = await openAccount(platform);
    clock.now = Date.parse("2026-11-01T11:00:00Z");
    const done2026 = await ordered(platform, {}, user.id);
    clock.now = Date.parse("2026-11-02T11:00:00Z");
    const done2027 = await ordered(platform, { orderKey: "another-form-key-of-22" });
    await expectKeptUntil(shop, "2037-12-31T22:59:59Z", () => numbers(platform), [done2027.number]);
    await expectKeptUntil(shop, "2038-12-31T22:59:59Z", () => numbers(platform), []);
    expect(done2026.number).not.toBe(done2027.number);
    expect(await platform.database.read.selectFrom("order_lines").selectAll().execute()).toEqual([]);
  });
});
