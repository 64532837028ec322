import { expect, it } from "vitest";
import { asked, cookieOf, openAccount, outcome, PASSWORD, posted } from "../../../tests/support/accounts.ts";
import { letTimePass, onSqlite, type TestShop } from "../../../tests/support/shops.ts";
import { loadFrame } from "../../frame/data/load-frame.server.ts";
import { DAYS, MINUTES, SECONDS } from "../../platform/system/clock.ts";
import { signIn } from "../../session/sign-in.server.ts";
import { findUser } from "../../shop/accounts/users.store.server.ts";
import { loader as profileLoader } from "../profile/profile.tsx";
import { action, loader } from "./login.tsx";

const EMAIL = "ana@kupac.example";
const right = { email: EMAIL, password: PASSWORD };
const wrong = { email: EMAIL, password: "krivo krivo" };

type From = { address?: string; cookie?: string; path?: string };

function logIn(
  { platform }: TestShop,
  fields: Record<string, string>,
  { address = "192.0.2.1", cookie, path }: From = {},
) {
  const context = { platform, clientAddress: address };
  return outcome(async () => action({ request: posted(path ?? "/login", fields, cookie), params: {}, context }));
}

const open = ({ platform }: TestShop, cookie: string, path = "/login") =>
  outcome(async () => loader({ request: asked(path, cookie), params: {}, context: { platform } }));

const profile = ({ platform }: TestShop, cookie: string) =>
  outcome(async () => profileLoader({ request: asked("/profil", cookie), params: {}, context: { platform } }));

