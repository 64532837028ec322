import { expect, it } from "vitest";
import { emailsTo, filledRegistration, openAccount, PASSWORD, tokenTo } from "../../../tests/support/accounts.ts";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { jobsOf } from "../../../tests/support/jobs.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { HOURS, MINUTES, SECONDS } from "../../platform/system/clock.ts";
import { listOrdersOfUser } from "../orders/account-orders.store.server.ts";
import { placeOrder } from "../orders/place-order.server.ts";
import { checkLogin } from "./check-login.server.ts";
import { findConfirmLink } from "./confirm-link.server.ts";
import { confirmRegistration } from "./confirm-registration.server.ts";
import { setPassword } from "./password-reset.server.ts";
import { registerAccount } from "./register-account.server.ts";
import { findUserByEmail } from "./users.store.server.ts";

const EMAIL = "ana@kupac.example";

async function registeredToken(platform: Platform): Promise<string> {
  await registerAccount(platform, filledRegistration(), "hr");
  return tokenTo(platform, EMAIL);
}

onBothEngines("a registration", (openTestShop) => {
  it("makes an account once its link is used, and only then", async () => {
    const { platform } = await openTestShop();
    const token = await registeredToken(platform);
    expect(await findUserByEmail(platform.database.read, EMAIL)).toBeNull();
    expect(await confirmRegistration(platform, { language: "hr", token, password: PASSWORD })).toEqual({ ok: true });
    expect(await checkLogin(platform, "ANA@kupac.example", PASSWORD)).not.toBeNull();
    expect(await checkLogin(platform, EMAIL, "another one")).toBeNull();
  });

  it("stores neither the password nor the link as they are", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform);
    const token = await tokenTo(platform, user.email);
    const { read } = platform.database;
    const stored = JSON.stringify([
      await read.selectFrom("tokens").selectAll().execute(),
      await read.selectFrom("users").selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(PASSWORD);
    expect(stored).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  });

  it("is confirmed by two presses at once exactly once", async () => {
    const { platform } = await openTestShop();
    const token = await registeredToken(platform);
    const presses = ["the first of two", "the second of two"].map(
      (password) => ({ language: "hr", token, password }) as const,
    );
    const both = await Promise.all(presses.map((press) => confirmRegistration(platform, press)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, reason: "badToken" });
  });

  it.each([
    ["29 minutes and 59 seconds", 30 * MINUTES - SECONDS, "open", { ok: true }],
    ["30 minutes", 30 * MINUTES, "expired", { ok: false, reason: "badToken" }],
  ])("waits for its link for less than half an hour, and says so: %s", async (_, passed, state, result) => {
    const { platform, clock } = await openTestShop();
    const token = await registeredToken(platform);
    clock.now += passed;
    expect(await findConfirmLink(platform, token)).toMatchObject({ state });
    expect(await confirmRegistration(platform, { language: "hr", token, password: PASSWORD })).toEqual(result);
  });

  it("waits on where the password is one that anybody would guess", async () => {
    const { platform } = await openTestShop();
    const token = await registeredToken(platform);
    const guessable = await confirmRegistration(platform, { language: "hr", token, password: "Horvat1980!" });
    expect(guessable).toEqual({ ok: false, reason: "guessable" });
    expect(await confirmRegistration(platform, { language: "hr", token, password: PASSWORD })).toEqual({ ok: true });
  });

  it("for an address that has an account tells its owner alone, with a link to a new password", async () => {
    const { platform } = await openTestShop();
    const { id } = await openAccount(platform);
    await registerAccount(platform, filledRegistration({ email: "Ana@Kupac.example" }), "hr");
    const mails = await emailsTo(platform, EMAIL);
    expect(mails.map(({ kind }) => kind).sort()).toEqual(["account-alreadyRegistered", "account-confirm"]);
    const token = await tokenTo(platform, EMAIL, "account-alreadyRegistered");
    expect(await setPassword(platform, { token, password: "jesen u podrumu", language: "hr" })).toEqual({ ok: true });
    expect(await checkLogin(platform, EMAIL, "jesen u podrumu")).toBe(id);
  });

  it("leaves the same behind for a known and an unknown address: one link, one mail", async () => {
    const { platform } = await openTestShop();
    await openAccount(platform);
    const { read } = platform.database;
    const count = async () => {
      const tokens = await read.selectFrom("tokens").selectAll().execute();
      return [tokens.length, (await jobsOf(platform, "mail")).length];
    };
    const start = await count();
    await registerAccount(platform, filledRegistration(), "hr");
    const known = await count();
    await registerAccount(platform, filledRegistration({ email: "eva@kupac.example" }), "hr");
    const unknown = await count();
    expect([start, known, unknown]).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it.each([false, true])("fills nobody's mailbox: four mails an hour (with an account: %s)", async (hasAccount) => {
    const { platform, clock } = await openTestShop();
    if (hasAccount) await openAccount(platform);
    const mails = async () => (await jobsOf(platform, "mail")).length;
    clock.now += HOURS + SECONDS;
    const before = await mails();
    for (let time = 0; time < 7; time += 1) await registerAccount(platform, filledRegistration(), "hr");
    expect((await mails()) - before).toBe(4);
    clock.now += HOURS + SECONDS;
    await registerAccount(platform, filledRegistration(), "hr");
    expect((await mails()) - before).toBe(5);
  });

  it("of two for one address is opened by whoever reads its mails, with their password", async () => {
    const { platform } = await openTestShop();
    const strangers = await registeredToken(platform);
    await platform.database.write((connection) => connection.deleteFrom("jobs").execute());
    await registerAccount(platform, filledRegistration({ firstName: "Anna" }), "hr");
    const own = await tokenTo(platform, EMAIL);
    expect(await confirmRegistration(platform, { language: "hr", token: own, password: PASSWORD })).toEqual({
      ok: true,
    });
    const late = await confirmRegistration(platform, { language: "hr", token: strangers, password: "jesen u podrumu" });
    expect(late).toEqual({ ok: false, reason: "emailTaken" });
    expect(await checkLogin(platform, EMAIL, PASSWORD)).not.toBeNull();
  });

  it("brings the orders that were made as a guest under its address, and nobody else's", async () => {
    const { platform } = await openTestShop();
    const first = await placeOrder(platform, input({ form: filledForm({ email: "Ana@kupac.example" }) }));
    const other = filledForm({ email: "ivo@kupac.example", orderKey: "another-form-key-of-22" });
    await placeOrder(platform, input({ form: other }));
    const user = await openAccount(platform);
    const orders = await listOrdersOfUser(platform.database.read, user.id);
    expect(orders.map(({ number }) => number)).toEqual([first.ok && first.order.number]);
  });

  it("writes its mail in the visitor's language, with a link of ours", async () => {
    const { platform } = await openTestShop({ PUBLIC_URL: "https://vino.example" });
    await registerAccount(platform, filledRegistration(), "de");
    const [mail] = await emailsTo(platform, EMAIL);
    expect(mail?.subject).toContain("Bestätigen Sie Ihre E-Mail-Adresse");
    expect(mail?.html).toMatch(/href="https:\/\/vino\.example\/de\/bestaetigen\?token=[A-Za-z0-9_-]{22}"/);
  });

  it("opens the account in the language of the page on which its password was chosen", async () => {
    const { platform } = await openTestShop();
    await registerAccount(platform, filledRegistration(), "de");
    const token = await tokenTo(platform, EMAIL);
    await confirmRegistration(platform, { language: "it", token, password: PASSWORD });
    expect(await findUserByEmail(platform.database.read, EMAIL)).toMatchObject({ language: "it" });
  });

  it.each(["", "x", "a".repeat(22), "' or 1=1 --", "a".repeat(5000)])(
    "is confirmed by no other text: %s",
    async (token) => {
      const { platform } = await openTestShop();
      await registerAccount(platform, filledRegistration(), "hr");
      const result = await confirmRegistration(platform, { language: "hr", token, password: PASSWORD });
      expect(result).toEqual({ ok: false, reason: "badToken" });
    },
  );
});
