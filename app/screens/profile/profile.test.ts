import { expect, it } from "vitest";
import { emailsTo, openAccount, outcome, PASSWORD, posted } from "../../../tests/support/accounts.ts";
import { onSqlite, type TestShop } from "../../../tests/support/shops.ts";
import { signIn } from "../../session/sign-in.server.ts";
import { findUser } from "../../shop/accounts/users.store.server.ts";
import { action } from "./profile.tsx";

const EMAIL = "ana@kupac.example";

const DATA = { firstName: "Ana", lastName: "Horvat", country: "HR", billingSameAsDelivery: "on" };

/** Somebody who has registered and logged in on Croatian pages. */
async function loggedIn({ platform }: TestShop, email = EMAIL) {
  const { id } = await openAccount(platform, { email });
  const headers = await signIn(posted("/login", {}), platform, { userId: id, remember: true, language: "hr" });
  const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const send = (path: string, fields: Record<string, string>) =>
    outcome(async () => action({ request: posted(path, fields, cookie), params: {}, context: { platform } }));
  return { send, language: async () => (await findUser(platform.database.read, id))?.language };
}

onSqlite("a form of the profile", (openTestShop) => {
  const presentPassword = PASSWORD;

  it.each([
    [
      "a new password",
      { intent: "changePassword", presentPassword, password: "jesen u podrumu", passwordConfirm: "jesen u podrumu" },
      EMAIL,
      "Ihr Passwort wurde geändert",
    ],
    [
      "a new address",
      { intent: "changeEmail", presentPassword, email: "nova@kupac.example" },
      "nova@kupac.example",
      "Bestätigen Sie Ihre neue E-Mail-Adresse",
    ],
    ["the end of the account", { intent: "deleteAccount", presentPassword }, EMAIL, "Ihr Konto ist gelöscht"],
  ])("is answered by a mail in the language of its page: %s", async (_, fields, recipient, subject) => {
    const shop = await openTestShop();
    const { send } = await loggedIn(shop);
    expect((await send("/de/profil", fields)).status).toBe(303);
    const subjects = (await emailsTo(shop.platform, recipient)).map((mail) => mail.subject);
    expect(subjects.join()).toContain(subject);
  });

  it("turns the account to the language of its page", async () => {
    const { send, language } = await loggedIn(await openTestShop());
    expect(await language()).toBe("hr");
    expect(await send("/it/profilo", DATA)).toMatchObject({ status: 303, to: "/it/profilo?saved=profile" });
    expect(await language()).toBe("it");
  });

  it("is counted for the account that it is sent for, not for all of one network", async () => {
    const shop = await openTestShop();
    const [ana, iva] = [await loggedIn(shop), await loggedIn(shop, "iva@kupac.example")];
    for (let time = 0; time < 30; time++) expect((await ana.send("/profil", DATA)).status).toBe(303);
    expect((await ana.send("/profil", DATA)).status).toBe(429);
    expect((await iva.send("/profil", DATA)).status).toBe(303);
  });

  it("says of how many devices it has ended the session", async () => {
    const { send } = await loggedIn(await openTestShop());
    const others = await send("/profil", { intent: "endOtherSessions" });
    const one = await send("/profil", { intent: "endSession", session: "x" });
    expect([others.to, one.to]).toEqual(["/profil?saved=otherSessions", "/profil?saved=sessions"]);
  });
});
