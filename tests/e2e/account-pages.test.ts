import { describe, expect } from "vitest";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { slugOf } from "../../app/routing/screen-properties.ts";
import { type AccountShop, accountShop, registration } from "../support/account-shop.ts";
import { it } from "../support/shared-server.ts";

let shop: AccountShop;

it.beforeAll(({ shared }) => {
  shop = accountShop(shared.server);
});

describe("pages of an account", () => {
  const PAGES = LANGUAGES.flatMap((language) =>
    (["profile", "orders"] as const).map((screen) => ({
      screen,
      path: pathTo(screen, language),
      login: pathTo("login", language),
      route: `${screen}:${slugOf(screen, language)}`,
    })),
  );

  it.each(PAGES)(
    "$path sends a visitor to the login and back, as document and as data",
    async ({ path, login, route }) => {
      const to = `${login}?redirectTo=${encodeURIComponent(path)}`;
      expect((await shop.ask(path)).headers.get("Location")).toBe(to);
      for (const query of ["", `?_routes=${encodeURIComponent(route)}`]) {
        const data = await shop.ask(`${path}.data${query}`);
        expect(data.headers.get("Location") ?? (await data.text())).toContain(`${login}?redirectTo=`);
      }
      expect((await shop.post(path, { intent: "deleteAccount" })).headers.get("Location")).toBe(to);
    },
  );

  it("are stored by nobody", async () => {
    for (const path of ["/login", "/registracija", "/nova-lozinka", "/potvrdi"]) {
      expect((await shop.ask(path)).headers.get("Cache-Control"), path).toBe("no-store");
    }
  });

  it("show no order of somebody else, as document and as data", async () => {
    await shop.openAccount("moja@kupac.example");
    await shop.openAccount("tudja@kupac.example");
    const number = await shop.order("moja@kupac.example", await shop.logIn("moja@kupac.example"));
    const cookie = await shop.logIn("tudja@kupac.example");
    expect((await shop.ask(`/profile/orders?order=${number}`, { cookie })).status).toBe(404);
    const data = await shop.ask(`/profile/orders.data?order=${number}`, { cookie });
    expect(data.status).toBe(404);
    expect(await data.text()).not.toContain("Medica");
    expect((await shop.post("/profile/orders", { order: number }, { cookie })).status).toBe(404);
    expect((await shop.post("/profile/orders.data", { order: number }, { cookie })).status).toBe(404);
  });

  it("show what was typed as text, never as a script", async () => {
    await shop.openAccount("skripta@kupac.example");
    const cookie = await shop.logIn("skripta@kupac.example");
    const firstName = "</script><script>alert(1)</script><img src=x onerror=x>";
    const saved = await shop.post(
      "/profil",
      { firstName, lastName: "Horvat", billingSameAsDelivery: "on" },
      { cookie },
    );
    expect(saved.headers.get("Location")).toBe("/profil?saved=profile");
    const page = await (await shop.ask("/profil", { cookie })).text();
    expect(page.includes("&lt;img src=x")).toBe(true);
    expect(page.includes("<script>alert(1)")).toBe(false);
    // In a block of data "<" is text, unless it begins a script or ends the block.
    const markup = page.replace(/<script type="application\/json".*?<\/script>/gs, "");
    expect(markup.length).toBeLessThan(page.length);
    expect(markup.includes("<img src=x")).toBe(false);
  });

  it("end a device's session from another one, but never somebody else's", async () => {
    await shop.openAccount("uredjaji@kupac.example");
    await shop.openAccount("susjed@kupac.example");
    const [here, elsewhere] = [await shop.logIn("uredjaji@kupac.example"), await shop.logIn("uredjaji@kupac.example")];
    const neighbour = await shop.logIn("susjed@kupac.example");
    const email = "uredjaji@kupac.example";
    const ids = shop.rows(
      "select s.id from sessions s join users u on u.id = s.user_id where u.email = ? order by s.created_at, s.rowid",
      email,
    );
    const session = String(ids[1]?.id);
    await shop.post("/profil", { intent: "endSession", session }, { cookie: neighbour });
    expect((await shop.ask("/profil", { cookie: elsewhere })).status).toBe(200);
    const ended = await shop.post("/profil", { intent: "endSession", session }, { cookie: here });
    expect(ended.headers.get("Location")).toBe("/profil?saved=sessions");
    expect((await shop.ask("/profil", { cookie: elsewhere })).status).toBe(302);
    expect((await shop.ask("/profil", { cookie: here })).status).toBe(200);
  });

  it("hand out all data, to their owner alone", async () => {
    await shop.openAccount("podaci@kupac.example");
    const cookie = await shop.logIn("podaci@kupac.example");
    const file = await shop.ask("/api/auth/data", { cookie });
    expect(file.headers.get("Content-Disposition")).toContain("attachment");
    expect(await file.json()).toMatchObject({ profile: { email: "podaci@kupac.example" } });
    expect((await shop.ask("/api/auth/data")).status).toBe(401);
  });
});

describe("a post from another site", () => {
  const TARGETS = [
    "/login",
    "/registracija",
    "/potvrdi",
    "/nova-lozinka",
    "/profil",
    "/profile/orders",
    "/?overlay=forgotPassword",
    "/forgot-password",
    "/logout",
    "/api/auth/login",
    "/api/auth/password/request-reset",
  ];
  const FOREIGN = ["https://evil.example", "null", "http://localhost", "http://localhost.evil.example"];

  it.each(TARGETS)("is refused at %s, as document and as data, and writes nothing", async (path) => {
    await openAccountOnce();
    const cookie = await shop.logIn("meta@kupac.example");
    const count = () =>
      shop.rows(
        "select (select count(*) from users), (select count(*) from sessions), (select count(*) from tokens), (select count(*) from jobs)",
      );
    const before = count();
    const [pathname = "", query] = path.split("?");
    const data = `${pathname === "/" ? "/_root" : pathname}.data${query ? `?${query}` : ""}`;
    const fields = { ...registration("zlo@kupac.example"), intent: "forgotPassword" };
    for (const Origin of FOREIGN) {
      for (const target of [path, data]) {
        expect((await shop.post(target, fields, { cookie, headers: { Origin } })).status, `${target} ${Origin}`).toBe(
          403,
        );
      }
    }
    expect(count()).toEqual(before);
    expect((await shop.ask("/profil", { cookie })).status).toBe(200);
  });

  let opened: Promise<void> | undefined;
  const openAccountOnce = () => (opened ??= shop.openAccount("meta@kupac.example"));
});
