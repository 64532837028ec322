import { expect, it } from "vitest";
import { filledForm, wish } from "../../../tests/support/buyers.ts";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { findOrderByKey, findOrderByToken } from "./orders.store.server.ts";
import { type OrderWish, placeOrder } from "./place-order.server.ts";

const MALVAZIJA = "malvazija-2025";
const OIL = "ulje-bjelica-2025";
const MINUTE = 60_000;

const keyOf = (count: number) => `a-key-of-its-own-${String(count).padStart(5, "0")}`;
const count = async (platform: Platform, table: "orders" | "order_lines" | "mails") =>
  (await platform.database.read.selectFrom(table).selectAll().execute()).length;
const mailsOf = (platform: Platform) =>
  platform.database.read.selectFrom("mails").selectAll().orderBy("kind").execute();

async function stockOf(platform: Platform, id: string): Promise<number | undefined> {
  return (await platform.database.read.selectFrom("products").select("stock").where("id", "=", id).executeTakeFirst())
    ?.stock;
}

async function setProduct(platform: Platform, id: string, values: { stock?: number; price_cents?: number }) {
  await platform.database.write((connection) =>
    connection.updateTable("products").set(values).where("id", "=", id).execute(),
  );
}

async function placed(platform: Platform, order: OrderWish) {
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
    const order = await placed(platform, wish({ cart, language: "en" }));
    // 2 × 14,00 + 6 × 9,99 = 87,94; net 70,352; tax 17,588; fee 6 × 0,50; delivery of one box 5,90.
    expect(order).toMatchObject({
      number: "2026-000001",
      state: "placed",
      language: "en",
      createdAt: NOON,
      netCents: 7035,
      taxCents: 1759,
      grossCents: 8794,
      feeCents: 300,
      deliveryCents: 590,
      totalCents: 9684,
    });
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

  it("keeps billing address, company, note, delivery and payment", async () => {
    const { platform } = await openTestShop();
    const form = filledForm({
      billing: { country: "DE", city: "Köln", address: "Domstraße 2", postalCode: "50668" },
      company: { name: "Probe GmbH", taxNumber: "DE123456789", address: "Domstraße 2, Köln" },
      delivery: "pickup",
      payment: "cash",
      note: "Dolazim u subotu.\n<script>alert(1)</script>",
    });
    const order = await placed(platform, wish({ form }));
    expect(await findOrderByToken(platform.database.read, order.token)).toMatchObject({
      ...form,
      deliveryCents: 0,
      totalCents: 6294,
    });
  });

  it("is numbered from 1 in each year of the winery", async () => {
    const { platform, clock } = await openTestShop();
    const numbers: string[] = [];
    // 22:30 in London is 23:30 at the winery, 23:30 is the next year there.
    for (const now of [NOON, Date.UTC(2026, 11, 31, 22, 30), Date.UTC(2026, 11, 31, 23, 30)]) {
      clock.now = now;
      numbers.push((await placed(platform, wish({ form: filledForm({ orderKey: keyOf(now) }) }))).number);
    }
    expect(numbers).toEqual(["2026-000001", "2026-000002", "2027-000001"]);
  });

  it("writes to the buyer in the order's language and to the winery in Croatian", async () => {
    const { platform, mailsQueued } = await openTestShop({ MAIL_TO: "Podrum <podrum@kazun.example>" });
    const order = await placed(platform, wish({ language: "de" }));
    const [toBuyer, toWinery] = await mailsOf(platform);
    expect(toBuyer).toMatchObject({
      kind: "order-placed",
      recipient: "ana@kupac.example",
      reply_to: "podrum@kazun.example",
      subject: "Bestellung 2026-000001 – Vinarija Kažun",
      state: "queued",
    });
    expect(toWinery).toMatchObject({
      kind: "order-placed-winery",
      recipient: "podrum@kazun.example",
      reply_to: "ana@kupac.example",
      subject: "Nova narudžba 2026-000001: Ana Horvat, 68,84 €",
    });
    for (const text of [toBuyer?.text ?? "", toBuyer?.html ?? ""]) {
      expect(text).toContain("20. November 2026 um 12:00");
      expect(text).toContain(`http://localhost:3000/de/bestellung/${order.token}`);
      for (const figure of ["47,95 €", "11,99 €", "59,94 €", "3,00 €", "5,90 €", "68,84 €", "518,67 kn"]) {
        expect(text).toContain(figure);
      }
      expect(text).toContain("HR17 2360 0001 1012 3456 5");
      expect(text).toContain("ZABAHR2X");
    }
    expect(toWinery?.text).toContain("20. studenoga 2026. u 12:00");
    expect(mailsQueued()).toBe(1);
  });

  it("shows no kuna in its mails where the shop shows none, and no script of a stranger", async () => {
    const { platform } = await openTestShop({ SHOW_KUNA: "false" });
    await placed(platform, wish({ form: filledForm({ note: "<script>alert(1)</script>" }) }));
    for (const { html, text } of await mailsOf(platform)) {
      expect(text).not.toMatch(/\bkn\b/);
      expect(html).not.toContain("<script");
      expect(html).toContain("&lt;script&gt;");
    }
  });

  it("makes the stored pages forgotten, for they show the stock", async () => {
    const { platform } = await openTestShop();
    const page = { status: 200, headers: {}, body: Buffer.from("page"), br: Buffer.from("page") };
    platform.pageCache.store("/", page);
    await placed(platform, wish());
    expect(platform.pageCache.find("/")).toBeUndefined();
  });
});

