import { expect, it } from "vitest";
import { canChange, change, forceState, orderedBy, PICKED_UP, stockOf } from "../../../tests/support/order-states.ts";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { listTransitions } from "./order-states.store.server.ts";
import { ORDER_STATES } from "./order-states.ts";
import { findOrder } from "./orders.store.server.ts";

const MALVAZIJA = "malvazija-2025";
/** Of the sample catalogue, with and without the six bottles of an order. */
const [ALL, ALL_BUT_SIX] = [480, 474];
const MINUTE = 60_000;
const WEEK = 604_800_000;

const stateOf = async ({ database }: Platform, id: string) => (await findOrder(database.read, id))?.state;

onBothEngines("an order's state", (openTestShop) => {
  it("begins where its payment lets it: transfers are waited for a week, cash is paid at the cellar", async () => {
    const { platform } = await openTestShop();
    const transfer = await orderedBy(platform);
    const cash = await orderedBy(platform, { ...PICKED_UP, orderKey: "another-form-key-of-22" });
    expect(transfer).toMatchObject({
      state: "awaitingPayment",
      stateSince: NOON,
      heldUntil: NOON + WEEK,
      paidAt: null,
    });
    expect(cash).toMatchObject({ state: "placed", heldUntil: null });
    expect(await listTransitions(platform.database.read, transfer.id)).toEqual([
      { from: null, to: "awaitingPayment", cause: "buyer", actor: "", at: NOON, detail: "" },
    ]);
  });

  it.each(["courier", "pickup"] as const)(
    "by %s changes with a row that tells when, why and by whom, in each of the hundred ways that is allowed",
    async (delivery) => {
      const { platform, clock } = await openTestShop();
      const { id } = await orderedBy(platform, { delivery });
      clock.now = NOON + MINUTE;
      let rows = 1;
      for (const from of ORDER_STATES) {
        for (const to of ORDER_STATES) {
          const paidAt = ["awaitingPayment", "cancelled", "expired", "paid"].includes(to) ? null : NOON;
          await forceState(platform, id, from, paidAt);
          const result = await change(platform, id, to, to === "expired" ? "time" : "staff");
          // That an order is paid is told by its payment alone.
          const allowed = canChange(from, to, delivery) && to !== "paid";
          expect([from, to, result.ok]).toEqual([from, to, allowed]);
          expect(await stateOf(platform, id)).toBe(allowed ? to : from);
          rows += allowed ? 1 : 0;
          const transitions = await listTransitions(platform.database.read, id);
          expect(transitions).toHaveLength(rows);
          if (allowed) expect(transitions.at(-1)).toMatchObject({ from, to, actor: "Marija", at: NOON + MINUTE });
        }
      }
    },
  );

  it.each(["cancelled", "expired"] as const)("%s gives the goods back, once", async (to) => {
    const { platform, clock } = await openTestShop();
    const { id } = await orderedBy(platform);
    expect(await stockOf(platform, MALVAZIJA)).toBe(ALL_BUT_SIX);
    const cause = to === "expired" ? "time" : "buyer";
    clock.now = NOON + WEEK;
    expect(await change(platform, id, to, cause)).toMatchObject({ ok: true, order: { state: to, heldUntil: null } });
    expect(await change(platform, id, to, cause)).toEqual({ ok: false, reason: "notAllowed", state: to });
    expect(await stockOf(platform, MALVAZIJA)).toBe(ALL);
  });

  it("makes one change of ten at the same moment", { timeout: MINUTE }, async () => {
    const { platform, openAnother } = await openTestShop();
    const other = platform.database.engine === "postgres" ? await openAnother() : platform;
    const { id } = await orderedBy(platform);
    const tries = Array.from({ length: 10 }, (_, at) => change(at % 2 ? platform : other, id, "cancelled", "buyer"));
    const results = await Promise.all(tries);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stockOf(platform, MALVAZIJA)).toBe(ALL);
    expect(await listTransitions(platform.database.read, id)).toHaveLength(2);
  });

  it("holds what is ready at the cellar for a week from then on", async () => {
    const { platform, clock } = await openTestShop();
    const { id } = await orderedBy(platform, PICKED_UP);
    clock.now = NOON + MINUTE;
    const ready = await change(platform, id, "readyForPickup");
    expect(ready).toMatchObject({ ok: true, order: { heldUntil: NOON + MINUTE + WEEK } });
    expect(await findOrder(platform.database.read, id)).toEqual(ready.ok && ready.order);
  });

  it("is told of nobody's order", async () => {
    const { platform } = await openTestShop();
    expect(await change(platform, "none", "done")).toEqual({ ok: false, reason: "unknownOrder", state: null });
  });
});
