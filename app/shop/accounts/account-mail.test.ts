import { expect, it } from "vitest";
import { filledRegistration, openAccount, PASSWORD, tokenTo } from "../../../tests/support/accounts.ts";
import { jobsOf, sendDueMails } from "../../../tests/support/jobs.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import type { Mail } from "../mail/mail.ts";
import { confirmRegistration } from "./confirm-registration.server.ts";
import { registerAccount } from "./register-account.server.ts";

onSqlite("a mail about an account", (openTestShop) => {
  it("is not kept once it is out: its link works like a key", async () => {
    const { platform } = await openTestShop();
    await registerAccount(platform, filledRegistration(), "hr");
    const token = await tokenTo(platform, "ana@kupac.example");
    const sent: Mail[] = [];
    await sendDueMails(platform, async (mail) => void sent.push(mail));
    expect(sent.map(({ html, text }) => html.includes(token) && text.includes(token))).toEqual([true]);
    expect(await jobsOf(platform, "mail")).toMatchObject([{ state: "done", payload: "{}" }]);
    expect(await confirmRegistration(platform, { language: "hr", token, password: PASSWORD })).toEqual({ ok: true });
  });

  it("to subscribers goes out with the headers of one-click unsubscription", async () => {
    const { platform } = await openTestShop();
    await openAccount(platform, { newsletter: true });
    const sent: Mail[] = [];
    await sendDueMails(platform, async (mail) => void sent.push(mail));
    const welcome = sent.find(({ kind }) => kind === "account-welcome");
    expect(Object.keys(welcome?.headers ?? {})).toEqual(["List-Unsubscribe", "List-Unsubscribe-Post"]);
  });
});