onSqlite("logging in", (openTestShop) => {
  it("opens a session of seven days that scripts cannot read", async () => {
    const shop = await openTestShop();
    await openAccount(shop.platform);
    const answer = await logIn(shop, { ...right, remember: "on" });
    expect(answer).toMatchObject({ status: 303, to: "/" });
    expect(answer.cookies[0]).toMatch(/^session=[A-Za-z0-9_-]{22}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = cookieOf(answer.cookies);
    expect((await profile(shop, cookie)).status).toBe(200);
    shop.clock.now += 7 * DAYS;
    expect(await profile(shop, cookie)).toMatchObject({ status: 302, to: "/login?redirectTo=%2Fprofil" });
  });

  it("is over with the browser where the visitor does not want to be remembered", async () => {
    const shop = await openTestShop();
    await openAccount(shop.platform);
    expect((await logIn(shop, right)).cookies[0]).not.toContain("Max-Age");
  });

  it("names its cookie so that no other host can set it, over https", async () => {
    const shop = await openTestShop({ PUBLIC_URL: "https://vino.example" });
    await openAccount(shop.platform);
    const [cookie] = (await logIn(shop, right)).cookies;
    expect(cookie).toMatch(/^__Host-session=[A-Za-z0-9_-]{22}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it("stores no session as its cookie is", async () => {
    const shop = await openTestShop();
    await openAccount(shop.platform);
    const secret = /=([^;]+)/.exec((await logIn(shop, right)).cookies[0] ?? "")?.[1] ?? "";
    const rows = await shop.platform.database.read.selectFrom("sessions").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("gives an id of its own, whatever came along", async () => {
    const shop = await openTestShop();
    await openAccount(shop.platform);
    const invented = `session=${"a".repeat(22)}`;
    const given = cookieOf((await logIn(shop, right, { cookie: invented })).cookies.slice(0, 1));
    expect(given).not.toBe(invented);
    expect((await profile(shop, invented)).status).toBe(302);
    expect((await profile(shop, given)).status).toBe(200);
  });

  it("ends the session that it takes the place of", async () => {
    const shop = await openTestShop();
    const { id } = await openAccount(shop.platform);
    const first = cookieOf((await logIn(shop, right)).cookies.slice(0, 1));
    const headers = await signIn(asked("/login", first), shop.platform, {
      userId: id,
      remember: false,
      language: "hr",
    });
    const second = cookieOf(headers.getSetCookie().slice(0, 1));
    expect(second).not.toBe(first);
    expect((await profile(shop, first)).to).toBe("/login?redirectTo=%2Fprofil");
    expect((await profile(shop, second)).status).toBe(200);
  });

  it("says the same of an unknown address and of a wrong password", async () => {
    const shop = await openTestShop();
    await openAccount(shop.platform);
    const unknown = await logIn(shop, { ...wrong, email: "eva@kupac.example" });
    const known = await logIn(shop, wrong);
    expect(known).toMatchObject({ status: 422, to: null, cookies: [] });
    expect(JSON.stringify(unknown).replaceAll("eva@", "ana@")).toBe(JSON.stringify(known));
    expect(JSON.stringify(known)).not.toContain("krivo");
  });

  it.each([
    ["//evil.example/", "/"],
    ["/\\evil.example", "/"],
    ["\\/evil.example", "/"],
    ["https://evil.example/", "/"],
    ["javascript:alert(1)", "/"],
    ["/profil\r\nSet-Cookie: a=b", "/"],
    ["/.evil", "/"],
    ["", "/"],
    ["/profile/orders?order=2026-000001", "/profile/orders?order=2026-000001"],
    ["/nasi-proizvodi?category=wine#list", "/nasi-proizvodi?category=wine#list"],
  ])("leads to a page of ours: %j", async (redirectTo, to) => {
    const shop = await openTestShop();
    await openAccount(shop.platform);
    expect(await logIn(shop, { ...right, redirectTo })).toMatchObject({ status: 303, to });
    const shown = await open(shop, "", `/login?${new URLSearchParams({ redirectTo })}`);
    expect(shown.data).toMatchObject({ redirectTo: to === "/" ? "" : to });
  });

  it("leads to the screen that was wanted in the language that the page has by now, and so has the account", async () => {
    const shop = await openTestShop();
    const { id } = await openAccount(shop.platform);
    const language = async () => (await findUser(shop.platform.database.read, id))?.language;
    const wanted = { ...right, redirectTo: "/profil?saved=profile#top" };
    expect(await logIn(shop, wanted, { path: "/de/login" })).toMatchObject({ to: "/de/profil?saved=profile#top" });
    expect(await language()).toBe("de");
    expect(await logIn(shop, { ...right, redirectTo: "/de/profil" })).toMatchObject({ to: "/profil" });
    expect(await language()).toBe("hr");
  });

  it("is possible ten times a minute for an account from an address; others still can, and so can its owner elsewhere", async () => {
    const shop = await openTestShop();
    await openAccount(shop.platform);
    await openAccount(shop.platform, { email: "ivo@kupac.example" });
    letTimePass(shop, SECONDS);
    for (let time = 1; time <= 10; time += 1) expect((await logIn(shop, wrong)).status).toBe(422);
    letTimePass(shop, 20 * SECONDS);
    const eleventh = await logIn(shop, { ...right, email: "ANA@kupac.example" });
    expect(eleventh.status).toBe(429);
    expect(eleventh.headers.get("Retry-After")).toBe("40");
    expect(eleventh.data).toMatchObject({ formError: { reason: "tooOften", retryAfterSeconds: 40 } });
    expect((await logIn(shop, { ...right, email: "ivo@kupac.example" })).status).toBe(303);
    expect((await logIn(shop, right, { address: "198.51.100.7" })).status).toBe(303);
    letTimePass(shop, MINUTES);
    expect((await logIn(shop, right)).status).toBe(303);
  });

  it("joins the carts, the larger quantity wins, and the account's cart follows to every device", async () => {
    const shop = await openTestShop();
    await openAccount(shop.platform);
    const withCart = (lines: object[]) => `cart=${encodeURIComponent(JSON.stringify(lines))}`;
    const medica = (quantity: number) => ({ productId: "medica", quantity });
    const malvazija = { productId: "malvazija-2025", quantity: 3 };
    const phone = await logIn(shop, right, { cookie: withCart([medica(6), malvazija]) });
    const desk = await logIn(shop, right, { cookie: withCart([medica(12)]) });
    const cartIn = (cookies: string[]) => cookies.map(decodeURIComponent).find((text) => text.startsWith("cart="));
    expect(cartIn(desk.cookies)).toContain(JSON.stringify([medica(12), malvazija]));

    const phoneSession = cookieOf(phone.cookies.slice(0, 1));
    const page = (cookie: string) => outcome(async () => loadFrame(asked("/", cookie), { platform: shop.platform }));
    const first = await page(`${phoneSession}; ${withCart([medica(6), malvazija])}`);
    expect(cartIn(first.cookies)).toContain(JSON.stringify([medica(12), malvazija]));
    await page(`${phoneSession}; ${withCart([medica(1)])}`);
    const later = await page(cookieOf(desk.cookies));
    expect(cartIn(later.cookies)).toContain(JSON.stringify([medica(1)]));
    expect(later.data).toMatchObject({ loggedIn: true });
  });

  it("sends those home who are logged in already", async () => {
    const shop = await openTestShop();
    await openAccount(shop.platform);
    const cookie = cookieOf((await logIn(shop, right)).cookies);
    expect(await open(shop, cookie)).toMatchObject({ status: 303, to: "/" });
    expect(await open(shop, cookie, "/de/login")).toMatchObject({ status: 303, to: "/de" });
    const again = await logIn(shop, right, { cookie, path: "/de/login" });
    expect(again).toMatchObject({ status: 303, to: "/de", cookies: [] });
    expect((await profile(shop, cookie)).status).toBe(200);
  });

  it.each([
    ["no e-mail", { email: "", password: "x" }],
    ["two addresses", { email: "a@b.hr\r\nBcc: c@d.hr", password: "x" }],
    ["a very long password", { email: EMAIL, password: "x".repeat(129) }],
    ["no password", { email: EMAIL }],
  ])("is refused with %s", async (_, fields) => {
    expect((await logIn(await openTestShop(), fields)).status).toBe(422);
  });
});
