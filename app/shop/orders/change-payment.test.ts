import { expect, it } from "vitest";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { change, orderedBy } from "../../../tests/support/order-states.ts";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { ibanInGroups } from "../money/iban.ts";
import { WINERY } from "../winery/winery.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { payByTransferInstead } from "./change-payment.server.ts";
import { listTransitions } from "./order-states.store.server.ts";
import { findOrder } from "./orders.store.server.ts";
import { markPaid } from "./pay-order.server.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PAYMENT = { by: "provider", actor: "monri", reference: "A-1", amountCents: 6884, currency: "EUR" } as const;

/** An order that waits for a card, as a shop with a provider stores it. */
async function waitsForCard(platform: Platform) {
  const order = await orderedBy(platform);
  const row = { payment: "card", held_until: NOON + 60 * MINUTE };
  await platform.database.write((unit) => unit.updateTable("orders").set(row).where("id", "=", order.id).execute());
  return order;
}

onBothEngines("an order that waits for a card", (openTestShop) => {
  it("can be paid by transfer instead: it is held for a week, and a mail says how", async () => {
    const { platform, clock } = await openTestShop();
    const { id } = await waitsForCard(platform);
    clock.now = NOON + 5 * MINUTE;
    const changed = await payByTransferInstead(platform, id);
    const held = NOON + 5 * MINUTE + 7 * DAY;
    expect(changed).toMatchObject({ ok: true, order: { payment: "transfer", heldUntil: held } });
    expect(await findOrder(platform.database.read, id)).toEqual(changed.ok && changed.order);
    const transitions = await listTransitions(platform.database.read, id);
    const same = { from: "awaitingPayment", to: "awaitingPayment", cause: "buyer" };
    expect(transitions.at(-1)).toMatchObject({ ...same, detail: "card -> transfer", at: NOON + 5 * MINUTE });
    const mails = await waitingMails(platform, ({ kind }) => kind === "order-placed");
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain(ibanInGroups(WINERY.bank.iban));
  });

  it("stays so where the form is sent again, and is still paid by a card that comes late", async () => {
    const { platform, clock } = await openTestShop();
    const { id } = await waitsForCard(platform);
    await payByTransferInstead(platform, id);
    clock.now = NOON + DAY;
    expect(await payByTransferInstead(platform, id)).toMatchObject({ ok: true, order: { heldUntil: NOON + 7 * DAY } });
    expect(await listTransitions(platform.database.read, id)).toHaveLength(2);
    const paid = { state: "paid", payment: "card" };
    expect(await markPaid(platform, { orderId: id }, PAYMENT)).toMatchObject({ ok: true, order: paid });
    // What its pages say: nobody who has paid by card is told to make a transfer.
    expect(await findOrder(platform.database.read, id)).toMatchObject(paid);
    expect(await payByTransferInstead(platform, id)).toEqual({ ok: false, reason: "notAllowed" });
  });

  it("is not paid otherwise once it is over", async () => {
    const { platform } = await openTestShop();
    const { id } = await waitsForCard(platform);
    await change(platform, id, "cancelled");
    expect(await payByTransferInstead(platform, id)).toEqual({ ok: false, reason: "notAllowed" });
    expect(await payByTransferInstead(platform, "none")).toEqual({ ok: false, reason: "unknownOrder" });
  });

  it("is cancelled by its buyer while it is not paid, and not afterwards", async () => {
    const { platform } = await openTestShop();
    const { id } = await waitsForCard(platform);
    const paid = await waitsForCardToo(platform);
    await markPaid(platform, { orderId: paid }, PAYMENT);
    expect(await cancelOrder(platform, id)).toMatchObject({ ok: true, order: { state: "cancelled" } });
    expect(await cancelOrder(platform, id)).toEqual({ ok: false, reason: "notAllowed", state: "cancelled" });
    expect(await cancelOrder(platform, paid)).toEqual({ ok: false, reason: "paid", state: "paid" });
  });

  it("is paid or cancelled, never both, where the two come at the same moment", async () => {
    const { platform } = await openTestShop();
    const { id } = await waitsForCard(platform);
    const [paid, cancelled] = await Promise.all([
      markPaid(platform, { orderId: id }, PAYMENT),
      cancelOrder(platform, id),
    ]);
    expect(paid.ok).toBe(!cancelled.ok);
    const state = (await findOrder(platform.database.read, id))?.state;
    expect(state).toBe(paid.ok ? "paid" : "cancelled");
  });
});

const waitsForCardToo = async (platform: Platform) =>
  (await orderedBy(platform, { orderKey: "another-form-key-of-22" })).id;
