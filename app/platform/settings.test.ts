import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SETTING_NAMES } from "./environment.server.ts";
import { WrongSetting } from "./setting-values.ts";
import { readSettings } from "./settings.server.ts";

const FRESH = { NODE_ENV: "test" as const, DATA_DIR: "/nowhere" };

const NUMBERS = ["3.5", "-1", "1e4", "0x1267", "1_000", "many", "99999999999"];
const ADDRESSES = ["example.com", "https://", "ftp://example.com", "one two"];
const CODES = ["WEB 1", "ŽŽ", "A".repeat(21)];
const WEB_ADDRESS = "must be an address that begins with https://";
const ORIGIN = "must be an origin such as https://shop.example, without a path";
const CODE = "must be 1 to 20 letters and digits, as registered with the tax office";
const MAIL_ADDRESS = "must be one mail address, as shop@example.com or Shop <shop@example.com>";

/** What no setting may be, and what its line says that it must be. */
const WRONG: Record<string, [values: string[], mustBe: string]> = {
  PORT: [[...NUMBERS, "65536"], "must be a whole number from 0 to 65535"],
  PUBLIC_URL: [["shop.example", "https://shop.example/path", "ftp://shop.example"], ORIGIN],
  DATABASE_URL: [["shop.db", "mysql://shop", "sqlite:"], "must begin with sqlite: or postgres://"],
  SESSION_SECRET: [["short"], "must have at least 32 characters"],
  SMTP_URL: [
    ["mail.example.com:587", "mail.example.com", "smtp:mail.example.com", "smtp://", "https://mail.example.com"],
    "must be an address such as smtps://user:password@mail.example.com",
  ],
  MAIL_FROM: [["shop", "a@b.example, c@d.example"], MAIL_ADDRESS],
  MAIL_TO: [["shop", "a@b.example, c@d.example"], MAIL_ADDRESS],
  PARTNER_ORIGINS: [["https://one.example, two.example"], ORIGIN],
  RECAPTCHA_URL: [ADDRESSES, WEB_ADDRESS],
  RECAPTCHA_VERIFY_URL: [ADDRESSES, WEB_ADDRESS],
  CARD_PROVIDER: [["paypal", "WSPAY"], "must be corvuspay, monri, wspay, sandbox or none"],
  SANDBOX_PROVIDER: [["sandbox"], "must be corvuspay, monri or wspay"],
  CORVUSPAY_URL: [ADDRESSES, WEB_ADDRESS],
  MONRI_URL: [ADDRESSES, WEB_ADDRESS],
  WSPAY_URL: [ADDRESSES, WEB_ADDRESS],
  WSPAY_SERVICES_URL: [ADDRESSES, WEB_ADDRESS],
  TRUST_PROXY: [[...NUMBERS, "true", "11"], "must be a whole number from 0 to 10"],
  MAX_BOTTLES_PER_ORDER: [[...NUMBERS, "5"], "must be a whole number from 6 to 10000"],
  HOLD_CARD_MINUTES: [[...NUMBERS, "14"], "must be a whole number from 15 to 1440"],
  HOLD_TRANSFER_DAYS: [[...NUMBERS, "0"], "must be a whole number from 1 to 60"],
  HOLD_PICKUP_DAYS: [[...NUMBERS, "61"], "must be a whole number from 1 to 60"],
  INVOICE_PREMISES: [CODES, CODE],
  INVOICE_DEVICE: [[...NUMBERS, "0"], "must be a whole number from 1 to 9999"],
  INVOICE_CREDIT_DEVICE: [[...NUMBERS, "0"], "must be a whole number from 1 to 9999"],
  INVOICE_OPERATOR: [CODES, CODE],
  SHOW_KUNA: [["yes", "0", "TRUE"], "must be true or false"],
  LOG_LEVEL: [["loud"], "must be fatal, error, warn, info, debug or silent"],
};

/** Any text may be a folder, a name for this machine, or what a provider has given out. */
const FREE = [
  ...["HOST", "DATA_DIR", "RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET", "CORVUSPAY_STORE_ID", "CORVUSPAY_SECRET_KEY"],
  ...["MONRI_AUTHENTICITY_TOKEN", "MONRI_MERCHANT_KEY", "WSPAY_SHOP_ID", "WSPAY_SECRET_KEY"],
];

function refusalOf(env: Record<string, string>): string {
  try {
    readSettings({ ...FRESH, ...env });
    return "it was taken";
  } catch (error) {
    if (error instanceof WrongSetting) return error.message;
    throw error;
  }
}

describe("a setting", () => {
  it("has its line for what is wrong, each of them", () => {
    expect([...Object.keys(WRONG), ...FREE].toSorted()).toEqual(SETTING_NAMES.toSorted());
  });

  it.each(Object.entries(WRONG))("that is wrong is told with what it must be: %s", (name, [values, mustBe]) => {
    for (const value of values)
      expect([value, refusalOf({ [name]: value })]).toEqual([value, `Setting ${name}: ${mustBe}`]);
  });

  it.each(SETTING_NAMES)("may be empty, which means that it is not set, and has no quotes around it: %s", (name) => {
    const { sessionSecret: _, ...unset } = readSettings({ NODE_ENV: "test" });
    for (const value of ["", " ", "\t"]) {
      expect(readSettings({ NODE_ENV: "test", [name]: value })).toEqual({
        ...unset,
        sessionSecret: expect.any(String),
      });
    }
    for (const value of ['"4711"', "'https://shop.example'"]) {
      expect(refusalOf({ [name]: value })).toBe(`Setting ${name}: must stand without quotes around it`);
    }
  });

  it("counts without the spaces around it", () => {
    expect(readSettings({ ...FRESH, PORT: " 4711 ", SHOW_KUNA: "false " })).toMatchObject({
      port: 4711,
      showKuna: false,
    });
  });

  it("stands in docs/interface.md", () => {
    const [, settings = ""] = readFileSync("docs/interface.md", "utf8").split("\n## Settings\n");
    const [table = ""] = settings.split("\n## ");
    const told = [...table.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name);
    expect(new Set(told)).toEqual(new Set(SETTING_NAMES));
  });
});

it("a shop that listens at whichever port is free has an address that somebody names", () => {
  expect(refusalOf({ PORT: "0" })).toBe(
    "Setting PUBLIC_URL: must be given where PORT is 0, which is any port that is free",
  );
  expect(refusalOf({ PORT: "0", PUBLIC_URL: "https://shop.example" })).toBe("it was taken");
});

it("invoices and credit notes are numbered by two devices", () => {
  const mustBe = "Setting INVOICE_CREDIT_DEVICE: must be another number than INVOICE_DEVICE, which is 2";
  expect(refusalOf({ INVOICE_DEVICE: "2" })).toBe(mustBe);
  expect(refusalOf({ INVOICE_DEVICE: "2", INVOICE_CREDIT_DEVICE: "02" })).toBe(mustBe);
  expect(refusalOf({ INVOICE_DEVICE: "2", INVOICE_CREDIT_DEVICE: "3" })).toBe("it was taken");
});
