import { expect, it } from "vitest";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import { DAYS, HOURS } from "../../platform/system/clock.ts";
import { dueAtRecipient } from "./recipient-limit.server.ts";

onBothEngines("the limit of a mailbox", (openTestShop) => {
  it("begins anew once a clock that was ahead is put right", async () => {
    const { platform } = await openTestShop();
    const due = (now: number) =>
      platform.database.write((unit) =>
        dueAtRecipient(unit, { kind: "reservation-booked", recipient: "ana@gost.example" }, now),
      );
    for (let sent = 0; sent < 4; sent += 1) expect(await due(NOON + 30 * DAYS)).not.toBeNull();
    for (let sent = 0; sent < 4; sent += 1) expect(await due(NOON)).toBe(NOON);
    // Another server's clock, or a transaction that waited, may be a little behind: that begins nothing.
    expect(await due(NOON - 1)).toBe(NOON + HOURS);
    expect(await due(NOON + HOURS)).toBe(NOON + HOURS);
  });
});
