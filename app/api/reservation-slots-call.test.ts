import { expect, it } from "vitest";
import { BOOKING, json } from "../../tests/support/calls.ts";
import { NOON, onSqlite } from "../../tests/support/shops.ts";
import { loader as slots } from "./reservation-slots-call.ts";
import { action as reservations } from "./reservations-call.ts";

onSqlite("the call for free times", (openTestShop) => {
  it("tells times and seats, or why there are none", async () => {
    const { platform, clock } = await openTestShop();
    expect(clock.now).toBe(NOON);
    const party = { date: "2026-11-23", time: "10:00", adults: 2, children: 1 };
    expect((await json(reservations, platform, "/api/reservations", { ...BOOKING, ...party })).status).toBe(201);
    const asked = async (date: string) => {
      const request = new Request(`http://localhost:3000/api/reservations/slots?date=${date}`);
      const response = await slots({ request, params: {}, context: { platform } });
      return [response.status, await response.json()];
    };
    expect(await asked("2026-11-23")).toEqual([
      200,
      {
        data: [
          { time: "10:00", seats_free: 21 },
          { time: "11:00", seats_free: 24 },
          { time: "12:00", seats_free: 24 },
          { time: "13:00", seats_free: 24 },
        ],
      },
    ]);
    expect(await asked("2026-11-20")).toEqual([200, { data: [], reason: "sameDay" }]);
    expect(await asked("2026-11-22")).toEqual([200, { data: [], reason: "sunday" }]);
    expect(await asked("tomorrow")).toMatchObject([422, { status: 422, code: "date" }]);
  });
});
