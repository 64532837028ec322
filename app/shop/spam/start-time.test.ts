import { expect, it } from "vitest";
import { NOON, onSqlite } from "../../../tests/support/shops.ts";
import { judgeStart, MAX_FILLING_MS, MIN_FILLING_MS, signedStart } from "./start-time.server.ts";

onSqlite("the signed start of a form", (openTestShop) => {
  it.each([
    [0, "tooFast"],
    [MIN_FILLING_MS - 1, "tooFast"],
    [MIN_FILLING_MS, "good"],
    [MAX_FILLING_MS, "good"],
    [MAX_FILLING_MS + 1, "tooOld"],
  ] as const)("after %i ms is %s", async (filling, verdict) => {
    const { platform, clock } = await openTestShop();
    const start = signedStart(platform, "inquiry");
    clock.now = NOON + filling;
    expect(judgeStart(platform, "inquiry", start)).toBe(verdict);
  });

  it("is good for its own form, its own moment and its own shop only", async () => {
    const { platform, clock } = await openTestShop();
    const other = await openTestShop({ SESSION_SECRET: "another-secret-of-thirty-two-chars" });
    const start = signedStart(platform, "inquiry");
    clock.now = NOON + MIN_FILLING_MS;
    other.clock.now = clock.now;
    const [moment, signature] = start.split(".");
    const earlier = `${Number(moment) - 5_000}.${signature}`;
    expect(judgeStart(platform, "reservation", start)).toBe("forged");
    expect(judgeStart(other.platform, "inquiry", start)).toBe("forged");
    for (const forged of [earlier, moment, `${moment}.`, "", null, undefined, `${start}x`]) {
      expect(judgeStart(platform, "inquiry", forged)).toBe("forged");
    }
    expect(judgeStart(platform, "inquiry", start)).toBe("good");
  });
});