onBothEngines("an order that breaks a rule", (openTestShop) => {
  const HR = filledForm().address;
  const refused: [string, Partial<OrderWish>, object][] = [
    ["without goods", { cart: [] }, { reason: "emptyCart" }],
    ["with a quantity below zero", { cart: [{ productId: MALVAZIJA, quantity: -6 }] }, { reason: "emptyCart" }],
    ["with half a bottle", { cart: [{ productId: MALVAZIJA, quantity: 1.5 }] }, { reason: "emptyCart" }],
    [
      "with a box not full",
      { cart: [{ productId: MALVAZIJA, quantity: 7 }] },
      { reason: "boxNotFull", bottlesToFillBox: 5 },
    ],
    ["from Germany", { form: filledForm({ address: { ...HR, country: "DE" } }) }, { reason: "inquiryFirst" }],
    ["from nowhere", { form: filledForm({ address: { ...HR, country: "ZZ" } }) }, { reason: "inquiryFirst" }],
    ["of goods whose price has changed", { seenGoodsCents: 5993 }, { reason: "priceChanged", goodsCents: 5994 }],
    [
      "of more than there is",
      { cart: [{ productId: "malvazija-amfora-2021", quantity: 48 }] },
      { reason: "outOfStock", products: ["Malvazija Amfora"], gone: 0 },
    ],
    [
      "of a product that is gone",
      { cart: [{ productId: "never-was", quantity: 6 }] },
      { reason: "outOfStock", products: [], gone: 1 },
    ],
  ];

  it.each(refused)("%s is refused, and nothing of it is kept", async (_, changes, refusal) => {
    const { platform, mailsQueued } = await openTestShop();
    expect(await placeOrder(platform, wish(changes))).toMatchObject({ ok: false, ...refusal });
    expect(await count(platform, "orders")).toBe(0);
    expect(await count(platform, "mails")).toBe(0);
    expect(await stockOf(platform, MALVAZIJA)).toBe(480);
    expect(mailsQueued()).toBe(0);
  });

  it("leaves no gap in the numbers", async () => {
    const { platform } = await openTestShop();
    await placeOrder(platform, wish({ cart: [] }));
    expect((await placed(platform, wish())).number).toBe("2026-000001");
  });

  it("cannot be paid in a way that is not offered", async () => {
    const { platform } = await openTestShop();
    for (const payment of ["cash", "card"] as const) {
      await expect(placeOrder(platform, wish({ form: filledForm({ payment }) }))).rejects.toThrow("not offered");
    }
    expect(await count(platform, "orders")).toBe(0);
  });

  it("has the catalogue's price, whatever else the cart says", async () => {
    const { platform } = await openTestShop();
    const cart = [{ productId: MALVAZIJA, quantity: 6, priceCents: 1, price: 0.01, boxed: false }];
    expect((await placed(platform, wish({ cart }))).grossCents).toBe(5994);
  });

  it("keeps yesterday's price in yesterday's order", async () => {
    const { platform } = await openTestShop();
    const order = await placed(platform, wish());
    await setProduct(platform, MALVAZIJA, { price_cents: 1 });
    expect(await findOrderByToken(platform.database.read, order.token)).toEqual(order);
  });
});

onBothEngines("many orders at once", (openTestShop) => {
  it("of 200 buyers, when there are 10, make exactly 10 orders", { timeout: MINUTE }, async () => {
    const { platform } = await openTestShop();
    await setProduct(platform, OIL, { stock: 10 });
    const cart = [{ productId: OIL, quantity: 1 }];
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, buyer) =>
        placeOrder(platform, wish({ cart, form: filledForm({ orderKey: keyOf(buyer) }) })),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(10);
    for (const result of results) if (!result.ok) expect(result.reason).toBe("outOfStock");
    expect(await stockOf(platform, OIL)).toBe(0);
    expect(await count(platform, "orders")).toBe(10);
    expect(await count(platform, "order_lines")).toBe(10);
    expect(await count(platform, "mails")).toBe(20);
    const numbers = results.flatMap((result) => (result.ok ? [result.order.number] : []));
    expect(numbers.sort()).toEqual(Array.from({ length: 10 }, (_, n) => `2026-${String(n + 1).padStart(6, "0")}`));
  });

  it("of the same form 50 times make one order, even of the last bottle", { timeout: MINUTE }, async () => {
    const { platform } = await openTestShop();
    await setProduct(platform, OIL, { stock: 1 });
    const order = wish({ cart: [{ productId: OIL, quantity: 1 }] });
    const results = await Promise.all(Array.from({ length: 50 }, () => placeOrder(platform, order)));
    const tokens = new Set(results.map((result) => (result.ok ? result.order.token : result.reason)));
    expect(tokens.size).toBe(1);
    expect(await count(platform, "orders")).toBe(1);
    expect(await count(platform, "mails")).toBe(2);
    expect(await stockOf(platform, OIL)).toBe(0);
  });

  it("with the same goods in opposite orders wait for nobody for ever", { timeout: MINUTE }, async () => {
    const { platform } = await openTestShop();
    const ids = [MALVAZIJA, "teran-2023", OIL, "merlot-2022"];
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, buyer) => {
        const cart = (buyer % 2 ? ids : ids.toReversed()).map((productId) => ({ productId, quantity: 2 }));
        return placeOrder(platform, wish({ cart, form: filledForm({ orderKey: keyOf(buyer) }) }));
      }),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(await stockOf(platform, MALVAZIJA)).toBe(400);
  });
});
