import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { cardJsonMessage, cardRequest } from "../../../tests/support/cards.ts";
import { monri } from "./monri.server.ts";

const card = monri({
  authenticityToken: "monri-token",
  merchantKey: "monri-key",
  formUrl: "https://ipg.monri.com/v2/form",
  inquiryUrl: "https://ipg.monri.com/orders/show",
});

const PAID =
  "https://shop.example/card/return/monri?amount=16884&approval_code=123456&currency=EUR&order_number=2026-000123-A&response_code=0000";
const PAID_DIGEST =
  "b3d6800cb8aa8819939b29c5ab82125d62d20f8740591884f00701441663ee42a136555a272b6428eb18d74bf69c908a13827ed07576b7ddb45cb8234dbcbb04";
const CALL =
  '{"order_number":"2026-000123-A","status":"approved","response_code":"0000","amount":16884,"currency":"EUR"}';
const CALL_DIGEST =
  "75a4580f10f3fe97d18fb0776dcfd2ede4259af76735479f76d52b2d1be9cc8f6122f5ae52fe123a8da78542e5466f0c31a48dc5ecb1213621182bde48861468";

const paid = {
  outcome: "paid",
  number: "2026-000123-A",
  amountCents: 16884,
  currency: "EUR",
  approvalCode: "123456",
  paymentId: null,
};
const returned = (url: string) => card.readReturn({ url, headers: new Headers(), body: "" });

describe("the form that leads to Monri", () => {
  it("carries whole cents, the buyer, our addresses, and the digest over number, amount and currency", () => {
    const { action, fields } = card.begin(cardRequest());
    expect(action).toBe("https://ipg.monri.com/v2/form");
    expect(fields).toEqual({
      authenticity_token: "monri-token",
      order_number: "2026-000123-A",
      order_info: "Vinarija Kažun, 2026-000123",
      amount: "16884",
      currency: "EUR",
      language: "hr",
      transaction_type: "purchase",
      digest:
        "0a605d16035412edefe44cf05fff5b2302a7ec8ed9ac687f7487c6fa9c3c270fcfe7d8bf7bb4d92c6d64e7761eae48c2956ff641fd2f3f1836f50425ffcf3f45",
      ch_full_name: "Ana Horvat-Đurić",
      ch_address: "Kandlerova 1",
      ch_city: "Pula",
      ch_zip: "52100",
      ch_country: "HR",
      ch_phone: "+385912345678",
      ch_email: "ana@kupac.example",
      success_url_override: "https://shop.example/card/return/monri",
      cancel_url_override: "https://shop.example/card/cancel/2026-000123-A.key",
      callback_url_override: "https://shop.example/card/callback/monri",
    });
    expect(createHash("sha512").update("monri-key2026-000123-A16884EUR").digest("hex")).toBe(fields.digest);
  });

  it("speaks English to Italians, and takes no more of a name than Monri does", () => {
    const buyer = { ...cardRequest().buyer, firstName: "A".repeat(40) };
    const { fields } = card.begin(cardRequest({ language: "it", buyer }));
    expect(fields.language).toBe("en");
    expect(fields.ch_full_name).toBe("A".repeat(30));
  });
});

describe("what comes back from Monri", () => {
  it("is paid with 0000, its digest taken over the whole address", () => {
    expect(returned(`${PAID}&digest=${PAID_DIGEST}`)).toEqual(paid);
  });

  it("is declined with any other code", () => {
    const digest =
      "fa946c4de662f345e594ca86ea93910c3082d28f63a01df9362f51860ca27e0489d0fdd1a33a356bb62379540ec8dec04c116aa9a9d5fed5020953aa45f3fe85";
    const url =
      "https://shop.example/card/return/monri?amount=16884&currency=EUR&order_number=2026-000123-A&response_code=1051";
    expect(returned(`${url}&digest=${digest}`)).toMatchObject({ outcome: "declined", number: "2026-000123-A" });
  });

  it.each([
    ["without digest", PAID],
    ["with another amount", `${PAID.replace("16884", "1")}&digest=${PAID_DIGEST}`],
    ["with a number added", `${PAID}&order_number=2026-000124-A&digest=${PAID_DIGEST}`],
    ["at another address", `${PAID.replace("/return/", "/other/")}&digest=${PAID_DIGEST}`],
    ["with the digest of the form", `${PAID}&digest=${card.begin(cardRequest()).fields.digest}`],
  ])("is forged %s", (_, url) => {
    expect(returned(url)).toEqual({ outcome: "forged" });
  });
});

describe("a call of Monri's", () => {
  const called = (body: string, digest: string) => card.readCallback(cardJsonMessage(body, `WP3-callback ${digest}`));

  it("is paid where it is approved, its digest taken over the raw body", () => {
    expect(called(CALL, CALL_DIGEST)).toEqual({ ...paid, approvalCode: "" });
    expect(called(CALL.replace(":16884", ": 16884"), CALL_DIGEST)).toEqual({ outcome: "forged" });
  });

  it("about a refund is no payment, but one that was taken back", () => {
    const digest =
      "995d5ed947674eabaa71498ffaa42a8de818bfe4367815f5246948224e09e747cf74f7073f2592c0efc483165805476b0c34688947c8d2b77b6af066a149e520";
    expect(called(CALL.replace("}", ',"transaction_type":"refund"}'), digest)).toEqual({
      ...{ ...paid, outcome: "reversed", approvalCode: "", paymentId: "refund" },
    });
  });

  it("is no payment where its body is the text of our own form, whose digest every buyer sees", () => {
    const { digest = "" } = card.begin(cardRequest()).fields;
    expect(called("2026-000123-A16884EUR", digest)).toEqual({ outcome: "other" });
  });

  it.each(["", "WP3-callback", CALL_DIGEST, `Bearer ${CALL_DIGEST}`])("is forged with the header %j", (header) => {
    expect(card.readCallback(cardJsonMessage(CALL, header))).toEqual({ outcome: "forged" });
  });
});

describe("a question to Monri", () => {
  it("names the number with its digest", () => {
    const asked = card.inquiry?.ask("2026-000123-A");
    expect(asked?.url).toBe("https://ipg.monri.com/orders/show");
    expect(asked?.body).toContain("<order-number>2026-000123-A</order-number>");
    expect(asked?.body).toContain("<digest>1f230ef4a46fcc2b7b9413792494cc29a6038e8d</digest>");
  });

  it("is answered by an order that is approved, or by nothing that counts", () => {
    const answer =
      '<?xml version="1.0"?><order><amount type="integer">16884</amount><approval-code>123456</approval-code><currency>EUR</currency><order-number>2026-000123-A</order-number><response-code>0000</response-code><status>approved</status></order>';
    expect(card.inquiry?.read(answer)).toEqual(paid);
    expect(card.inquiry?.read(answer.replace("approved", "declined"))).toEqual({ outcome: "other" });
    expect(card.inquiry?.read("<html>Not found</html>")).toEqual({ outcome: "other" });
  });
});
