import { expect, it, onTestFinished, vi } from "vitest";
import { letTimePass, onBothEngines } from "../../tests/support/shops.ts";
import { countTry } from "./limits.server.ts";
import { DAYS, MINUTES } from "./system/clock.ts";

onBothEngines("a limit", (openTestShop) => {
  it("begins anew once a clock that was ahead is put right", async () => {
    const shop = await openTestShop();
    onTestFinished(() => void vi.useRealTimers());
    const tryIt = () => countTry(shop.platform, "door", { most: 2, spanMs: MINUTES });
    letTimePass(shop, 30 * DAYS);
    expect([await tryIt(), await tryIt()]).toEqual([0, 0]);
    letTimePass(shop, -30 * DAYS);
    expect([await tryIt(), await tryIt()]).toEqual([0, 0]);
    // Another server's clock may be a little behind: that begins nothing.
    letTimePass(shop, -1);
    expect(await tryIt()).toBeGreaterThan(0);
  });
});
