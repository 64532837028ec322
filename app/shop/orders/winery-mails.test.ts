import { expect, it } from "vitest";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { change, orderedBy } from "../../../tests/support/order-states.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { setStock } from "../catalogue/products.store.server.ts";
import type { OrderValues } from "./order-values.ts";
import { runOrdersCommand } from "./orders-command.server.ts";
import { markPaid } from "./pay-order.server.ts";
import { placeOrder } from "./place-order.server.ts";
import { sendOrderInquiry } from "./send-order-inquiry.server.ts";

const OIL = [{ productId: "ulje-bjelica-2025", quantity: 2 }];
const PAID_BY_CARD = { by: "provider", actor: "corvuspay", reference: "1", currency: "EUR" } as const;
const CROATIAN = "Maslinovo ulje Bjelica 2025";

async function ordered(platform: Platform, language: Language, form: Partial<OrderValues> = {}) {
  const result = await placeOrder(platform, input({ cart: OIL, form: filledForm(form), language }));
  if (!result.ok) throw new Error(`Refused: ${result.reason}`);
}

async function inquired(platform: Platform, language: Language) {
  const { payment: _, ...form } = filledForm();
  const result = await sendOrderInquiry(platform, { cart: OIL, form, language });
  if (!result.ok) throw new Error(`Refused: ${result.reason}`);
}

async function mailOf(platform: Platform, kind: string): Promise<string> {
  const mail = (await waitingMails(platform, (waiting) => waiting.kind === kind)).at(0);
  return mail?.text.replace(/\s+/g, " ") ?? "";
}

const LANGUAGES_WITH_NAMES = [
  ["hr", CROATIAN],
  ["en", "Bjelica Olive Oil 2025"],
  ["it", "Olio d’oliva Bianchera 2025"],
  ["de", "Olivenöl Bjelica 2025"],
] as const;

