import { createHash, createHmac } from "node:crypto";

/** What a test's provider has read of a form: what is to be paid, and where it may lead and call. */
export type AskedPayment = { number: string; amount: string; returnUrl: string; cancelUrl: string };

/** What a provider says of a payment, as a test wants it. */
export type Said = {
  number: string;
  cents: number;
  currency?: string;
  outcome?: "paid" | "declined";
  paymentId?: string;
  /** The provider's own name of what takes money back; CorvusPay tells of nothing like that. */
  refund?: string;
};

export type Sent = { headers: Record<string, string>; body: string };
export type Back = { method: "get" | "post"; url: string; fields: [string, string][] };

/** A card provider of the tests' own. It knows the providers' formulas by itself and nothing of the shop's code. */
export type TestProvider = {
  name: "corvuspay" | "monri" | "wspay";
  /** The shop's settings, with the provider at an origin. */
  settings(origin: string): Record<string, string>;
  /** Where the shop's form has to lead. */
  formPath: string;
  /** Reads a form. @throws Error where its signature is not good */
  read(form: URLSearchParams, publicUrl: string): AskedPayment;
  back(said: Said, returnUrl: string): Back;
  call(said: Said): Sent;
  /** What it answers when it is asked; null where nobody can ask. */
  answer: ((said: Said) => string) | null;
};

const KEY = "the-providers-own-key";
const sha512 = (text: string) => createHash("sha512").update(text).digest("hex");
const decimal = (cents: number, point: string) => (cents / 100).toFixed(2).replace(".", point);
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

function must(isGood: boolean, what: string): void {
  if (!isGood) throw new Error(`The shop's form is wrong: ${what}`);
}

const corvusSign = (fields: [string, string][]) => {
  const text = fields
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => name + value)
    .join("");
  return createHmac("sha256", KEY).update(text).digest("hex");
};

function corvusFields({ number, cents, currency, outcome = "paid" }: Said): [string, string][] {
  const fields: [string, string][] = [
    ["approval_code", "987654"],
    ["language", "hr"],
    ["order_number", number],
    ["amount", decimal(cents, ".")],
    ...(currency ? ([["currency", currency]] satisfies [string, string][]) : []),
  ];
  const sent = outcome === "paid" ? fields : fields.filter(([name]) => name !== "approval_code");
  return [...sent, ["signature", corvusSign(sent)]];
}

const corvuspay: TestProvider = {
  name: "corvuspay",
  formPath: "/checkout/",
  settings: (origin) => ({
    CARD_PROVIDER: "corvuspay",
    CORVUSPAY_STORE_ID: "4711",
    CORVUSPAY_SECRET_KEY: KEY,
    CORVUSPAY_URL: `${origin}/checkout/`,
  }),
  read: (form, publicUrl) => {
    const fields = [...form].filter(([name]) => name !== "signature");
    must(form.get("signature") === corvusSign(fields), "signature");
    must(form.get("store_id") === "4711" && form.get("currency") === "EUR", "account");
    return {
      number: form.get("order_number") ?? "",
      amount: form.get("amount") ?? "",
      // Told to this provider once, on its own pages.
      returnUrl: `${publicUrl}/card/return/corvuspay`,
      cancelUrl: `${publicUrl}/card/return/corvuspay`,
    };
  },
  back: (said, returnUrl) => ({ method: "post", url: returnUrl, fields: corvusFields(said) }),
  call: (said) => ({ headers: FORM, body: new URLSearchParams(corvusFields(said)).toString() }),
  answer: null,
};

