import { describe, expect, it } from "vitest";
import { WrongSetting } from "./setting-values.ts";
import { readSettings } from "./settings.server.ts";

const HTTP = { NODE_ENV: "test" as const, PUBLIC_URL: "http://localhost:3000", DATA_DIR: "/nowhere" };
const HTTPS = { ...HTTP, PUBLIC_URL: "https://shop.example" };

describe("the card provider", () => {
  it("is the sandbox on a machine without https, and none on one with it", () => {
    expect(readSettings(HTTP)).toMatchObject({ cardProvider: "sandbox", sandboxProvider: "corvuspay" });
    expect(readSettings(HTTPS)).toMatchObject({ cardProvider: "none" });
  });

  it("brings its account and the addresses of its provider", () => {
    const keys = { CARD_PROVIDER: "monri", MONRI_AUTHENTICITY_TOKEN: "token", MONRI_MERCHANT_KEY: "key" };
    expect(readSettings({ ...HTTPS, ...keys }).cardAccounts).toEqual({
      corvuspay: null,
      monri: {
        authenticityToken: "token",
        merchantKey: "key",
        formUrl: "https://ipg.monri.com/v2/form",
        inquiryUrl: "https://ipg.monri.com/orders/show",
      },
      wspay: null,
    });
    const test = readSettings({ ...HTTPS, ...keys, MONRI_URL: "https://ipgtest.monri.com/" });
    expect(test.cardAccounts.monri?.formUrl).toBe("https://ipgtest.monri.com/v2/form");
  });

  it.each([
    [
      "the sandbox behind https",
      { ...HTTPS, CARD_PROVIDER: "sandbox" },
      /^Setting CARD_PROVIDER: sandbox takes no money/,
    ],
    [
      "a provider without its keys",
      { ...HTTPS, CARD_PROVIDER: "wspay" },
      /^Setting WSPAY_SHOP_ID: must be given with CARD_PROVIDER=wspay$/,
    ],
    [
      "half an account",
      { ...HTTP, CORVUSPAY_STORE_ID: "1" },
      /^Setting CORVUSPAY_SECRET_KEY: must be given together with CORVUSPAY_STORE_ID$/,
    ],
    ["an unknown provider", { ...HTTP, CARD_PROVIDER: "paypal" }, /^Setting CARD_PROVIDER: /],
    ["an address that is none", { ...HTTP, MONRI_URL: "ipg.monri.com" }, /^Setting MONRI_URL: must be an address/],
    [
      "a card page over an open line",
      { ...HTTPS, WSPAY_SERVICES_URL: "http://formtest.wspay.biz/api" },
      /^Setting WSPAY_SERVICES_URL: must begin with https:\/\/ as PUBLIC_URL does$/,
    ],
  ])("stops the start with one line: %s", (_, env, line) => {
    expect(() => readSettings(env)).toThrow(WrongSetting);
    expect(() => readSettings(env)).toThrow(line);
  });
});
