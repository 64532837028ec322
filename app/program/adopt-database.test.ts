import { expect, it } from "vitest";
import { leftForCardPage } from "../../tests/support/card-attempts.ts";
import { onSqlite } from "../../tests/support/shops.ts";
import { adoptDatabase } from "./adopt-database.server.ts";

onSqlite("a database that has come back with its mails held", (openTestShop) => {
  it("sends nothing; card houses are still asked about money that may have come", async () => {
    const { platform } = await openTestShop({
      CARD_PROVIDER: "monri",
      MONRI_AUTHENTICITY_TOKEN: "token",
      MONRI_MERCHANT_KEY: "the-houses-own-key",
      MONRI_URL: "https://house.example",
    });
    await leftForCardPage(platform);
    // To the buyer and to the winery.
    const said = await adoptDatabase(platform.settings, { mails: "hold", skip: 100, known: null });
    expect(said).toContain("2 mails and deliveries are held");
    const jobs = platform.database.read.selectFrom("jobs").select(["kind", "state"]).orderBy("kind");
    expect(await jobs.execute()).toEqual([
      { kind: "card", state: "queued" },
      { kind: "mail", state: "dead" },
      { kind: "mail", state: "dead" },
    ]);
  });
});
