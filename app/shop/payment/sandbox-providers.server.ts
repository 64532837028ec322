import type { CardAccounts } from "../../platform/card-settings.server.ts";
import { CARD_CURRENCY, type CardReport } from "./card-adapter.ts";
import { centsFromEuro, euroFromCents, isSameSignature, sha512 } from "./card-messages.server.ts";
import { corvuspaySignature } from "./corvuspay.server.ts";
import { wspayCallSignature, wspayFormSignature, wspayReturnSignature } from "./wspay.server.ts";

/** What a form asks a card page for; the amount in whole cents. */
export type SandboxPayment = { number: string; amountCents: number };

/** A form that leads the buyer back; its fields in the order in which they are sent, the signature last. */
export type SandboxForm = { method: "get" | "post"; action: string; fields: [string, string][] };

type Done = SandboxPayment & { outcome: Extract<CardReport, { number: string }>["outcome"] };
type Back = { returnUrl: string };
type Call = { url: string; headers: Record<string, string>; body: string };

/** A provider as the sandbox plays it: what it reads of our form, and what it sends back. */
type Player = {
  read(fields: ReadonlyMap<string, string>): SandboxPayment | null;
  back(at: Back, done: Done): SandboxForm;
  cancel(at: Back, payment: SandboxPayment, fields: ReadonlyMap<string, string>): SandboxForm;
  call(done: Done): Call;
};

const APPROVAL_CODE = "123456";
const FORM_TYPE = "application/x-www-form-urlencoded";

export function playCorvuspay({ secretKey }: NonNullable<CardAccounts["corvuspay"]>): Player {
  const signed = (fields: [string, string][]): [string, string][] => [
    ...fields,
    ["signature", corvuspaySignature(fields, secretKey)],
  ];
  const answerTo = ({ number, amountCents, outcome }: Done): [string, string][] => {
    const core: [string, string][] = [
      ["language", "hr"],
      ["order_number", number],
    ];
    if (outcome === "cancelled") return signed(core);
    const amount: [string, string] = ["amount", euroFromCents(amountCents, ".")];
    if (outcome === "declined") return signed([...core, amount, ["response_code", "100"]]);
    return signed([...core, amount, ["approval_code", APPROVAL_CODE]]);
  };
  const back: Player["back"] = ({ returnUrl }, done) => ({ method: "post", action: returnUrl, fields: answerTo(done) });
  return {
    read: (fields) => {
      const isOurs = isSameSignature(corvuspaySignature(fields, secretKey), fields.get("signature") ?? "");
      return isOurs ? payment(fields.get("order_number"), centsFromEuro(fields.get("amount") ?? "")) : null;
    },
    back,
    cancel: (at, asked) => back(at, { ...asked, outcome: "cancelled" }),
    call: (done) => formCall(answerTo(done)),
  };
}

export function playMonri({ merchantKey }: NonNullable<CardAccounts["monri"]>): Player {
  const code = (outcome: Done["outcome"]) => (outcome === "paid" ? "0000" : "1051");
  return {
    read: (fields) => {
      const said = ["order_number", "amount", "currency"].map((name) => fields.get(name) ?? "");
      const isOurs = isSameSignature(sha512(merchantKey + said.join("")), fields.get("digest") ?? "");
      return isOurs ? payment(said[0], Number(said[1])) : null;
    },
    back: ({ returnUrl }, { number, amountCents, outcome }) => {
      const fields: [string, string][] = [
        ["amount", String(amountCents)],
        ["approval_code", outcome === "paid" ? APPROVAL_CODE : ""],
        ["currency", CARD_CURRENCY],
        ["order_number", number],
        ["response_code", code(outcome)],
      ];
      const digest = sha512(`${merchantKey}${returnUrl}?${new URLSearchParams(fields)}`);
      return { method: "get", action: returnUrl, fields: [...fields, ["digest", digest]] };
    },
    cancel: (_at, _asked, fields) => ({ method: "get", action: fields.get("cancel_url_override") ?? "", fields: [] }),
    call: ({ number, amountCents, outcome }) => {
      const body = JSON.stringify({
        order_number: number,
        status: outcome === "paid" ? "approved" : "declined",
        response_code: code(outcome),
        amount: amountCents,
        currency: CARD_CURRENCY,
        transaction_type: "purchase",
        approval_code: APPROVAL_CODE,
      });
      const headers = {
        "Content-Type": "application/json",
        Authorization: `WP3-callback ${sha512(merchantKey + body)}`,
      };
      return { url: "", headers, body };
    },
  };
}

export function playWspay(keys: NonNullable<CardAccounts["wspay"]>): Player {
  const approvalOf = (outcome: Done["outcome"]) => (outcome === "paid" ? APPROVAL_CODE : "");
  return {
    read: (fields) => {
      const [number = "", amount = ""] = [fields.get("ShoppingCartID"), fields.get("TotalAmount")];
      const expected = wspayFormSignature({ number, digits: amount.replace(/\D/g, "") }, keys);
      return isSameSignature(expected, fields.get("Signature") ?? "") ? payment(number, centsFromEuro(amount)) : null;
    },
    back: ({ returnUrl }, { number, amountCents, outcome }) => {
      const said = { number, success: outcome === "paid" ? "1" : "0", approvalCode: approvalOf(outcome) };
      const fields: [string, string][] = [
        ["ShoppingCartID", number],
        ["Success", said.success],
        ["ApprovalCode", said.approvalCode],
        ["WsPayOrderId", `sandbox-${number}`],
        ["Amount", euroFromCents(amountCents, ",")],
        ["Signature", wspayReturnSignature(said, keys)],
      ];
      return { method: "post", action: returnUrl, fields };
    },
    cancel: (_at, { number }, fields) => ({
      method: "post",
      action: fields.get("CancelURL") ?? "",
      fields: [["ShoppingCartID", number]],
    }),
    call: ({ number, amountCents, outcome }) => {
      const said = { success: "1", approvalCode: approvalOf(outcome), paymentId: `sandbox-${number}` };
      return formCall([
        ["ShoppingCartID", number],
        ["ActionSuccess", said.success],
        ["ApprovalCode", said.approvalCode],
        ["WsPayOrderId", said.paymentId],
        ["Amount", euroFromCents(amountCents, ",")],
        ["Authorized", "1"],
        ["Completed", "1"],
        ["Signature", wspayCallSignature(said, keys)],
      ]);
    },
  };
}

function formCall(fields: [string, string][]): Call {
  return { url: "", headers: { "Content-Type": FORM_TYPE }, body: new URLSearchParams(fields).toString() };
}

function payment(number: string | undefined, amountCents: number | null): SandboxPayment | null {
  return number && amountCents !== null && Number.isSafeInteger(amountCents) ? { number, amountCents } : null;
}
