import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { cardFormMessage, cardRequest } from "../../../tests/support/cards.ts";
import { corvuspay, corvuspaySignature } from "./corvuspay.server.ts";

const card = corvuspay({
  storeId: "13660",
  secretKey: "corvus-secret",
  formUrl: "https://wallet.corvuspay.com/checkout/",
});

/** Names and values of the form, in the order of the names. */
const FORM =
  "amount168.84cartVinarija Kažun, 2026-000123currencyEURlanguagehrorder_number2026-000123-Arequire_completefalsestore_id13660version1.4";
const PAID = { language: "hr", order_number: "2026-000123-A", approval_code: "123456" };
const PAID_SIGNATURE = "39997d9d21d0b537cc678cbeab4aa029aa88ee75e5ae79ae8c7733d6c23dd645";

describe("the form that leads to CorvusPay", () => {
  it("is signed as CorvusPay's own manual signs its example", () => {
    const fields = {
      version: "1.6",
      store_id: "2029",
      order_number: "1537270065109",
      amount: "10.00",
      currency: "EUR",
      cart: "order256",
      require_complete: "false",
      language: "hr",
      cardholder_country_code: "HR",
    };
    expect(corvuspaySignature(Object.entries(fields), "UNV3-i2otJw0rUWzA2lpcNRqTOYRWdAeTw")).toBe(
      "cd22a5132907a9f551777bb6c1de78129039e364c822ce94d3df362f269ab139",
    );
  });

  it("carries number, amount with a point and language, and their signature", () => {
    expect(card.begin(cardRequest())).toEqual({
      action: "https://wallet.corvuspay.com/checkout/",
      fields: {
        version: "1.4",
        store_id: "13660",
        order_number: "2026-000123-A",
        language: "hr",
        currency: "EUR",
        amount: "168.84",
        cart: "Vinarija Kažun, 2026-000123",
        require_complete: "false",
        signature: "a72aee42f34a4aa1865640fcad1c432c309a02bb57c2c235c8c3580a6f6c8106",
      },
    });
    expect(createHmac("sha256", "corvus-secret").update(FORM).digest("hex")).toBe(
      "a72aee42f34a4aa1865640fcad1c432c309a02bb57c2c235c8c3580a6f6c8106",
    );
  });

  it("holds nothing that a buyer has typed: it could be cut up into other fields with the same signature", () => {
    const buyer = { ...cardRequest().buyer, address: "Ulica 1cartXcurrencyEURlanguagehrorder_number2026-000999-A" };
    expect(card.begin(cardRequest({ buyer }))).toEqual(card.begin(cardRequest()));
  });

  it("writes small and large amounts with two decimals", () => {
    expect(card.begin(cardRequest({ amountCents: 5 })).fields.amount).toBe("0.05");
    expect(card.begin(cardRequest({ amountCents: 123_456_700 })).fields.amount).toBe("1234567.00");
  });
});

describe("what comes back from CorvusPay", () => {
  const paid = {
    outcome: "paid",
    number: "2026-000123-A",
    amountCents: null,
    currency: null,
    approvalCode: "123456",
    paymentId: null,
  };

  it("is paid with an approval code, posted or in the address", () => {
    const fields = { ...PAID, signature: PAID_SIGNATURE };
    expect(card.readReturn(cardFormMessage(fields))).toEqual(paid);
    const url = `https://shop.example/card/return/corvuspay?${new URLSearchParams(fields)}`;
    expect(card.readReturn({ url, headers: new Headers(), body: "" })).toEqual(paid);
    expect(card.readCallback(cardFormMessage(fields))).toEqual(paid);
  });

  it("counts only what is signed, where CorvusPay has added fields", () => {
    const fields = { ...PAID, signature: PAID_SIGNATURE.toUpperCase(), response_code: "0", amount: "0.01" };
    expect(card.readReturn(cardFormMessage(fields))).toEqual(paid);
  });

  it("tells amount and currency where they are signed", () => {
    const fields = { ...PAID, amount: "168.83", currency: "USD" };
    const signature = "6d60870f94521675ac033ab14c3425e110318a084ac26f6ae4e49a41b051d4c3";
    expect(card.readReturn(cardFormMessage({ ...fields, signature }))).toMatchObject({
      outcome: "paid",
      amountCents: 16883,
      currency: "USD",
    });
  });

  it("is cancelled without an approval code", () => {
    const signature = "f4d36320541f7c91768e266ceffdb1a027a8a456eb8d884defed1ca5eff510bc";
    const fields = { language: "hr", order_number: "2026-000123-A", signature };
    expect(card.readReturn(cardFormMessage(fields))).toMatchObject({ outcome: "cancelled", number: "2026-000123-A" });
  });

  it("is no payment where it is our own form, sent back with its good signature", () => {
    const { fields } = card.begin(cardRequest());
    expect(card.readReturn(cardFormMessage(fields))).toMatchObject({ outcome: "cancelled" });
  });

  it.each([
    ["no signature", { ...PAID }],
    ["an empty signature", { ...PAID, signature: "" }],
    ["another number", { ...PAID, order_number: "2026-000124-A", signature: PAID_SIGNATURE }],
    ["one character changed", { ...PAID, signature: PAID_SIGNATURE.replace(/5$/, "4") }],
    ["an approval code that was not signed", { ...PAID, approval_code: "999999", signature: PAID_SIGNATURE }],
  ])("is forged with %s", (_, fields) => {
    expect(card.readReturn(cardFormMessage(fields))).toEqual({ outcome: "forged" });
  });
});
