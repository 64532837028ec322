import { expect, it } from "vitest";
import { filledForm, SIX_MALVAZIJA } from "../../../tests/support/buyers.ts";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { setStock } from "../catalogue/products.store.server.ts";
import { type OrderInquiryInput, sendOrderInquiry } from "./send-order-inquiry.server.ts";

const ITALY = { country: "IT", city: "Trieste", address: "Via Roma 1", postalCode: "34121" };

function inquiry(changes: Partial<OrderInquiryInput> = {}): OrderInquiryInput {
  const { payment: _, ...form } = filledForm({ address: ITALY, billing: ITALY, note: "Anche magnum?" });
  return { cart: SIX_MALVAZIJA, form, language: "it", ...changes };
}

onBothEngines("an order inquiry", (openTestShop) => {
  it("is stored with lines and figures; no order is made and no stock taken", async () => {
    const { platform } = await openTestShop();
    expect(await sendOrderInquiry(platform, inquiry())).toMatchObject({ ok: true });
    const { read } = platform.database;
    const row = await read.selectFrom("inquiries").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ kind: "order", language: "it", name: "Ana Horvat", message: "Anche magnum?" });
    // Delivery of one box to Italy is 19,90 by the price list; it is no part of the total before the winery has answered.
    expect(JSON.parse(row.details)).toMatchObject({
      address: ITALY,
      grossCents: 5994,
      feeCents: 300,
      totalCents: 6294,
      deliveryCents: null,
      listedDeliveryCents: 1990,
      lines: [{ productId: "malvazija-2025", quantity: 6, priceCents: 999 }],
    });
    expect(await read.selectFrom("orders").selectAll().execute()).toEqual([]);
    const product = await read
      .selectFrom("products")
      .select("stock")
      .where("id", "=", "malvazija-2025")
      .executeTakeFirst();
    expect(product?.stock).toBe(480);
  });

  it("is the same one where it is sent again, though the wine has sold out since; another is refused, with its name", async () => {
    const { platform } = await openTestShop();
    const sent = await sendOrderInquiry(platform, inquiry());
    await platform.database.write((unit) => setStock(unit, "malvazija-2025", 5));
    expect(await sendOrderInquiry(platform, inquiry())).toEqual(sent);
    const another = inquiry({ form: { ...inquiry().form, orderKey: "another-key-of-22-chars" } });
    const refused = { ok: false, reason: "outOfStock", products: ["Malvazija istarska"] };
    expect(await sendOrderInquiry(platform, another)).toEqual(refused);
  });

  it("writes to the asker in the form's language and to the winery in Croatian", async () => {
    const { platform, jobsQueued } = await openTestShop();
    await sendOrderInquiry(platform, inquiry());
    const [toAsker, toWinery] = await waitingMails(platform);
    expect(toAsker).toMatchObject({ kind: "order-inquiry", recipient: "ana@kupac.example" });
    // As the form showed it: 62,94 and 19,90 by the price list.
    expect(toAsker?.text).toContain("Consegna da listino");
    expect(toAsker?.text).toContain("19,90 €");
    expect(toAsker?.text).toContain("Totale indicativo");
    expect(toAsker?.text).toContain("82,84 €");
    expect(toWinery).toMatchObject({
      kind: "order-inquiry-winery",
      replyTo: "ana@kupac.example",
      subject: "Upit za narudžbu: Ana Horvat, Italija",
    });
    expect(toWinery?.text).toContain("19,90 €");
    expect(jobsQueued()).toBe(1);
  });

  it("says where the price list is silent that delivery is still to be agreed", async () => {
    const { platform } = await openTestShop();
    const address = { ...ITALY, country: "FR" };
    const { payment: _, ...form } = filledForm({ address, billing: address });
    await sendOrderInquiry(platform, inquiry({ form }));
    const [toAsker] = await waitingMails(platform);
    expect(toAsker?.text).toContain("da concordare");
    expect(toAsker?.text).toContain("Totale senza consegna");
  });

  it.each<[Language, string]>([
    ["hr", "zaprimili smo Vaš upit za narudžbu s osobnim preuzimanjem u vinariji. Javit ćemo Vam se s ponudom."],
    ["en", "We have received your order inquiry, with collection at the winery. We will send you a quotation."],
    ["it", "abbiamo ricevuto la Sua richiesta d’ordine con ritiro in cantina. Le invieremo un’offerta."],
    ["de", "wir haben Ihre Bestellanfrage mit Abholung im Weingut erhalten. Wir melden uns mit einem Angebot."],
  ])("that is collected speaks of no country and no delivery, in %s", async (language, sentence) => {
    const { platform } = await openTestShop();
    const { payment: _, ...form } = filledForm({ address: ITALY, billing: ITALY, delivery: "pickup" });
    await sendOrderInquiry(platform, inquiry({ form, language }));
    const [toAsker, toWinery] = await waitingMails(platform);
    const text = toAsker?.text.replace(/\s+/g, " ");
    expect(text).toContain(sentence);
    expect(text).not.toMatch(/dostav|deliver|consegna|liefer|Itali/i);
    expect(toWinery?.subject).toBe("Upit za narudžbu: Ana Horvat, osobno preuzimanje");
    expect(toWinery?.html).toContain("1 stavka, ukupno 62,94");
    expect(toWinery?.text).not.toMatch(/dostav/i);
    // The same page follows every inquiry from the cart.
    expect(translator(language, "inquiry-success")("cart")).not.toMatch(/dostav|deliver|consegna|liefer/i);
  });

  it("is one inquiry however often its form is sent", async () => {
    const { platform } = await openTestShop();
    const results = await Promise.all(Array.from({ length: 20 }, () => sendOrderInquiry(platform, inquiry())));
    expect(new Set(results.map((result) => (result.ok ? result.id : result.reason))).size).toBe(1);
    expect(await platform.database.read.selectFrom("inquiries").selectAll().execute()).toHaveLength(1);
    expect(await waitingMails(platform)).toHaveLength(2);
  });

  it.each([
    { what: "a pickup", changes: { delivery: "pickup" as const } },
    { what: "a courier within Croatia", changes: { address: filledForm().address } },
  ])("takes $what too: it is the way on where one order cannot hold as much", async ({ changes }) => {
    const { platform } = await openTestShop();
    const { payment: _, ...form } = filledForm({ address: ITALY, billing: ITALY, ...changes });
    expect(await sendOrderInquiry(platform, inquiry({ form }))).toMatchObject({ ok: true });
    expect(await waitingMails(platform)).toHaveLength(2);
  });

  it.each([
    { what: "an empty cart", cart: [], refusal: { reason: "emptyCart" } },
    {
      what: "what is gone",
      cart: [{ productId: "never-was", quantity: 6 }],
      refusal: { reason: "outOfStock", products: [] },
    },
    {
      what: "a box not full",
      cart: [{ productId: "teran-2023", quantity: 5 }],
      refusal: { reason: "boxNotFull", bottlesToFillBox: 1 },
    },
  ])("is refused for $what", async ({ cart, refusal }) => {
    const { platform } = await openTestShop();
    expect(await sendOrderInquiry(platform, inquiry({ cart }))).toEqual({ ok: false, ...refusal });
    expect(await platform.database.read.selectFrom("inquiries").selectAll().execute()).toEqual([]);
  });
});
