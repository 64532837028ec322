import { afterEach, beforeEach, expect, it } from "vitest";
import { type SpamCheckServer, startSpamCheck } from "../../../tests/support/recaptcha.ts";
import { letTimePass, NOON, onBothEngines, type TestShop } from "../../../tests/support/shops.ts";
import { MINUTES, SECONDS } from "../../platform/clock.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { checkSpam } from "./check-spam.server.ts";
import { signedStart } from "./start-time.server.ts";

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
function filled({ platform, clock }: TestShop, more: Record<string, string> = {}): Record<string, string> {
  const startedAt = signedStart(platform, "inquiry");
  clock.now += 10 * SECONDS;
  return { startedAt, website: "", ...more };
}

const send = (platform: Platform, form: Record<string, string>, address = "203.0.113.7") =>
  checkSpam(platform, form, address, "inquiry");

/** How many of equal forms are taken before the first is refused. */
async function takenOf(platform: Platform, form: Record<string, string>, most = 30): Promise<number> {
  for (let taken = 0; taken < most; taken++) if (!(await send(platform, form)).ok) return taken;
  return most;
}

onBothEngines("the spam check", (openTestShop) => {
  it("takes 20 forms of an address in ten minutes, then says when the next one is taken", async () => {
    const shop = await openTestShop();
    const form = filled(shop);
    letTimePass(shop, SECONDS);
    expect(await takenOf(shop.platform, form)).toBe(20);
    letTimePass(shop, 4 * MINUTES);
    expect(await send(shop.platform, form)).toEqual({ ok: false, reason: "limit", retryAfterSeconds: 6 * 60 });
    expect(await send(shop.platform, form, "203.0.113.8")).toEqual({ ok: true });
    letTimePass(shop, 6 * MINUTES);
    expect(await send(shop.platform, form)).toEqual({ ok: true });
  });

  it("refuses a filled-in trap, and takes the same form once it is empty", async () => {
    const shop = await openTestShop();
    const form = filled(shop, { website: "https://spam.example" });
    expect(await send(shop.platform, form)).toEqual({ ok: false, reason: "trap" });
    expect(await send(shop.platform, { ...form, website: "" })).toEqual({ ok: true });
  });

  it.each([
    ["without a start", {}],
    ["with a forged start", { startedAt: `${NOON - MINUTES}.${"A".repeat(43)}` }],
  ])("takes only 4 forms %s", async (_, form) => {
    const { platform } = await openTestShop();
    expect(await takenOf(platform, form)).toBe(4);
  });

  it("takes only 4 forms that were filled in faster than anybody can", async () => {
    const { platform } = await openTestShop();
    expect(await takenOf(platform, { startedAt: signedStart(platform, "inquiry") })).toBe(4);
  });

  it("counts an address's doubted forms apart: a person behind it is still heard", async () => {
    const shop = await openTestShop();
    const person = filled(shop);
    expect(await takenOf(shop.platform, {})).toBe(4);
    expect(await send(shop.platform, person)).toEqual({ ok: true });
  });

  it("takes 20 forms with a good token", async () => {
    const shop = await openTestShop(withKey());
    expect(await takenOf(shop.platform, filled(shop, { spamToken: "token" }))).toBe(20);
    expect(check.asked[0]).toEqual({ secret: "the-secret", response: "token", remoteip: "203.0.113.7" });
  });

  it.each([
    ["without a token, from a visitor without scripts or consent", null, {}],
    ["with a token that was used", "token", { success: false, "error-codes": ["timeout-or-duplicate"] }],
    ["with a low score", "token", { success: true, score: 0.1, action: "inquiry", hostname: "localhost" }],
    ["while the check is broken", "token", "<html>"],
  ])("still takes 4 forms %s", async (_, spamToken, body) => {
    const shop = await openTestShop(withKey());
    check.answer.body = body;
    expect(await takenOf(shop.platform, filled(shop, spamToken ? { spamToken } : {}))).toBe(4);
  });
});

onBothEngines("the limits of several servers on one database", (openTestShop) => {
  it("are one where the database is PostgreSQL", async () => {
    const { platform, openAnother } = await openTestShop();
    const another = await openAnother();
    const statuses = [];
    for (let form = 0; form < 6; form++) {
      statuses.push((await send(form % 2 === 0 ? platform : another, {})).ok);
    }
    // An SQLite file has one server; a second one, which there is only here, counts for itself.
    const together = [true, true, true, true, false, false];
    expect(statuses).toEqual(platform.database.engine === "postgres" ? together : together.map(() => true));
  });
});
