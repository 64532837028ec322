import { createHash } from "node:crypto";
import { z } from "zod";
import type { Language } from "../../i18n/languages.ts";
import {
  CARD_CURRENCY,
  type CardAdapter,
  type CardMessage,
  type CardReport,
  type CardRequest,
} from "./card-adapter.ts";
import { cardFields, isSameSignature, jsonOf, saidCents, sha512 } from "./card-messages.server.ts";

/** The shop's account at Monri. */
type MonriSettings = { authenticityToken: string; merchantKey: string; formUrl: string; inquiryUrl: string };

const APPROVED = "0000";
/** The languages that its form has; it speaks no Italian. */
const LANGUAGES: Record<Language, string> = { hr: "hr", en: "en", it: "en", de: "de" };

const callback = z.object({
  order_number: z.string(),
  status: z.string(),
  response_code: z.string(),
  amount: z.number(),
  currency: z.string(),
  transaction_type: z.string().default("purchase"),
  approval_code: z.string().nullish(),
  id: z.union([z.string(), z.number()]).nullish(),
});

/** Monri: the form is signed over number, amount and currency; the return over its whole address, the callback over its whole body. */
export function monri(settings: MonriSettings): CardAdapter {
  const { merchantKey } = settings;
  return {
    provider: "monri",
    begin: (request) => ({ action: settings.formUrl, fields: formFields(request, settings) }),
    readReturn: (message) => readReturn(message, merchantKey),
    readCallback: (message) => readCallback(message, merchantKey),
    inquiry: {
      ask: (number) => ({
        url: settings.inquiryUrl,
        headers: { "Content-Type": "application/xml", Accept: "application/xml" },
        body: inquiryBody(number, settings),
      }),
      read: readInquiry,
    },
  };
}

function formFields(request: CardRequest, { authenticityToken, merchantKey }: MonriSettings): Record<string, string> {
  const { number, amountCents, language, title, buyer } = request;
  return {
    authenticity_token: authenticityToken,
    order_number: number,
    order_info: title,
    amount: String(amountCents),
    currency: CARD_CURRENCY,
    language: LANGUAGES[language],
    transaction_type: "purchase",
    digest: sha512(`${merchantKey}${number}${amountCents}${CARD_CURRENCY}`),
    ch_full_name: `${buyer.firstName} ${buyer.lastName}`.slice(0, 30),
    ch_address: buyer.address.slice(0, 100),
    ch_city: buyer.city.slice(0, 30),
    ch_zip: buyer.postalCode.slice(0, 9),
    ch_country: buyer.country,
    ch_phone: buyer.phone.slice(0, 30),
    ch_email: buyer.email.slice(0, 100),
    success_url_override: request.returnUrl,
    cancel_url_override: request.cancelUrl,
    callback_url_override: request.callbackUrl,
  };
}

/** The address as it was signed: all of it but its digest. */
function monriSignedAddress(url: string): string {
  return url.replace(/&digest=[^&]*/, "").replace(/\?digest=[^&]*&?/, "?");
}

function readReturn(message: CardMessage, merchantKey: string): CardReport {
  const fields = cardFields({ url: message.url, body: "" });
  const expected = sha512(merchantKey + monriSignedAddress(message.url));
  const number = fields.get("order_number");
  if (!number || !isSameSignature(expected, fields.get("digest") ?? "")) return { outcome: "forged" };
  return {
    outcome: fields.get("response_code") === APPROVED ? "paid" : "declined",
    number,
    amountCents: saidCents(fields.get("amount"), wholeCents),
    currency: fields.get("currency") ?? null,
    approvalCode: fields.get("approval_code") ?? "",
    paymentId: null,
  };
}

function readCallback({ headers, body }: CardMessage, merchantKey: string): CardReport {
  const [, digest = ""] = /^WP3-callback\s+([0-9a-f]+)$/i.exec(headers.get("Authorization") ?? "") ?? [];
  if (!isSameSignature(sha512(merchantKey + body), digest)) return { outcome: "forged" };
  const said = callback.safeParse(jsonOf(body));
  if (!said.success) return { outcome: "other" };
  const {
    order_number,
    status,
    response_code,
    amount,
    currency,
    approval_code,
    transaction_type: type,
    id,
  } = said.data;
  const isDone = status === "approved" && response_code === APPROVED;
  const report = { number: order_number, amountCents: amount, currency, approvalCode: approval_code ?? "" };
  if (type === "purchase") return { outcome: isDone ? "paid" : "declined", ...report, paymentId: null };
  // Refunds, cancellations and what else happens to a payment are reported in the same way; one that failed changes nothing.
  return isDone ? { outcome: "reversed", ...report, paymentId: `${type} ${id ?? ""}`.trim() } : { outcome: "other" };
}

function inquiryBody(number: string, { authenticityToken, merchantKey }: MonriSettings): string {
  // Its calls still take SHA-1.
  const digest = createHash("sha1")
    .update(merchantKey + number)
    .digest("hex");
  return `<?xml version="1.0" encoding="UTF-8"?><order><order-number>${number}</order-number><authenticity-token>${authenticityToken}</authenticity-token><digest>${digest}</digest></order>`;
}

/** The answer comes over our own connection to the provider and bears no signature; what it does not say was not paid. */
function readInquiry(body: string): CardReport {
  const said = (name: string) => new RegExp(`<${name}(?:\\s[^>]*)?>([^<]*)</${name}>`).exec(body)?.[1]?.trim();
  const number = said("order-number");
  if (!number || said("status") !== "approved" || said("response-code") !== APPROVED) return { outcome: "other" };
  return {
    outcome: "paid",
    number,
    amountCents: saidCents(said("amount"), wholeCents),
    currency: said("currency") ?? null,
    approvalCode: said("approval-code") ?? "",
    paymentId: null,
  };
}

function wholeCents(text: string): number | null {
  return /^\d{1,11}$/.test(text) ? Number(text) : null;
}
