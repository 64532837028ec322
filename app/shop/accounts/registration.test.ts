import { expect, it } from "vitest";
import { filledRegistration, lettersTo, openAccount, PASSWORD, tokenTo } from "../../../tests/support/accounts.ts";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import { MINUTES, SECONDS } from "../../platform/clock.ts";
import { listOrdersOfUser } from "../orders/account-orders.store.server.ts";
import { placeOrder } from "../orders/place-order.server.ts";
import { checkLogin } from "./check-login.server.ts";
import { confirmRegistration, register } from "./register.server.ts";
import { findUserByEmail } from "./users.store.server.ts";

onBothEngines("a registration", (openTestShop) => {
  it("makes an account once its link is used, and only then", async () => {
    const { platform } = await openTestShop();
    expect(await register(platform, filledRegistration(), "hr")).toEqual({ ok: true });
    expect(await findUserByEmail(platform.database.read, "ana@kupac.example")).toBeNull();
    expect(await confirmRegistration(platform, await tokenTo(platform, "ana@kupac.example"))).toEqual({ ok: true });
    expect(await checkLogin(platform, "ANA@kupac.example", PASSWORD)).not.toBeNull();
    expect(await checkLogin(platform, "ana@kupac.example", "another one")).toBeNull();
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
    await register(platform, filledRegistration(), "hr");
    const token = await tokenTo(platform, "ana@kupac.example");
    const both = await Promise.all([confirmRegistration(platform, token), confirmRegistration(platform, token)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, reason: "badToken" });
  });

  it.each([
    ["29 minutes and 59 seconds", 30 * MINUTES - SECONDS, { ok: true }],
    ["30 minutes", 30 * MINUTES, { ok: false, reason: "badToken" }],
  ])("waits for its link for less than half an hour: %s", async (_, passed, result) => {
    const { platform, clock } = await openTestShop();
    await register(platform, filledRegistration(), "hr");
    const token = await tokenTo(platform, "ana@kupac.example");
    clock.now += passed;
    expect(await confirmRegistration(platform, token)).toEqual(result);
  });

  it("says that an address is in use, in whatever letters", async () => {
    const { platform } = await openTestShop();
    await openAccount(platform);
    const again = await register(platform, filledRegistration({ email: "Ana@Kupac.example" }), "hr");
    expect(again).toEqual({ ok: false, reason: "emailTaken" });
  });

  it("cannot be taken over by another one for the same address: each link confirms its own", async () => {
    const { platform } = await openTestShop();
    await register(platform, filledRegistration(), "hr");
    const own = await tokenTo(platform, "ana@kupac.example");
    await register(platform, filledRegistration({ password: "the intruder's one" }), "hr");
    expect(await confirmRegistration(platform, own)).toEqual({ ok: true });
    expect(await checkLogin(platform, "ana@kupac.example", PASSWORD)).not.toBeNull();
    expect(await checkLogin(platform, "ana@kupac.example", "the intruder's one")).toBeNull();
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

  it("writes its letter in the visitor's language, with a link of ours", async () => {
    const { platform } = await openTestShop({ PUBLIC_URL: "https://vino.example" });
    await register(platform, filledRegistration(), "de");
    const [letter] = await lettersTo(platform, "ana@kupac.example");
    expect(letter?.subject).toContain("Bestätigen Sie Ihre Adresse");
    expect(letter?.html).toMatch(/href="https:\/\/vino\.example\/de\/bestaetigen\?token=[A-Za-z0-9_-]{22}"/);
  });

  it.each(["", "x", "a".repeat(22), "' or 1=1 --", "a".repeat(5000)])(
    "is confirmed by no other text: %s",
    async (text) => {
      const { platform } = await openTestShop();
      await register(platform, filledRegistration(), "hr");
      expect(await confirmRegistration(platform, text)).toEqual({ ok: false, reason: "badToken" });
    },
  );
});
