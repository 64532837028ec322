import { z } from "zod";
import { oneOf, webAddress } from "./setting-values.ts";

/** What `CARD_PROVIDER` may say; `sandbox` is a card page of our own that takes no money. */
const CARD_PROVIDER_VALUES = ["corvuspay", "monri", "wspay", "sandbox", "none"] as const;
type CardProviderSetting = (typeof CARD_PROVIDER_VALUES)[number];

const PROVIDERS = ["corvuspay", "monri", "wspay"] as const;

/** The settings of cards as the environment gives them. */
export const cardEnvironment = {
  CARD_PROVIDER: oneOf(CARD_PROVIDER_VALUES).optional(),
  SANDBOX_PROVIDER: oneOf(PROVIDERS).default("corvuspay"),
  CORVUSPAY_STORE_ID: z.string().optional(),
  CORVUSPAY_SECRET_KEY: z.string().optional(),
  CORVUSPAY_URL: webAddress.default("https://wallet.corvuspay.com/checkout/"),
  MONRI_AUTHENTICITY_TOKEN: z.string().optional(),
  MONRI_MERCHANT_KEY: z.string().optional(),
  MONRI_URL: webAddress.default("https://ipg.monri.com"),
  WSPAY_SHOP_ID: z.string().optional(),
  WSPAY_SECRET_KEY: z.string().optional(),
  WSPAY_URL: webAddress.default("https://form.wspay.biz/authorization.aspx"),
  WSPAY_SERVICES_URL: webAddress.default("https://secure.wspay.biz/api/services"),
};

/** The shop's accounts at card providers; null where it has none. An account stays usable for payments under way after another is chosen. */
export type CardAccounts = {
  corvuspay: { storeId: string; secretKey: string; formUrl: string } | null;
  monri: { authenticityToken: string; merchantKey: string; formUrl: string; inquiryUrl: string } | null;
  wspay: { shopId: string; secretKey: string; formUrl: string; inquiryUrl: string } | null;
};

export type CardSettings = {
  cardProvider: CardProviderSetting;
  /** Whose protocol the card page of our own plays. */
  sandboxProvider: (typeof PROVIDERS)[number];
  cardAccounts: CardAccounts;
};

/** A sentence about a setting that is wrong. */
type CardSettingsResult = { ok: true; settings: CardSettings } | { ok: false; name: string; mustBe: string };

type Given = z.output<z.ZodObject<typeof cardEnvironment>>;

/**
 * Which card provider a shop has. Without a word about it a shop that is reached over https is in business and has none; anything else
 * is a trial on somebody's machine, and pays in the sandbox.
 */
export function cardSettings(given: Given, publicUrl: string): CardSettingsResult {
  const isHttps = publicUrl.startsWith("https:");
  const cardProvider = given.CARD_PROVIDER ?? (isHttps ? "none" : "sandbox");
  if (cardProvider === "sandbox" && isHttps) {
    const mustBe =
      "sandbox takes no money and is refused with an https PUBLIC_URL; it must be corvuspay, monri, wspay or none";
    return { ok: false, name: "CARD_PROVIDER", mustBe };
  }
  const missing = missingKey(given, cardProvider);
  if (missing) return { ok: false, name: missing.name, mustBe: `must be given ${missing.why}` };
  const open = isHttps ? ADDRESSES.find((name) => given[name].startsWith("http:")) : undefined;
  if (open) return { ok: false, name: open, mustBe: "must begin with https:// as PUBLIC_URL does" };
  const { SANDBOX_PROVIDER: sandboxProvider } = given;
  return { ok: true, settings: { cardProvider, sandboxProvider, cardAccounts: accountsOf(given) } };
}

/** Where buyers' data and our questions go: over an open line nobody's name is sent from a shop that is in business. */
const ADDRESSES = ["CORVUSPAY_URL", "MONRI_URL", "WSPAY_URL", "WSPAY_SERVICES_URL"] as const;

const KEYS = {
  corvuspay: ["CORVUSPAY_STORE_ID", "CORVUSPAY_SECRET_KEY"],
  monri: ["MONRI_AUTHENTICITY_TOKEN", "MONRI_MERCHANT_KEY"],
  wspay: ["WSPAY_SHOP_ID", "WSPAY_SECRET_KEY"],
} as const;

/** The first key that is missing of the chosen provider, or of one of whom another key is given. */
function missingKey(given: Given, chosen: CardProviderSetting): { name: string; why: string } | null {
  for (const provider of PROVIDERS) {
    const name = KEYS[provider].find((key) => !given[key]);
    const other = KEYS[provider].find((key) => given[key]);
    if (name && provider === chosen) return { name, why: `with CARD_PROVIDER=${chosen}` };
    if (name && other) return { name, why: `together with ${other}` };
  }
  return null;
}

function accountsOf(given: Given): CardAccounts {
  const { CORVUSPAY_STORE_ID: storeId, CORVUSPAY_SECRET_KEY: corvuspayKey } = given;
  const { MONRI_AUTHENTICITY_TOKEN: authenticityToken, MONRI_MERCHANT_KEY: merchantKey } = given;
  const { WSPAY_SHOP_ID: shopId, WSPAY_SECRET_KEY: wspayKey } = given;
  const monri = { formUrl: `${base(given.MONRI_URL)}/v2/form`, inquiryUrl: `${base(given.MONRI_URL)}/orders/show` };
  const wspay = { formUrl: given.WSPAY_URL, inquiryUrl: `${base(given.WSPAY_SERVICES_URL)}/statusCheck` };
  return {
    corvuspay: storeId && corvuspayKey ? { storeId, secretKey: corvuspayKey, formUrl: given.CORVUSPAY_URL } : null,
    monri: authenticityToken && merchantKey ? { authenticityToken, merchantKey, ...monri } : null,
    wspay: shopId && wspayKey ? { shopId, secretKey: wspayKey, ...wspay } : null,
  };
}

const base = (address: string) => address.replace(/\/$/, "");