const monri: TestProvider = {
  name: "monri",
  formPath: "/v2/form",
  settings: (origin) => ({
    CARD_PROVIDER: "monri",
    MONRI_AUTHENTICITY_TOKEN: "token",
    MONRI_MERCHANT_KEY: KEY,
    MONRI_URL: origin,
  }),
  read: (form) => {
    const [number, amount] = [form.get("order_number") ?? "", form.get("amount") ?? ""];
    must(form.get("digest") === sha512(`${KEY}${number}${amount}EUR`), "digest");
    must(form.get("authenticity_token") === "token", "account");
    return {
      number,
      amount,
      returnUrl: form.get("success_url_override") ?? "",
      cancelUrl: form.get("cancel_url_override") ?? "",
    };
  },
  back: ({ number, cents, currency = "EUR", outcome = "paid" }, returnUrl) => {
    const fields: [string, string][] = [
      ["acquirer", "integration_acq"],
      ["amount", String(cents)],
      ["currency", currency],
      ["order_number", number],
      ["response_code", outcome === "paid" ? "0000" : "1051"],
    ];
    const digest = sha512(`${KEY}${returnUrl}?${new URLSearchParams(fields)}`);
    return { method: "get", url: returnUrl, fields: [...fields, ["digest", digest]] };
  },
  call: ({ number, cents, currency = "EUR", outcome = "paid", refund }) => {
    const status = outcome === "paid" ? "approved" : "declined";
    const code = outcome === "paid" ? "0000" : "1051";
    const kind = refund === undefined ? { id: 7 } : { id: refund, transaction_type: "refund" };
    const body = JSON.stringify({
      ...kind,
      order_number: number,
      status,
      response_code: code,
      amount: cents,
      currency,
    });
    return {
      headers: { "Content-Type": "application/json", Authorization: `WP3-callback ${sha512(KEY + body)}` },
      body,
    };
  },
  answer: ({ number, cents, currency = "EUR" }) =>
    `<order><amount type="integer">${cents}</amount><currency>${currency}</currency><order-number>${number}</order-number><response-code>0000</response-code><status>approved</status></order>`,
};

const SHOP = "MYSHOP";

function wspayTransaction({ number, cents, currency, outcome = "paid", refund, ...said }: Said) {
  const paymentId = said.paymentId ?? refund ?? `ws-${number}`;
  const success = outcome === "paid" ? "1" : "0";
  const code = outcome === "paid" ? "987654" : "";
  return {
    ShopID: SHOP,
    ShoppingCartID: number,
    ActionSuccess: success,
    ApprovalCode: code,
    WsPayOrderId: paymentId,
    Amount: decimal(cents, "."),
    ...(currency ? { CurrencyCode: currency === "EUR" ? "978" : "840" } : {}),
    Authorized: success,
    Completed: success,
    ...(refund === undefined ? {} : { Refunded: "1" }),
    Signature: sha512(`${SHOP}${KEY}${success}${code}${KEY}${SHOP}${code}${paymentId}`),
  };
}

const wspay: TestProvider = {
  name: "wspay",
  formPath: "/authorization.aspx",
  settings: (origin) => ({
    CARD_PROVIDER: "wspay",
    WSPAY_SHOP_ID: SHOP,
    WSPAY_SECRET_KEY: KEY,
    WSPAY_URL: `${origin}/authorization.aspx`,
    WSPAY_SERVICES_URL: `${origin}/api/services`,
  }),
  read: (form) => {
    const [number, amount] = [form.get("ShoppingCartID") ?? "", form.get("TotalAmount") ?? ""];
    must(form.get("Signature") === sha512(`${SHOP}${KEY}${number}${KEY}${amount.replace(",", "")}${KEY}`), "signature");
    must(form.get("ShopID") === SHOP && form.get("Version") === "2.0", "account");
    return { number, amount, returnUrl: form.get("ReturnURL") ?? "", cancelUrl: form.get("CancelURL") ?? "" };
  },
  back: ({ number, cents, outcome = "paid", paymentId = `ws-${number}` }, returnUrl) => {
    const success = outcome === "paid" ? "1" : "0";
    const code = outcome === "paid" ? "987654" : "";
    const fields: [string, string][] = [
      ["ShoppingCartID", number],
      ["Success", success],
      ["ApprovalCode", code],
      ["WsPayOrderId", paymentId],
      ["Amount", decimal(cents, ",")],
      ["Signature", sha512(`${SHOP}${KEY}${number}${KEY}${success}${KEY}${code}${KEY}`)],
    ];
    return { method: "post", url: returnUrl, fields };
  },
  call: (said) => ({ headers: FORM, body: new URLSearchParams(wspayTransaction(said)).toString() }),
  answer: (said) => JSON.stringify(wspayTransaction(said)),
};

export const TEST_PROVIDERS: readonly TestProvider[] = [corvuspay, monri, wspay];
