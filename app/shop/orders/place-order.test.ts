import { describe, expect, it } from "vitest";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { OrderForm } from "./checkout-form.ts";
import { findOrderByKey, findOrderByToken } from "./orders.store.server.ts";
import { type OrderWish, placeOrder } from "./place-order.server.ts";

const KEY = "a-form-key-of-22-signs";

const FORM: OrderForm = {
  firstName: "Ana",
  lastName: "Horvat",
  email: "ana@kupac.example",
  phone: "+385912345678",
  address: { country: "HR", city: "Pula", address: "Kandlerova 1", postalCode: "52100" },
  billing: { country: "HR", city: "Pula", address: "Kandlerova 1", postalCode: "52100" },
  company: null,
  delivery: "courier",
  payment: "transfer",
  note: "",
  orderKey: KEY,
};

const order = (wish: Partial<OrderWish> = {}, form: Partial<OrderForm> = {}): OrderWish => ({
  cart: [{ productId: "malvazija", quantity: 6 }],
  language: "hr",
  ...wish,
  form: { ...FORM, ...form },
});

describe("x", () => {
  it("y", () => expect(1).toBe(1));
});

onBothEngines("placing an order", (openTestShop) => {
  it("prints", async () => {
    const { platform } = await openTestShop();
    const ps = await platform.database.read
      .selectFrom("products")
      .select(["id", "price_cents", "stock", "boxed"])
      .execute();
    console.log(ps);
    const r = await placeOrder(
      platform,
      order({ language: "de", cart: [{ productId: ps.find((p) => p.boxed)?.id ?? "", quantity: 6 }] }),
    );
    console.log(r);
    const mails = await platform.database.read.selectFrom("mails").selectAll().execute();
    for (const m of mails) console.log(m.subject, m.recipient, m.html.length, m.text);
    if (mails[0]) (await import("node:fs")).writeFileSync("/tmp/mail.html", mails[0].html);
    if (mails[1]) (await import("node:fs")).writeFileSync("/tmp/mail2.html", mails[1].html);
  });
});
