import { expect, it } from "vitest";
import { openAccount, PASSWORD } from "../../../tests/support/accounts.ts";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { expectKeptUntil } from "../../../tests/support/passing-days.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { deleteAccount } from "../accounts/delete-account.server.ts";
import { openSession } from "../accounts/open-session.server.ts";
import { listOrdersOfUser } from "../orders/account-orders.store.server.ts";
import type { OrderValues } from "../orders/order-values.ts";
import { findOrderByKey, findOrderByToken } from "../orders/orders.store.server.ts";
import { placeOrder } from "../orders/place-order.server.ts";
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
