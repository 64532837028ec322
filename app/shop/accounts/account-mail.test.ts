import { expect, it } from "vitest";
import { filledRegistration, openAccount, PASSWORD, tokenTo } from "../../../tests/support/accounts.ts";
import { jobsOf, sendDueMails } from "../../../tests/support/jobs.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { LANGUAGES } from "../../i18n/languages.ts";
import { pathTo } from "../../routing/paths.ts";
import type { Mail } from "../mail/mail.ts";
import { accountMail } from "./account.mail.tsx";
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

onSqlite("a mail about an account that speaks of a page", (openTestShop) => {
  const TOPICS = [
    ["passwordChanged", "login", { overlay: "forgotPassword" }],
    ["addressInUse", "login", {}],
    ["emailNotice", "profile", {}],
    ["welcome", "our-products", {}],
  ] as const;

  it.each(TOPICS)("leads to it: %s", async (about, screen, query) => {
    const { platform } = await openTestShop();
    for (const language of LANGUAGES) {
      const facts = { language, details: { newEmail: "nova@kupac.example" } };
      const { text } = await accountMail({ about, facts, settings: platform.settings });
      expect(text).toContain(`http://localhost:3000${pathTo(screen, language, {}, query)}`);
    }
  });

  it("names what somebody is invited to in words, and shows its first sentence beside the subject", async () => {
    const { platform } = await openTestShop();
    const facts = {
      language: "hr",
      href: "http://localhost:3000/",
      details: { scope: "orders, stock, press" },
    } as const;
    const { html, text } = await accountMail({ about: "invite", facts, settings: platform.settings });
    expect(text).toContain("(narudžbe, zalihe, press)");
    expect(html).toMatch(
      /display:none[^>]*>Pozivamo Vas da s nama vodite našu trgovinu \(narudžbe, zalihe, press\)\.</,
    );
  });
});
