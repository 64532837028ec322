import { expect, it } from "vitest";
import { asked, cookieOf, openAccount, outcome, posted } from "../../tests/support/accounts.ts";
import { onSqlite } from "../../tests/support/shops.ts";
import type { Platform } from "../platform/platform.server.ts";
import type { Scope } from "../shop/accounts/account.ts";
import { updateScope } from "../shop/accounts/users.store.server.ts";
import { requireGuest, requireScope, requireUser } from "./guards.server.ts";
import { openScreen } from "./screen-request.server.ts";
import { signIn, signOut } from "./sign-in.server.ts";

const visitTo = (platform: Platform, request: Request) => openScreen({ request, context: { platform } }, "profile");

async function cookieFor(platform: Platform, scope: Scope = []): Promise<string> {
  const { id } = await openAccount(platform);
  await platform.database.write((connection) => updateScope(connection, id, scope));
  const headers = await signIn(asked("/login"), platform, { userId: id, remember: true, language: "hr" });
  return cookieOf(headers.getSetCookie());
}

onSqlite("a guard", (openTestShop) => {
  it.each([
    ["a page", asked("/profil?saved=profile"), 302, "/login?redirectTo=%2Fprofil%3Fsaved%3Dprofile"],
    ["a page of another language", asked("/de/profil"), 302, "/de/login?redirectTo=%2Fde%2Fprofil"],
    ["a form", posted("/profil?x=1", {}), 303, "/login?redirectTo=%2Fprofil"],
    ["an address that is not to be remembered", asked("/profil?a=\\"), 302, "/login"],
  ])("sends a visitor to the login, and remembers %s", async (_, request, status, to) => {
    const { platform } = await openTestShop();
    const screenRequest = await visitTo(platform, request);
    expect(await outcome(() => requireUser(screenRequest))).toMatchObject({ status, to });
  });

  it.each([
    ["a list that has it", ["orders", "mail"], 200],
    ["a list that has it not", ["mail"], 403],
    ["an object with its key", { orders: true }, 200],
    ["an object without its key", { mail: true }, 403],
    ["nothing", [], 403],
  ])("asks for a scope: %s", async (_, scope, status) => {
    const { platform } = await openTestShop();
    const screenRequest = await visitTo(platform, asked("/profil", await cookieFor(platform, scope)));
    expect((await outcome(() => requireScope(screenRequest, "orders"))).status).toBe(status);
  });

  it("asks who it is before what they may", async () => {
    const { platform } = await openTestShop();
    const screenRequest = await visitTo(platform, asked("/profil"));
    expect(await outcome(() => requireScope(screenRequest, "orders"))).toMatchObject({ status: 302 });
  });

  it("lets visitors alone into the pages that are theirs", async () => {
    const { platform } = await openTestShop();
    const guest = await visitTo(platform, asked("/profil"));
    expect((await outcome(() => requireGuest(guest))).status).toBe(200);
    const user = await visitTo(platform, asked("/profil", await cookieFor(platform)));
    expect(await outcome(() => requireGuest(user))).toMatchObject({ status: 303, to: "/" });
  });

  it("knows nobody by a session that was logged out", async () => {
    const { platform } = await openTestShop();
    const cookie = await cookieFor(platform);
    await signOut(asked("/profil", cookie), platform);
    const screenRequest = await visitTo(platform, asked("/profil", cookie));
    expect((await outcome(() => requireUser(screenRequest))).status).toBe(302);
  });
});
