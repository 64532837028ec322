import { expect, it } from "vitest";
import { leftForCardPage } from "../../tests/support/card-attempts.ts";
import { orderedBy } from "../../tests/support/order-states.ts";
import { onBothEngines, onSqlite } from "../../tests/support/shops.ts";
import { listCounters, raiseCounter } from "../shop/opening/restored.store.server.ts";
import { markPaid } from "../shop/orders/pay-order.server.ts";
import { adoptDatabase } from "./adopt-database.server.ts";
import type { KnownNumbers } from "./go-on-counting.server.ts";

const UNKNOWN = { skip: 100, known: null, lastInvoice: null, lastCreditNote: null };

onSqlite("a database that has come back with its mails held", (openTestShop) => {
  it("sends nothing; card providers are still asked about money that may have come", async () => {
    const { platform } = await openTestShop({
      CARD_PROVIDER: "monri",
      MONRI_AUTHENTICITY_TOKEN: "token",
      MONRI_MERCHANT_KEY: "the-providers-own-key",
      MONRI_URL: "https://provider.example",
    });
    await leftForCardPage(platform);
    // To the buyer and to the winery.
    const said = await adoptDatabase(platform.settings, { mails: "hold", ...UNKNOWN });
    expect(said).toContain("2 mails and deliveries are held");
    const jobs = platform.database.read.selectFrom("jobs").select(["kind", "state"]).orderBy("kind");
    expect(await jobs.execute()).toEqual([
      { kind: "card", state: "queued" },
      { kind: "mail", state: "dead" },
      { kind: "mail", state: "dead" },
    ]);
  });
});

onBothEngines("the numbers of a database that has come back", (openTestShop) => {
  /** A shop with one invoice and no credit note this year, and one of last year. */
  async function adopted(numbers: Partial<KnownNumbers>) {
    const { platform, clock } = await openTestShop();
    const { id } = await orderedBy(platform);
    const payment = { by: "staff", actor: "Marija", reference: "17", amountCents: 6884, currency: "EUR" } as const;
    await markPaid(platform, { orderId: id }, payment);
    await platform.database.write((unit) => raiseCounter(unit, "invoices-2020-WEB1-1", 900));
    const said = await adoptDatabase(platform.settings, { mails: "keep", ...UNKNOWN, ...numbers }, () => clock.now);
    const counters = await listCounters(platform.database.read);
    const names = ["orders-2026", "invoices-2026-WEB1-1", "invoices-2026-WEB1-2", "invoices-2020-WEB1-1"];
    return { said, counted: names.map((name) => counters.get(name)) };
  }

  it("of which nobody knows are left out, and it is said which invoices are", async () => {
    const { said, counted } = await adopted({});
    expect(counted).toEqual([101, 101, 100, 900]);
    expect(said).toContain(
      "100 order numbers are left out. Invoices 2 to 101 of 2026 are left out; note it for the tax office. " +
        "Credit notes 1 to 100 of 2026 are left out; note it for the tax office.",
    );
  });

  it("have no gap in invoices where the last ones are named", async () => {
    const { said, counted } = await adopted({ lastInvoice: 57, lastCreditNote: 0 });
    expect(counted).toEqual([101, 57, undefined, 900]);
    expect(said).toContain("Invoices go on with 58/WEB1/1. Credit notes go on with 1/WEB1/2.");
    // A number below those that the backup holds was read wrongly.
    expect((await adopted({ lastInvoice: 0, lastCreditNote: 0 })).counted).toEqual([101, 1, undefined, 900]);
  });

  it("go on after the replaced database's, or after the papers where those know of more", async () => {
    const known = new Map([
      ["orders-2026", 130],
      ["invoices-2026-WEB1-1", 52],
    ]);
    const alone = await adopted({ known });
    expect(alone.said).toContain(
      "go on after the last known. Invoices go on with 53/WEB1/1. Credit notes go on with 1/WEB1/2.",
    );
    expect(alone.counted).toEqual([130, 52, undefined, 900]);
    expect((await adopted({ known, lastInvoice: 57, lastCreditNote: 3 })).counted).toEqual([130, 57, 3, 900]);
  });
});
