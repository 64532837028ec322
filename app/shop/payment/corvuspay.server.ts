import { createHmac } from "node:crypto";
import { CARD_CURRENCY, type CardAdapter, type CardMessage, type CardReport } from "./card-adapter.ts";
import { cardFields, centsFromEuro, euroFromCents, isSameSignature, saidCents } from "./card-messages.server.ts";

/** The shop's account at CorvusPay. */
type CorvuspaySettings = { storeId: string; secretKey: string; formUrl: string };

const VERSION = "1.4";
/** What the signature covers where the provider has added fields that it did not sign. */
const CORE = ["approval_code", "language", "order_number"];

/** HMAC-SHA256 over the names and values of all fields but the signature, one after the other, in the order of the names. */
export function corvuspaySignature(fields: Iterable<readonly [string, string]>, secretKey: string): string {
  const signed = [...fields].filter(([name]) => name !== "signature").sort(([one], [other]) => (one < other ? -1 : 1));
  return createHmac("sha256", secretKey).update(signed.flat().join(""), "utf8").digest("hex");
}

/**
 * CorvusPay: the form is signed, and so is the return, by the same key. Names and values run into each other in what is signed, so
 * nothing that a buyer has typed goes into the form: it could be cut up into other fields that have the same signature.
 */
export function corvuspay({ storeId, secretKey, formUrl }: CorvuspaySettings): CardAdapter {
  const read = (message: CardMessage) => readSigned(message, secretKey);
  return {
    provider: "corvuspay",
    begin: ({ number, amountCents, language, title }) => {
      const fields = {
        version: VERSION,
        store_id: storeId,
        order_number: number,
        language,
        currency: CARD_CURRENCY,
        amount: euroFromCents(amountCents, "."),
        cart: title,
        require_complete: "false",
      };
      return {
        action: formUrl,
        fields: { ...fields, signature: corvuspaySignature(Object.entries(fields), secretKey) },
      };
    },
    readReturn: read,
    readCallback: read,
    inquiry: null,
  };
}

/** Paid is what has an approval code: our own form, sent back to us with its good signature, has none. */
function readSigned(message: CardMessage, secretKey: string): CardReport {
  const fields = signedFields(cardFields(message), secretKey);
  const number = fields?.get("order_number");
  if (!fields || !number) return { outcome: "forged" };
  const approvalCode = fields.get("approval_code") ?? "";
  const isRefused = (fields.get("response_code") ?? "0") !== "0";
  return {
    outcome: isRefused ? "declined" : approvalCode === "" ? "cancelled" : "paid",
    number,
    amountCents: saidCents(fields.get("amount"), centsFromEuro),
    currency: fields.get("currency") ?? null,
    approvalCode,
    paymentId: null,
  };
}

/** Those of the fields that the signature covers; null where it covers none. */
function signedFields(fields: Map<string, string>, secretKey: string): Map<string, string> | null {
  const signature = fields.get("signature") ?? "";
  const core = new Map([...fields].filter(([name]) => CORE.includes(name)));
  const isCoreWhole = core.size === CORE.length;
  for (const signed of isCoreWhole ? [fields, core] : [fields]) {
    if (isSameSignature(corvuspaySignature(signed, secretKey), signature)) return signed;
  }
  return null;
}
