import { afterEach, beforeEach, expect, it } from "vitest";
import { type SpamCheckServer, startSpamCheck } from "../../../tests/support/recaptcha.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { verifyToken } from "./recaptcha.server.ts";

const CLIENT = "203.0.113.7";

let check: SpamCheckServer;
beforeEach(async () => {
  check = await startSpamCheck();
});
afterEach(() => check.close());

const settings = () => ({
  RECAPTCHA_SITE_KEY: "site-key",
  RECAPTCHA_SECRET: "the-secret",
  RECAPTCHA_VERIFY_URL: check.verifyUrl,
});

const failed = (...codes: string[]) => ({ success: false, "error-codes": codes });

onSqlite("the verification of a token", (openTestShop) => {
  const verdict = async (token: unknown = "a-token") => {
    const { platform } = await openTestShop(settings());
    return verifyToken(platform, { token, clientAddress: CLIENT, action: "inquiry" });
  };

  it("asks with secret, token and the visitor's address", async () => {
    expect(await verdict()).toBe("good");
    expect(check.asked).toEqual([{ secret: "the-secret", response: "a-token", remoteip: CLIENT }]);
  });

  it.each([
    ["people", { score: 0.5 }, "good"],
    ["rather a program", { score: 0.4 }, "low"],
    ["no score at all", { score: undefined }, "low"],
    ["another form's token", { action: "login" }, "foreign"],
    ["another site's token", { hostname: "evil.example" }, "foreign"],
  ])("takes %s for %j: %s", async (_, reply, expected) => {
    check.answer.body = { ...(check.answer.body as object), ...reply };
    expect(await verdict()).toBe(expected);
  });

  it.each([
    ["timeout-or-duplicate", "used"],
    ["invalid-input-response", "refused"],
    ["missing-input-secret", "refused"],
    ["bad-request", "refused"],
  ])("takes the error code %s for %s", async (code, expected) => {
    check.answer.body = failed(code);
    expect(await verdict()).toBe(expected);
  });

  it.each([
    ["is broken", 200, "<html>"],
    ["is something else", 200, { ok: 1 }],
    ["is a failure", 500, failed("bad-request")],
  ])("is silent where the answer %s", async (_, status, body) => {
    Object.assign(check.answer, { status, body });
    expect(await verdict()).toBe("silent");
  });

  it("is silent after three seconds without an answer", async () => {
    check.answer.body = undefined;
    const began = performance.now();
    expect(await verdict()).toBe("silent");
    expect(performance.now() - began).toBeGreaterThan(2_900);
  });

  it.each([null, undefined, "", "x".repeat(9_000), new File([], "token")])("asks nobody about %s", async (token) => {
    expect(await verdict(token ?? null)).toBe("missing");
    expect(check.asked).toEqual([]);
  });
});

onSqlite("a shop without a key", (openTestShop) => {
  it("asks nobody about any token", async () => {
    const { platform } = await openTestShop({ RECAPTCHA_VERIFY_URL: check.verifyUrl });
    expect(await verifyToken(platform, { token: "t", clientAddress: CLIENT, action: "inquiry" })).toBe("missing");
    expect(check.asked).toEqual([]);
  });
});