onSqlite("the family", (openTestShop) => {
  it.each(LANGUAGES_WITH_NAMES)(
    "reads its own names of what was ordered in %s; the buyer reads %s",
    async (language, name) => {
      const { platform } = await openTestShop();
      await ordered(platform, language);
      await inquired(platform, language);
      for (const kind of ["order-placed-winery", "order-inquiry-winery"]) {
        expect(await mailOf(platform, kind)).toContain(CROATIAN);
      }
      for (const kind of ["order-placed", "order-inquiry"]) expect(await mailOf(platform, kind)).toContain(name);
      const order = ["order", "2026-000001"];
      expect(await runOrdersCommand(platform, order)).toContain(`\n2 x ${CROATIAN}\n`);
      await platform.database.write(async (unit) => {
        await unit.updateTable("orders").set({ state: "expired" }).execute();
        await setStock(unit, "ulje-bjelica-2025", 1);
      });
      await expect(runOrdersCommand(platform, [...order, "reopen"])).rejects.toThrow(`too little of ${CROATIAN}:`);
    },
  );

  it("reads the buyer's words for what has left the catalogue", async () => {
    const { platform } = await openTestShop();
    await ordered(platform, "it");
    await platform.database.write((unit) =>
      unit.deleteFrom("product_texts").where("product_id", "=", "ulje-bjelica-2025").execute(),
    );
    expect(await mailOf(platform, "order-placed-winery")).toContain("Olio d’oliva Bianchera 2025");
    expect(await runOrdersCommand(platform, ["order", "2026-000001"])).toContain("2 x Olio d’oliva Bianchera 2025");
  });

  it("is told that a card has paid what is to be packed, and where it goes, but not what it has reported itself", async () => {
    const { platform } = await openTestShop();
    await ordered(platform, "de", { payment: "card", giftMessage: "Sretno!" });
    expect(await mailOf(platform, "order-placed-winery")).toContain("do tada je ne spremajte");
    await ordered(platform, "de", { orderKey: "another-form-key-of-22" });
    const payment = { actor: "corvuspay", reference: "1", amountCents: 3390, currency: "EUR" } as const;
    await markPaid(platform, { orderNumber: "2026-000002" }, { ...payment, by: "staff" });
    expect(await mailOf(platform, "order-paid-winery")).toBe("");
    await markPaid(platform, { orderNumber: "2026-000001" }, { ...payment, by: "provider" });
    const paid = await mailOf(platform, "order-paid-winery");
    for (const words of ["karticom platio 33,90 €. Spremite narudžbu", CROATIAN, "Kandlerova 1", "Sretno!"]) {
      expect(paid).toContain(words);
    }
    await runOrdersCommand(platform, ["order", "2026-000001", "refund"]);
    expect(await mailOf(platform, "order-paid-winery")).toContain("Otada se s narudžbom nešto promijenilo");
    const [late] = await waitingMails(platform, ({ kind }) => kind === "order-paid-winery");
    expect(late?.html).toMatch(/Plaćeno karticom, 33,90.€\. Otada se nešto promijenilo\./);
    expect(late?.html).not.toContain("Spremite");
  });

  it.each(["order-placed-winery", "order-paid-winery", "order-cancelled-winery"])(
    "calls and writes to the buyer, and opens the order, with a press: %s",
    async (kind) => {
      const { platform } = await openTestShop();
      const { id, token, ...order } = await orderedBy(platform, { payment: "card" });
      if (kind === "order-cancelled-winery") await change(platform, id, "cancelled", "buyer");
      else await markPaid(platform, { orderId: id }, { ...PAID_BY_CARD, amountCents: order.totalCents });
      const mail = (await waitingMails(platform, (waiting) => waiting.kind === kind)).at(0);
      for (const link of ["tel:+385912345678", "mailto:ana@kupac.example", `http://localhost:3000/narudzba/${token}`])
        expect(mail?.html).toContain(`href="${link}"`);
      // The goods come first, then what they come to.
      expect(mail?.text).toMatch(/Malvazija.+Naknada za pakiranje.+Ukupno.+68,84/s);
    },
  );

  it.each([
    ["transfer", "Čeka se uplata na račun; do tada narudžbu ne spremajte.", false],
    ["cash", "Spremite je, a zatim upišite: npm run staff -- order 2026-000001 ready ", true],
  ] as const)("reads what to do about an order that is paid by %s", async (payment, words, isReady) => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform, { delivery: "pickup", payment });
    expect(await mailOf(platform, "order-placed-winery")).toContain(words);
    if (isReady) await change(platform, id, "readyForPickup");
    else await change(platform, id, "cancelled", "buyer");
    expect(await mailOf(platform, "order-placed-winery")).not.toContain(words);
  });

  it("reads what is typed into the terminal on a line of its own, without a stop at its end", async () => {
    const { platform } = await openTestShop();
    const { id, number } = await orderedBy(platform, { payment: "card" });
    await markPaid(platform, { orderId: id }, { ...PAID_BY_CARD, amountCents: 100 });
    await markPaid(platform, { orderId: id }, { ...PAID_BY_CARD, reference: "2", amountCents: 6884 });
    const mails = (await waitingMails(platform)).map(({ text }) => text).join("\n");
    expect(mails).toContain(`\nnpm run staff -- order ${number} packed\n`);
    expect(mails).toMatch(/\nnpm run staff -- set-aside [\da-f]{16} settled\n/);
  });

  it("is told of an order that is collected that its buyer comes, not where its own cellar is", async () => {
    const { platform } = await openTestShop();
    await ordered(platform, "hr", { delivery: "pickup", payment: "cash" });
    const told = await mailOf(platform, "order-placed-winery");
    expect(told).toContain("Preuzimanje u vinariji");
    expect(told).not.toMatch(/Podrum je otvoren|Parkiralište/);
  });

  it.each([
    ["12345678903", "HR", "OIB 12345678903"],
    ["DE 123 456 789", "DE", "Porezni broj DE 123 456 789"],
  ])("reads the tax number %s of a company in %s as what it is", async (taxNumber, country, line) => {
    const { platform } = await openTestShop();
    const billing = { country, city: "Köln", address: "Domstraße 2", postalCode: "50667" };
    const company = { name: "Probe GmbH", taxNumber, address: "Domstraße 2, Köln" };
    await ordered(platform, "de", { company, billing });
    expect(await mailOf(platform, "order-placed-winery")).toContain(`Probe GmbH Domstraße 2, Köln ${line} `);
  });
});
