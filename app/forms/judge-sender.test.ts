import { afterEach, beforeEach, expect, it } from "vitest";
import { type SpamCheckServer, startSpamCheck } from "../../tests/support/recaptcha.ts";
import { letTimePass, NOON, onBothEngines, type TestShop } from "../../tests/support/shops.ts";
import type { FormBody } from "../platform/flat-fields.ts";
import { MINUTES, SECONDS } from "../platform/system/clock.ts";
import { signedStart } from "../shop/spam/start-time.server.ts";
import { judgeSender } from "./judge-sender.server.ts";

let check: SpamCheckServer;
beforeEach(async () => {
  check = await startSpamCheck();
});
afterEach(() => check.close());

const withKey = () => ({
  RECAPTCHA_SITE_KEY: "site-key",
  RECAPTCHA_SECRET: "the-secret",
  RECAPTCHA_VERIFY_URL: check.verifyUrl,
});

/** A form that was filled in for ten seconds. */
function filled(shop: TestShop, more: Record<string, string> = {}): Record<string, string> {
  const startedAt = signedStart(shop.platform, "inquiry");
  letTimePass(shop, 10 * SECONDS);
  return { startedAt, website: "", ...more };
}

const judge = ({ platform }: TestShop, fields: FormBody["fields"], kind: FormBody["kind"] = "form") =>
  judgeSender({ platform, clientAddress: "203.0.113.7" }, "inquiry", { kind, fields });

onBothEngines("the sender of a form", (openTestShop) => {
  it("is a person where the form was filled in, three times of one showing", async () => {
    const shop = await openTestShop();
    const form = filled(shop);
    const verdicts = [
      await judge(shop, form),
      await judge(shop, form),
      await judge(shop, form),
      await judge(shop, form),
    ];
    expect(verdicts).toEqual(["person", "person", "person", "doubted"]);
  });

  it("is trapped by the hidden field", async () => {
    const shop = await openTestShop();
    expect(await judge(shop, filled(shop, { website: "https://spam.example" }))).toBe("trapped");
  });

  it.each([
    ["no start", {}],
    ["a forged start", { startedAt: `${NOON - MINUTES}-AAAAAAAA.${"A".repeat(43)}` }],
  ])("is doubted with %s", async (_, form) => {
    expect(await judge(await openTestShop(), form)).toBe("doubted");
  });

  it("is doubted where the form was filled in faster than anybody can", async () => {
    const shop = await openTestShop();
    expect(await judge(shop, { startedAt: signedStart(shop.platform, "inquiry") })).toBe("doubted");
  });

  it("is a person with a good token too", async () => {
    const shop = await openTestShop(withKey());
    expect(await judge(shop, filled(shop, { spamToken: "token" }))).toBe("person");
    expect(check.asked[0]).toEqual({ secret: "the-secret", response: "token", remoteip: "203.0.113.7" });
  });

  it.each([
    ["without a token, from a visitor without scripts or consent", null, {}],
    ["with a token that was used", "token", { success: false, "error-codes": ["timeout-or-duplicate"] }],
    ["with a low score", "token", { success: true, score: 0.1, action: "inquiry", hostname: "localhost" }],
    ["while the check is broken", "token", "<html>"],
  ])("is doubted %s, never refused", async (_, spamToken, body) => {
    const shop = await openTestShop(withKey());
    check.answer.body = body;
    expect(await judge(shop, filled(shop, spamToken ? { spamToken } : {}))).toBe("doubted");
  });

  it("is a program that is doubted without a token, taken with a good one and trapped with a bad one", async () => {
    const shop = await openTestShop(withKey());
    expect(await judge(shop, {}, "json")).toBe("doubted");
    expect(await judge(shop, { token: "token" }, "json")).toBe("person");
    check.answer.body = { success: false };
    expect(await judge(shop, { token: "token" }, "json")).toBe("trapped");
  });
});
