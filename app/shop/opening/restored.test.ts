import { expect, it } from "vitest";
import { leftForCardPage } from "../../../tests/support/card-attempts.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { countWaitingJobs, holdWaitingJobs } from "./restored.store.server.ts";

onSqlite("what waits in a database that has come back", (openTestShop) => {
  it("is held where it would be sent; houses are still asked about money that may have come", async () => {
    const { platform, clock } = await openTestShop({
      CARD_PROVIDER: "monri",
      MONRI_AUTHENTICITY_TOKEN: "token",
      MONRI_MERCHANT_KEY: "the-houses-own-key",
      MONRI_URL: "https://house.example",
    });
    await leftForCardPage(platform);
    // To the buyer and to the winery.
    expect(await countWaitingJobs(platform.database.read)).toBe(2);
    await platform.database.write((unit) => holdWaitingJobs(unit, clock.now));
    const jobs = platform.database.read.selectFrom("jobs").select(["kind", "state"]).orderBy("kind");
    expect(await jobs.execute()).toEqual([
      { kind: "card", state: "queued" },
      { kind: "mail", state: "dead" },
      { kind: "mail", state: "dead" },
    ]);
    expect(await countWaitingJobs(platform.database.read)).toBe(0);
  });
});
