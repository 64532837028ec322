import { expect, it } from "vitest";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import { DAYS } from "../../platform/system/clock.ts";
import { beginRun, confirmClock, retentionState } from "./clock-jump.server.ts";

onBothEngines("the clock that data is deleted by", (openTestShop) => {
  it("is believed the first time, and fourteen days later", async () => {
    const { platform, clock } = await openTestShop();
    expect(await beginRun(platform)).toBe(true);
    clock.now = NOON + 14 * DAYS;
    expect(await beginRun(platform)).toBe(true);
    expect(await retentionState(platform)).toEqual({ lastRun: NOON + 14 * DAYS, jumped: false });
  });

  it("is not believed after a jump, until a person says that it is right", async () => {
    const { platform, clock } = await openTestShop();
    await beginRun(platform);
    clock.now = NOON + 14 * DAYS + 1;
    expect(await beginRun(platform)).toBe(false);
    expect(await retentionState(platform)).toEqual({ lastRun: NOON, jumped: true });
    await confirmClock(platform);
    expect(await beginRun(platform)).toBe(true);
  });

  it("is believed again once it is put right", async () => {
    const { platform, clock } = await openTestShop();
    await beginRun(platform);
    clock.now = NOON + 1000 * DAYS;
    expect(await beginRun(platform)).toBe(false);
    clock.now = NOON + 1 * DAYS;
    expect(await beginRun(platform)).toBe(true);
  });
});
