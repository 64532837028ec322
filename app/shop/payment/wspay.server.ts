import { z } from "zod";
import {
  CARD_CURRENCY,
  type CardAdapter,
  type CardMessage,
  type CardReport,
  type CardRequest,
} from "./card-adapter.ts";
import {
  cardFields,
  centsFromEuro,
  euroFromCents,
  isSameSignature,
  jsonOf,
  saidCents,
  sha512,
} from "./card-messages.server.ts";

/** The shop's account at WSPay. */
type WspaySettings = { shopId: string; secretKey: string; formUrl: string; inquiryUrl: string };

const VERSION = "2.0";
const EURO_CODE = "978";
const JSON_TYPE = "application/json";

const text = z.union([z.string(), z.number()]).transform(String);
const flag = z.union([z.string(), z.number(), z.boolean()]).transform((value) => /^(1|true)$/i.test(String(value)));

/** What WSPay says of a transaction, in its calls and in answers to ours. */
const transaction = z.object({
  ShoppingCartID: text,
  ActionSuccess: text,
  ApprovalCode: text.nullish().transform((value) => value ?? ""),
  WsPayOrderId: text.nullish().transform((value) => value ?? ""),
  Signature: z.string(),
  Amount: text.optional(),
  CurrencyCode: text.optional(),
  Authorized: flag.default(false),
  Completed: flag.default(false),
  Voided: flag.default(false),
  Refunded: flag.default(false),
});
type Transaction = z.output<typeof transaction>;

/** WSPay: the form is signed over number and amount, the return over number and success, its calls over success and its own number. */
export function wspay(settings: WspaySettings): CardAdapter {
  return {
    provider: "wspay",
    begin: (request) => ({ action: settings.formUrl, fields: formFields(request, settings) }),
    readReturn: (message) => readReturn(message, settings),
    readCallback: (message) => readTransaction(sentTransaction(message), settings),
    inquiry: {
      ask: (number) => ({
        url: settings.inquiryUrl,
        headers: { "Content-Type": JSON_TYPE, Accept: JSON_TYPE },
        body: JSON.stringify({
          Version: VERSION,
          ShopID: settings.shopId,
          ShoppingCartID: number,
          Signature: wspayInquirySignature(number, settings),
        }),
      }),
      read: (body) => readTransaction(jsonOf(body), settings),
    },
  };
}

type Keys = Pick<WspaySettings, "shopId" | "secretKey">;

/** @param digits the amount without its comma */
export function wspayFormSignature({ number, digits }: { number: string; digits: string }, keys: Keys): string {
  return sha512([keys.shopId, number, digits, ""].join(keys.secretKey));
}

/** Over what the buyer's return says. */
export function wspayReturnSignature(
  { number, success, approvalCode }: { number: string; success: string; approvalCode: string },
  keys: Keys,
): string {
  return sha512([keys.shopId, number, success, approvalCode, ""].join(keys.secretKey));
}

/** Over what WSPay's own calls and answers say: neither the shop's number nor the amount. */
export function wspayCallSignature(
  { success, approvalCode, paymentId }: { success: string; approvalCode: string; paymentId: string },
  { shopId, secretKey }: Keys,
): string {
  return sha512([shopId, success + approvalCode, shopId + approvalCode + paymentId].join(secretKey));
}

function wspayInquirySignature(number: string, { shopId, secretKey }: Keys): string {
  return sha512([shopId, number, shopId + number].join(secretKey));
}

function formFields(request: CardRequest, { shopId, secretKey }: WspaySettings): Record<string, string> {
  const { number, amountCents, language, buyer } = request;
  const amount = euroFromCents(amountCents, ",");
  const digits = amount.replace(",", "");
  return {
    ShopID: shopId,
    ShoppingCartID: number,
    Version: VERSION,
    TotalAmount: amount,
    Signature: wspayFormSignature({ number, digits }, { shopId, secretKey }),
    Lang: language.toUpperCase(),
    CustomerFirstName: buyer.firstName.slice(0, 50),
    CustomerLastName: buyer.lastName.slice(0, 50),
    CustomerAddress: buyer.address.slice(0, 100),
    CustomerCity: buyer.city.slice(0, 50),
    CustomerZIP: buyer.postalCode.slice(0, 20),
    CustomerCountry: buyer.country,
    CustomerEmail: buyer.email.slice(0, 100),
    CustomerPhone: buyer.phone.slice(0, 30),
    ReturnURL: request.returnUrl,
    ReturnErrorURL: request.returnUrl,
    CancelURL: request.cancelUrl,
    ReturnMethod: "POST",
  };
}

function readReturn(message: CardMessage, keys: Keys): CardReport {
  const fields = cardFields(message);
  const number = fields.get("ShoppingCartID") ?? "";
  const success = fields.get("Success") ?? "";
  const approvalCode = fields.get("ApprovalCode") ?? "";
  const expected = wspayReturnSignature({ number, success, approvalCode }, keys);
  if (number === "" || !isSameSignature(expected, fields.get("Signature") ?? "")) return { outcome: "forged" };
  return {
    outcome: success === "1" && approvalCode !== "" ? "paid" : "declined",
    number,
    amountCents: saidCents(fields.get("Amount"), centsFromEuro),
    currency: currencyOf(fields.get("CurrencyCode")),
    approvalCode,
    paymentId: fields.get("WsPayOrderId") ?? null,
  };
}

/** Its calls come as a form or as JSON, as the account is set up. */
function sentTransaction(message: CardMessage): unknown {
  const isJson = (message.headers.get("Content-Type") ?? "").includes(JSON_TYPE);
  return isJson ? jsonOf(message.body) : Object.fromEntries(cardFields(message));
}

function readTransaction(sent: unknown, keys: Keys): CardReport {
  const parsed = transaction.safeParse(sent);
  if (!parsed.success) return { outcome: "forged" };
  const { ShoppingCartID, ActionSuccess, ApprovalCode, WsPayOrderId, Signature, Amount, CurrencyCode, Voided } =
    parsed.data;
  const said = { success: ActionSuccess, approvalCode: ApprovalCode, paymentId: WsPayOrderId };
  if (!isSameSignature(wspayCallSignature(said, keys), Signature)) return { outcome: "forged" };
  const outcome = outcomeOf(parsed.data);
  if (outcome === "other") return { outcome };
  return {
    outcome,
    number: ShoppingCartID,
    amountCents: saidCents(Amount, centsFromEuro),
    currency: currencyOf(CurrencyCode),
    approvalCode: ApprovalCode,
    paymentId: outcome === "reversed" ? `${Voided ? "void" : "refund"} ${WsPayOrderId}`.trim() : WsPayOrderId || null,
  };
}

function outcomeOf({ ActionSuccess, Authorized, Completed, Voided, Refunded }: Transaction) {
  if (Voided || Refunded) return ActionSuccess === "1" ? "reversed" : "other";
  if (ActionSuccess !== "1") return "declined";
  return Authorized || Completed ? "paid" : "other";
}

/** Currencies come by their number. */
function currencyOf(code: string | undefined): string | null {
  if (code === undefined || code === "") return null;
  return code === EURO_CODE ? CARD_CURRENCY : code;
}
