import { expect, it } from "vitest";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { ibanInGroups } from "../money/iban.ts";
import { WINERY } from "../winery/winery.ts";
import { findOrderByKey, findOrderByToken } from "./orders.store.server.ts";
import { type PlaceOrderInput, placeOrder } from "./place-order.server.ts";

const MALVAZIJA = "malvazija-2025";
const OIL = "ulje-bjelica-2025";

const keyOf = (order: number) => `a-key-of-its-own-${order}`;

async function stockOf(platform: Platform, id: string): Promise<number | undefined> {
  return (await platform.database.read.selectFrom("products").select("stock").where("id", "=", id).executeTakeFirst())
    ?.stock;
}

async function placed(platform: Platform, order: PlaceOrderInput) {
  const result = await placeOrder(platform, order);
  if (!result.ok) throw new Error(`Refused: ${result.reason}`);
  return result.order;
}

onBothEngines("an order", (openTestShop) => {
  it("is stored with its lines, its figures and the buyer's language", async () => {
    const { platform } = await openTestShop();
    const cart = [
      { productId: OIL, quantity: 2 },
      { productId: MALVAZIJA, quantity: 4 },
      { productId: MALVAZIJA, quantity: 2 },
    ];
    const order = await placed(platform, input({ cart, language: "en" }));
    // 2 × 14,00 + 6 × 9,99 = 87,94; net 70,352; tax 17,588; fee 6 × 0,50; delivery of one box 5,90.
    expect(order).toMatchObject({
      number: "2026-000001",
      state: "awaitingPayment",
      language: "en",
      createdAt: NOON,
    });
    const figures = { netCents: 7035, taxCents: 1759, grossCents: 8794, feeCents: 300, deliveryCents: 590 };
    expect(order).toMatchObject({ ...figures, totalCents: 9684 });
    expect(order.token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(
      order.lines.map(({ productId, quantity, priceCents, boxed }) => [productId, quantity, priceCents, boxed]),
    ).toEqual([
      [OIL, 2, 1400, false],
      [MALVAZIJA, 6, 999, true],
    ]);
    expect(await findOrderByToken(platform.database.read, order.token)).toEqual(order);
    expect(await findOrderByKey(platform.database.read, order.orderKey)).toEqual(order);
    expect(await stockOf(platform, MALVAZIJA)).toBe(474);
    expect(await stockOf(platform, OIL)).toBe(116);
  });

  it("keeps billing address, company, note, gift message, delivery and payment", async () => {
    const { platform } = await openTestShop();
    const form = filledForm({
      billing: { country: "DE", city: "Köln", address: "Domstraße 2", postalCode: "50668" },
      company: { name: "Probe GmbH", taxNumber: "DE123456789", address: "Domstraße 2, Köln" },
      delivery: "pickup",
      payment: "cash",
      note: "Dolazim u subotu.\n<script>alert(1)</script>",
      giftMessage: "Sretan rođendan,\n\nčekamo vas ♥",
    });
    const order = await placed(platform, input({ form }));
    const { orderKey: _, ...typed } = form;
    expect(await findOrderByToken(platform.database.read, order.token)).toMatchObject({
      ...typed,
      deliveryCents: 0,
      totalCents: 6294,
    });
  });

  it("is placed at the total that was shown", async () => {
    const { platform } = await openTestShop();
    expect(await placed(platform, input({ seenTotalCents: 6884 }))).toMatchObject({ totalCents: 6884 });
  });

  it.each(["DE", "FR"])("is possible from %s where the buyer collects it at the cellar", async (country) => {
    const { platform } = await openTestShop();
    const address = { country, city: "Anderswo", address: "Domstraße 2", postalCode: "50668" };
    const form = filledForm({ address, billing: address, delivery: "pickup", payment: "cash" });
    const order = await placed(platform, input({ form, seenTotalCents: 6294 }));
    expect(order).toMatchObject({ address, delivery: "pickup", deliveryCents: 0, totalCents: 6294 });
  });

  it("is numbered from 1 in each year of the winery", async () => {
    const { platform, clock } = await openTestShop();
    const numbers: string[] = [];
    // 22:30 in London is 23:30 at the winery, 23:30 is the next year there.
    for (const now of [NOON, Date.UTC(2026, 11, 31, 22, 30), Date.UTC(2026, 11, 31, 23, 30)]) {
      clock.now = now;
      numbers.push((await placed(platform, input({ form: filledForm({ orderKey: keyOf(now) }) }))).number);
    }
    expect(numbers).toEqual(["2026-000001", "2026-000002", "2027-000001"]);
  });

  it("writes to the buyer in the order's language and to the winery in Croatian", async () => {
    const { platform, jobsQueued } = await openTestShop({ MAIL_TO: "Podrum <podrum@kazun.example>" });
    const order = await placed(platform, input({ language: "de" }));
    const [toBuyer, toWinery] = await waitingMails(platform);
    expect(toBuyer).toMatchObject({
      kind: "order-placed",
      recipient: "ana@kupac.example",
      replyTo: "podrum@kazun.example",
      subject: "Bestellung 2026-000001 – Vinarija Kažun",
    });
    expect(toWinery).toMatchObject({
      kind: "order-placed-winery",
      recipient: "podrum@kazun.example",
      replyTo: "ana@kupac.example",
      subject: "Nova narudžba 2026-000001: Ana Horvat, 68,84\u00a0€",
    });
    for (const text of [toBuyer?.text ?? "", toBuyer?.html ?? ""]) {
      expect(text.replace(/\s+/g, " ")).toContain("20. November 2026 um 12:00");
      expect(text).toContain(`http://localhost:3000/de/bestellung/${order.token}`);
      for (const figure of [
        "47,95 €",
        "11,99 €",
        "59,94 €",
        "3,00 €",
        "5,90 €",
        "68,84 €",
        "518,67 kn",
        "6 × 9,99 €",
        "451,62 kn",
      ]) {
        expect(text).toContain(figure);
      }
      expect(text).toContain(ibanInGroups(WINERY.bank.iban));
      expect(text).toContain("ISPBHR20");
      expect(text).toContain("HR00 2026-000001");
    }
    expect(toWinery?.text).toMatch(/20\.\sstudenoga\s2026\. u\s12:00/);
    expect(jobsQueued()).toBe(1);
  });

  it("tells the winery a gift's message, and no stranger who is said to be the buyer", async () => {
    const { platform } = await openTestShop();
    await placed(platform, input({ form: filledForm({ giftMessage: "Sretan rođendan,\nEva!" }) }));
    const [toBuyer, toWinery] = await waitingMails(platform);
    expect(toWinery?.text).toContain("Sretan rođendan,\nEva!");
    expect(toBuyer?.text).not.toContain("rođendan");
    expect(toBuyer?.html).not.toContain("rođendan");
  });

  it("shows no kuna in its mails where the shop shows none, and no script of a stranger", async () => {
    const { platform } = await openTestShop({ SHOW_KUNA: "false" });
    await placed(platform, input({ form: filledForm({ note: "<script>alert(1)</script>" }) }));
    const mails = await waitingMails(platform);
    for (const { html, text } of mails) {
      expect(text).not.toMatch(/\bkn\b/);
      expect(html).not.toContain("<script");
    }
    expect(mails.find(({ kind }) => kind === "order-placed-winery")?.html).toContain("&lt;script&gt;");
  });
});
