import { expect, it } from "vitest";
import { asked, openAccount, outcome, PASSWORD, posted, tokenTo } from "../../../tests/support/accounts.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { requestEmailChange } from "../../shop/accounts/change-email.server.ts";
import { action as logIn, loader as loginPage } from "../login/login.tsx";
import { loader as profilePage } from "../profile/profile.tsx";
import { action } from "./confirm.tsx";

onSqlite("the link that confirms an account's new address", (openTestShop) => {
  it.each([true, false])("leads where that is said (logged in: %s)", async (isLoggedIn) => {
    const { platform } = await openTestShop();
    const args = (request: Request) => ({ request, params: {}, context: { platform } });
    const user = await openAccount(platform);
    const login = { email: user.email, password: PASSWORD, redirectTo: "", remember: "on" };
    const [cookie = ""] = isLoggedIn ? (await outcome(() => logIn(args(posted("/de/login", login))))).cookies : [];
    await requestEmailChange(platform, user, { email: "nova@kupac.example", presentPassword: PASSWORD });
    const token = await tokenTo(platform, "nova@kupac.example", "account-changeEmail");
    const fields = { token, presentPassword: PASSWORD };
    const session = cookie.split(";")[0];
    const answer = await outcome(() => action(args(posted("/de/bestaetigen", fields, session))));
    expect(answer.status).toBe(303);
    const page = isLoggedIn ? profilePage : loginPage;
    const shown = await outcome(() => page(args(asked(answer.to ?? "", session)) as Parameters<typeof page>[0]));
    expect(shown).toMatchObject({
      status: 200,
      data: isLoggedIn ? { saved: "emailChanged" } : { state: "emailChanged" },
    });
  });
});
