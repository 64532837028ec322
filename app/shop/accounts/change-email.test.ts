import { expect, it } from "vitest";
import { emailsTo, openAccount, PASSWORD, tokenTo } from "../../../tests/support/accounts.ts";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { listOrdersOfUser } from "../orders/account-orders.store.server.ts";
import { ORDER_STATES } from "../orders/order-states.ts";
import { markPaid } from "../orders/pay-order.server.ts";
import { placeOrder } from "../orders/place-order.server.ts";
import { listStockAlertsTo, putStockAlert } from "../stock-alerts/stock-alerts.store.server.ts";
import type { User } from "./account.ts";
import { confirmEmail, requestEmailChange } from "./change-email.server.ts";

const OLD = "ana@kupac.example";
const NEW = "nova@kupac.example";
const IVO = "ivo@kupac.example";
const ENDED: readonly string[] = ["done", "cancelled", "expired", "refunded"];

async function changeTo(platform: Platform, user: User, email: string): Promise<void> {
  await requestEmailChange(platform, user, { email, presentPassword: PASSWORD });
  const token = await tokenTo(platform, email, "account-changeEmail");
  expect(await confirmEmail(platform, { token, presentPassword: PASSWORD })).toEqual({ ok: true });
}

async function ordered(platform: Platform, userId: string, orderKey = "a-form-key-of-22-chars") {
  const placed = await placeOrder(platform, input({ form: filledForm({ email: OLD, orderKey }), userId }));
  if (!placed.ok) throw new Error(placed.reason);
  return placed.order;
}

onBothEngines("a confirmed change of an account's address", (openTestShop) => {
  it("is one for what its orders still have to say", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform, { email: OLD });
    const { id, totalCents } = await ordered(platform, user.id);
    await changeTo(platform, user, NEW);
    const before = (await emailsTo(platform, OLD)).length;
    const payment = { by: "staff", actor: "Marija", reference: "1", amountCents: totalCents, currency: "EUR" } as const;
    await markPaid(platform, { orderId: id }, payment);
    expect(await emailsTo(platform, OLD)).toHaveLength(before);
    expect((await emailsTo(platform, NEW)).map(({ kind }) => kind)).toContain("order-paid");
  });

  it("calls no other address proven: a mail that still goes there tells nothing of the buyer", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform, { email: OLD });
    const form = filledForm({ email: "slip@kupac.example", orderKey: "a-form-key-of-22-chars", note: "Pozvonite" });
    expect(await placeOrder(platform, input({ form, userId: user.id }))).toMatchObject({ ok: true });
    await changeTo(platform, user, NEW);
    const [late] = await waitingMails(platform, ({ recipient }) => recipient === "slip@kupac.example");
    expect(late?.kind).toBe("order-placed");
    expect(late?.text).not.toContain("Pozvonite");
  });

  it("reaches each of its orders unless that has ended, and nobody else's", async () => {
    const { platform } = await openTestShop();
    const { read, write } = platform.database;
    const user = await openAccount(platform, { email: OLD });
    const ivo = await openAccount(platform, { email: IVO });
    for (const state of ORDER_STATES) {
      const { id } = await ordered(platform, user.id, `a-form-key-of-22-${state}`);
      await write((unit) => unit.updateTable("orders").set({ state }).where("id", "=", id).execute());
    }
    await ordered(platform, ivo.id, "another-form-key-of-22");
    await changeTo(platform, user, NEW);
    const reached = (await listOrdersOfUser(read, user.id)).map(({ state, email }) => [state, email]);
    const expected = ORDER_STATES.map((state) => [state, ENDED.includes(state) ? OLD : NEW]);
    expect(reached.sort()).toEqual(expected.sort());
    expect(await listOrdersOfUser(read, ivo.id)).toMatchObject([{ email: OLD }]);
  });

  it.each([
    { email: NEW, moved: [`1 ${NEW}`, `2 ${NEW}`], left: [`3 ${OLD}`] },
    { email: "Ana@Kupac.example", moved: ["1 Ana@Kupac.example", "2 Ana@Kupac.example", `3 ${OLD}`], left: null },
  ])("takes confirmed wishes along to $email, each once, and nobody else's", async ({ email, moved, left }) => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform, { email: OLD });
    const wish = (id: string, productId: string, of: string, confirmedAt: number | null = 1) =>
      platform.database.write((unit) =>
        putStockAlert(unit, { id, productId, email: of, language: "hr", createdAt: Number(id), confirmedAt }),
      );
    await wish("1", "medica", OLD);
    await wish("2", "biska", OLD);
    await wish("3", "komovica", OLD, null);
    await wish("4", "medica", NEW);
    await wish("5", "medica", IVO);
    await changeTo(platform, user, email);
    const wishes = async (of: string) =>
      (await listStockAlertsTo(platform.database.read, of)).map((alert) => `${alert.id} ${alert.email}`);
    expect(await wishes(email)).toEqual(moved);
    expect(await wishes(OLD)).toEqual(left ?? moved);
    expect(await wishes(IVO)).toEqual([`5 ${IVO}`]);
  });
});
