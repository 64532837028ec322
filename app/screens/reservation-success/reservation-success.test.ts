import { expect, it } from "vitest";
import { GOOD_VISIT, screenAnswer, screenArgs } from "../../../tests/support/screen-answers.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { HOURS } from "../../platform/system/clock.ts";
import { deleteExpiredData } from "../../shop/retention/delete-expired-data.server.ts";
import { action as reserve } from "../reservation/reservation.tsx";
import { loader as booking, action as cancel } from "./reservation-success.tsx";

onSqlite("a guest's page of a reservation", (openTestShop) => {
  async function bookedPage(platform: Platform): Promise<{ path: string; token: string }> {
    const { location } = await screenAnswer(reserve(screenArgs(platform, "/en/wine-tasting", GOOD_VISIT)));
    const token = new URLSearchParams(location?.split("?")[1]).get("token") ?? "";
    return { path: location ?? "", token };
  }

  it("shows the reservation, and a visit alone cancels nothing", async () => {
    const { platform } = await openTestShop();
    const { path } = await bookedPage(platform);
    const shown = { package: "Basic", date: "Monday, 23\u00a0November 2026", time: "10:00", totalCents: 4100 };
    for (let visits = 0; visits < 2; visits++) {
      expect(await booking(screenArgs(platform, path))).toMatchObject({ booking: { ...shown, state: "booked" } });
    }
  });

  it("cancels when its button is pressed, and then says so", async () => {
    const { platform } = await openTestShop();
    const { path, token } = await bookedPage(platform);
    const answer = await screenAnswer(cancel(screenArgs(platform, "/en/successful-booking", { token })));
    expect(answer).toMatchObject({ status: 303, location: path });
    expect(await booking(screenArgs(platform, path))).toMatchObject({ booking: { state: "cancelled" } });
  });

  it("says that a tasting which has begun cannot be cancelled", async () => {
    const { platform, clock } = await openTestShop();
    const { path, token } = await bookedPage(platform);
    // Monday, 23 November, 10:00 at the winery.
    clock.now = Date.UTC(2026, 10, 23, 9, 0, 0);
    expect(await screenAnswer(cancel(screenArgs(platform, "/en/successful-booking", { token })))).toMatchObject({
      status: 303,
    });
    expect(await booking(screenArgs(platform, path))).toMatchObject({ booking: { state: "over" } });
  });

  it("asks a large party for one more click, and after a day says that nothing is booked", async () => {
    const { platform, clock } = await openTestShop();
    const large = { ...GOOD_VISIT, adults: "16", children: "0", note: "Sixteen of a choir" };
    const { location } = await screenAnswer(reserve(screenArgs(platform, "/en/wine-tasting", large)));
    const path = location ?? "";
    clock.now += 24 * HOURS - 1;
    expect(await booking(screenArgs(platform, path))).toMatchObject({ booking: { state: "pending" } });
    clock.now += 1;
    for (const hours of [0, 12, 11]) {
      clock.now += hours * HOURS;
      await deleteExpiredData(platform);
      expect(await booking(screenArgs(platform, path))).toMatchObject({ booking: { state: "lapsed" } });
    }
  });

  it("is not there for a token that names none", async () => {
    const { platform } = await openTestShop();
    const wrong = { token: "AAAAAAAAAAAAAAAAAAAAAA" };
    expect(
      await screenAnswer(booking(screenArgs(platform, `/en/successful-booking?token=${wrong.token}`))),
    ).toMatchObject({
      status: 404,
    });
    expect(await screenAnswer(cancel(screenArgs(platform, "/en/successful-booking", wrong)))).toMatchObject({
      status: 404,
    });
    expect(await booking(screenArgs(platform, "/en/successful-booking"))).toMatchObject({ booking: null });
  });
});
