import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { cardFormMessage, cardJsonMessage, cardRequest } from "../../../tests/support/cards.ts";
import { wspay } from "./wspay.server.ts";

const card = wspay({
  shopId: "MYSHOP",
  secretKey: "wspay-key",
  formUrl: "https://form.wspay.biz/authorization.aspx",
  inquiryUrl: "https://secure.wspay.biz/api/services/statusCheck",
});

const RETURNED = {
  ShoppingCartID: "2026-000123-A",
  Success: "1",
  ApprovalCode: "123456",
  WsPayOrderId: "96a5f58f-764c",
  Amount: "168,84",
  Signature:
    "be093a2eb3650c22a45ee554f75391572b543bb2dad25163f0c4d1f121bea8e896ac286498bfcaba48d1ab7b6359a371e482da454a41fa6cff162b26a7050bb6",
};
const CALLED = {
  ShoppingCartID: "2026-000123-A",
  ActionSuccess: "1",
  ApprovalCode: "123456",
  WsPayOrderId: "96a5f58f-764c",
  Amount: "168.84",
  Authorized: "1",
  Completed: "0",
  Voided: "0",
  Refunded: "0",
  Signature:
    "a21e19d75903cebc163073df7b5424ada442bd1af141a598faf4409caf12cf88e6041b39f3c1830844e5367b84f142bbc088ca3f846b0ba83c61475045ee07e7",
};
const paid = {
  outcome: "paid",
  number: "2026-000123-A",
  amountCents: 16884,
  currency: null,
  approvalCode: "123456",
  paymentId: "96a5f58f-764c",
};

describe("the form that leads to WSPay", () => {
  it("carries the amount with a comma, and a signature over its digits", () => {
    const { action, fields } = card.begin(cardRequest({ returnUrl: "https://shop.example/card/return/wspay" }));
    expect(action).toBe("https://form.wspay.biz/authorization.aspx");
    expect(fields).toMatchObject({
      ShopID: "MYSHOP",
      ShoppingCartID: "2026-000123-A",
      Version: "2.0",
      TotalAmount: "168,84",
      Signature:
        "6672f3f23082d6a79347e853f45ce6ccbd815e119a94d5a799d67fabea0bc8cfd02794f93e1bf30ee96ef08d80b0343fd115a85defe1dcb013067eca28630c64",
      Lang: "HR",
      CustomerLastName: "Horvat-Đurić",
      ReturnURL: "https://shop.example/card/return/wspay",
      ReturnErrorURL: "https://shop.example/card/return/wspay",
      ReturnMethod: "POST",
    });
    const signed = "MYSHOPwspay-key2026-000123-Awspay-key16884wspay-key";
    expect(createHash("sha512").update(signed).digest("hex")).toBe(fields.Signature);
  });
});

describe("what comes back from WSPay", () => {
  it("is paid with success and an approval code, posted or in the address", () => {
    expect(card.readReturn(cardFormMessage(RETURNED))).toEqual(paid);
    const url = `https://shop.example/card/return/wspay?${new URLSearchParams(RETURNED)}`;
    expect(card.readReturn({ url, headers: new Headers(), body: "" })).toEqual(paid);
  });

  it("is declined without success", () => {
    const Signature =
      "d12c58ecde952b955aed201e889695c18e87999bf02e72dd5200144b1d4a9c3d5b2e920669b475258acfb32f3d77362f38df4e8fac1316ecccdeb100dec22f1e";
    const fields = { ...RETURNED, Success: "0", ApprovalCode: "", Signature };
    expect(card.readReturn(cardFormMessage(fields))).toMatchObject({ outcome: "declined" });
  });

  it("says another amount or currency where it brings one, and one that matches nothing where nobody can read it", () => {
    expect(card.readReturn(cardFormMessage({ ...RETURNED, Amount: "168,83" }))).toMatchObject({ amountCents: 16883 });
    expect(card.readReturn(cardFormMessage({ ...RETURNED, Amount: "1.168,84" }))).toMatchObject({
      amountCents: 116884,
    });
    expect(card.readReturn(cardFormMessage({ ...RETURNED, CurrencyCode: "840" }))).toMatchObject({ currency: "840" });
    expect(card.readReturn(cardFormMessage({ ...RETURNED, CurrencyCode: "978" }))).toMatchObject({ currency: "EUR" });
    expect(card.readReturn(cardFormMessage({ ...RETURNED, Amount: "much" }))).toMatchObject({
      amountCents: Number.NaN,
    });
  });

  it.each([
    ["another number", { ...RETURNED, ShoppingCartID: "2026-000124-A" }],
    ["success put in", { ...RETURNED, Success: "1", ApprovalCode: "1" }],
    ["the signature of the form", { ...RETURNED, Signature: card.begin(cardRequest()).fields.Signature ?? "" }],
    ["no signature", { ...RETURNED, Signature: "" }],
  ])("is forged with %s", (_, fields) => {
    expect(card.readReturn(cardFormMessage(fields))).toEqual({ outcome: "forged" });
  });
});

describe("a call of WSPay's", () => {
  it("is paid where the card was charged, as a form or as JSON", () => {
    expect(card.readCallback(cardFormMessage(CALLED))).toEqual(paid);
    expect(card.readCallback(cardJsonMessage(JSON.stringify({ ...CALLED, Authorized: true, Amount: 168.84 })))).toEqual(
      paid,
    );
  });

  it("about a refund or a cancellation is no payment, but one that was taken back", () => {
    const reversed = { ...paid, outcome: "reversed" };
    expect(card.readCallback(cardFormMessage({ ...CALLED, Refunded: "1" }))).toEqual({
      ...{ ...reversed, paymentId: "refund 96a5f58f-764c" },
    });
    expect(card.readCallback(cardFormMessage({ ...CALLED, Voided: "1" }))).toEqual({
      ...{ ...reversed, paymentId: "void 96a5f58f-764c" },
    });
  });

  it("is forged with another approval code, another payment, or nothing in it", () => {
    expect(card.readCallback(cardFormMessage({ ...CALLED, ApprovalCode: "1" }))).toEqual({ outcome: "forged" });
    expect(card.readCallback(cardFormMessage({ ...CALLED, WsPayOrderId: "1" }))).toEqual({ outcome: "forged" });
    expect(card.readCallback(cardJsonMessage("{}"))).toEqual({ outcome: "forged" });
    expect(card.readCallback(cardJsonMessage("no JSON"))).toEqual({ outcome: "forged" });
  });
});

describe("a question to WSPay", () => {
  it("names the number with its signature", () => {
    const asked = card.inquiry?.ask("2026-000123-A");
    expect(asked?.url).toBe("https://secure.wspay.biz/api/services/statusCheck");
    expect(JSON.parse(asked?.body ?? "")).toEqual({
      Version: "2.0",
      ShopID: "MYSHOP",
      ShoppingCartID: "2026-000123-A",
      Signature:
        "489102cd1c3495df8fb3af36acb76caa1aa136720f740a753764e05e5d438ca1929478d1b104c7559cc58c664d9114a0d5bd3c6227b6231088ddb65deb6d2f94",
    });
  });

  it("is answered by a transaction, signed as its calls are", () => {
    expect(card.inquiry?.read(JSON.stringify(CALLED))).toEqual(paid);
    expect(card.inquiry?.read(JSON.stringify({ ...CALLED, Signature: "0" }))).toEqual({ outcome: "forged" });
  });
});
