import { expect, it } from "vitest";
import { asked, emailsTo, openAccount, outcome, tokenTo } from "../../../tests/support/accounts.ts";
import { tokenIn } from "../../../tests/support/links.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { DAYS } from "../../platform/system/clock.ts";
import { loader as confirmPage } from "../../screens/confirm/confirm.tsx";
import type { User } from "./account.ts";
import { confirmNewsletter, newsletterNow, unsubscribe } from "./newsletter.server.ts";
import { saveProfile } from "./save-profile.server.ts";
import { findUser } from "./users.store.server.ts";

async function present(platform: Platform, { id }: User): Promise<User> {
  const user = await findUser(platform.database.read, id);
  if (!user) throw new Error("The account is gone");
  return user;
}

onBothEngines("the newsletter of an account", (openTestShop) => {
  it("asks by mail before news is sent, and lets go at one press", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform);
    expect(await saveProfile(platform, user, { profile: user, newsletter: true })).toEqual({ asked: true });
    expect((await present(platform, user)).newsletter).toBe("asked");
    const token = await tokenTo(platform, user.email, "account-newsletter");
    const both = await Promise.all([
      confirmNewsletter(platform, token, "hr"),
      confirmNewsletter(platform, token, "hr"),
    ]);
    expect(both.sort()).toEqual([false, true]);
    expect((await present(platform, user)).newsletter).toBe("yes");

    const mail = (await emailsTo(platform, user.email)).find(({ kind }) => kind === "account-welcome");
    expect(mail?.headers).toEqual({
      "List-Unsubscribe": expect.stringMatching(/^<http:\/\/localhost:3000\/potvrdi\?token=[A-Za-z0-9_-]{22}>$/),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const out = tokenIn(mail?.headers?.["List-Unsubscribe"] ?? "");
    expect(await unsubscribe(platform, out)).toBe(true);
    expect((await present(platform, user)).newsletter).toBe("no");
    expect(await unsubscribe(platform, out)).toBe(true);
    expect(await unsubscribe(platform, "a".repeat(22))).toBe(false);
  });

  it("is asked about once more, and said to be, where the question has run out, and not while it waits", async () => {
    const { platform, clock } = await openTestShop();
    const user = await openAccount(platform);
    const save = async () => saveProfile(platform, await present(platform, user), { profile: user, newsletter: true });
    const state = async () => newsletterNow(platform, platform.database.read, await present(platform, user));
    const questions = async () =>
      (await emailsTo(platform, user.email)).filter(({ kind }) => kind === "account-newsletter").length;
    expect([await save(), await save(), await questions()]).toEqual([{ asked: true }, { asked: false }, 1]);
    const late = await tokenTo(platform, user.email, "account-newsletter");
    clock.now += 7 * DAYS;
    expect(await state()).toBe("lapsed");
    const page = await outcome(() =>
      confirmPage({ request: asked(`/potvrdi?token=${late}`), params: {}, context: { platform } }),
    );
    expect(page).toMatchObject({ status: 400, data: { link: { state: "expired", purpose: "newsletter" } } });
    expect([await save(), await questions(), await state()]).toEqual([{ asked: true }, 2, "asked"]);
    const token = await tokenTo(platform, user.email, "account-newsletter");
    expect(await confirmNewsletter(platform, late, "hr")).toBe(false);
    expect(await confirmNewsletter(platform, token, "hr")).toBe(true);
    expect([await state(), await save()]).toEqual(["yes", { asked: false }]);
  });

  it("is welcomed in the language of the page on which it was confirmed", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform);
    await saveProfile(platform, user, { profile: user, newsletter: true });
    await confirmNewsletter(platform, await tokenTo(platform, user.email, "account-newsletter"), "de");
    const mail = (await emailsTo(platform, user.email)).find(({ kind }) => kind === "account-welcome");
    expect(mail?.headers?.["List-Unsubscribe"]).toContain("/de/bestaetigen?");
  });
});
