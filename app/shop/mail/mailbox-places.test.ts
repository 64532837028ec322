import { expect, it } from "vitest";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { HOURS, MINUTES } from "../../platform/system/clock.ts";
import { dueAtRecipient } from "./recipient-limit.server.ts";

const LATER = "reservation-booked";
const NEVER = "inquiry";

const dueAt = ({ database }: Platform, kind: string, now: number) =>
  database.write((unit) => dueAtRecipient(unit, { kind, recipient: "ana@gost.example" }, now));

/** How many of the moments are in the hour that each of them begins: the most. */
function mostInAnHour(moments: readonly number[]): number {
  return Math.max(...moments.map((from) => moments.filter((at) => at >= from && at < from + HOURS).length));
}

onBothEngines("a mailbox", (openTestShop) => {
  it.each([
    ["sixteen at once, every hour", 16, HOURS],
    ["five, every twenty minutes", 5, 20 * MINUTES],
    ["one, every seven minutes", 1, 7 * MINUTES],
  ])("gets four mails of a kind in any hour, those that are put off included: %s", async (_, atOnce, everyMs) => {
    const { platform } = await openTestShop();
    for (const [kind, delay] of [
      [LATER, 3 * HOURS],
      [NEVER, 0],
    ] as const) {
      const dues: number[] = [];
      for (let now = NOON; now < NOON + 7 * HOURS; now += everyMs) {
        for (let sent = 0; sent < atOnce; sent += 1) {
          const due = await dueAt(platform, kind, now);
          if (due === null) continue;
          expect(due - now).toBeGreaterThanOrEqual(0);
          expect(due - now).toBeLessThanOrEqual(delay);
          dues.push(due);
        }
      }
      expect(mostInAnHour(dues)).toBe(4);
      // Whoever is to get a mail is not kept from it either: there are as many as fit.
      expect(dues.length).toBeGreaterThanOrEqual(4 * 7);
    }
  });

  it("gets four of simultaneous ones at once, and the fifth an hour later", async () => {
    const { platform, openAnother } = await openTestShop();
    const other = platform.database.engine === "postgres" ? await openAnother() : platform;
    const dues = await Promise.all([1, 2, 3, 4, 5].map((n) => dueAt(n % 2 ? platform : other, LATER, NOON)));
    expect(dues.toSorted()).toEqual([NOON, NOON, NOON, NOON, NOON + HOURS]);
  });
});
