import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { SLUGS } from "../../app/routing/slugs.ts";
import { cookieOf } from "../support/accounts.ts";
import { tokenIn } from "../support/links.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { freshDatabase } from "../support/shops.ts";
import { mailsIn, rowsOf } from "../support/stored.ts";

const MAIL_WAIT = { timeout: 20_000, interval: 50 };
const PASSWORD = "sunce nad vinogradom";
const run = promisify(execFile);

let server: RunningServer;

beforeAll(async () => {
  // Each visitor of these tests comes from an address of their own.
  server = await startServer({ TRUST_PROXY: "1" });
});

afterAll(async () => {
  await discardServer(server);
});

const host = (at = server) => new URL(at.url).host;
let visitors = 0;
/** Somebody who has passed the age gate: overlays stand behind it. */
const ADULT = "ageGateAccepted=true";
const newAddress = () => `10.0.${Math.floor(++visitors / 250)}.${visitors % 250}`;

type Sent = { cookie?: string; headers?: Record<string, string>; at?: RunningServer; address?: string };

function ask(path: string, { cookie, headers = {}, at = server }: Sent = {}) {
  const cookies: Record<string, string> = cookie ? { Cookie: cookie } : {};
  return fetch(at.url + path, { redirect: "manual", headers: { ...cookies, ...headers } });
}

function post(path: string, fields: Record<string, string>, { cookie, headers = {}, at = server, address }: Sent = {}) {
  const cookies: Record<string, string> = cookie ? { Cookie: cookie } : {};
  const from = { Origin: at.url, "X-Forwarded-For": address ?? newAddress() };
  return fetch(at.url + path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    headers: { ...from, ...cookies, ...headers },
  });
}

const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "X-Forwarded-For": newAddress(), ...headers },
  });

/** The decoded body of the last letter to an address that has a link. */
async function tokenTo(email: string, at = server): Promise<string> {
  return vi.waitFor(() => {
    const letters = mailsIn(at.dataDir).filter((mail) => mail.includes(`To: ${email}`));
    const texts = letters.map((mail) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="));
    return tokenIn(texts.filter((text) => text.includes("token=")).at(-1) ?? "");
  }, MAIL_WAIT);
}

const registration = (email: string) => ({
  ...{ firstName: "Ana", lastName: "Horvat", email, phone: "", birthDate: "" },
  ...{ password: PASSWORD, passwordConfirm: PASSWORD, terms: "on" },
});

async function openAccount(email: string, at = server): Promise<void> {
  expect((await post("/registracija", registration(email), { at })).headers.get("Location")).toBe(
    "/registracija?sent=1",
  );
  const confirmed = await post("/potvrdi", { token: await tokenTo(email, at) }, { at });
  expect(confirmed.headers.get("Location")).toBe("/login?state=confirmed");
}

async function logIn(email: string, at = server, cookie = ""): Promise<string> {
  const answer = await post("/login", { email, password: PASSWORD, remember: "on" }, { at, cookie });
  expect(answer.status).toBe(303);
  return cookieOf(answer.headers.getSetCookie().slice(0, 1));
}

const BUYER = {
  ...{ firstName: "Ana", lastName: "Horvat", phone: "+385 91 234 5678", country: "HR", city: "Pula" },
  ...{ address: "Kandlerova 1", postalCode: "52100", billingSameAsDelivery: "on", delivery: "courier" },
  ...{ payment: "transfer", note: "", terms: "on", adult: "on", intent: "order" },
};
const CART = `cart=${encodeURIComponent('[{"productId":"medica","quantity":6}]')}`;
let orders = 0;

async function order(email: string, cookie = ""): Promise<string> {
  const orderKey = `order-key-of-this-test-${++orders}`;
  const answer = await post(
    "/potvrda",
    { ...BUYER, email, orderKey },
    { cookie: [cookie, CART].filter(Boolean).join("; ") },
  );
  expect(answer.status).toBe(303);
  const [row] = rowsOf(server.dataDir, "select number from orders where order_key = ?", orderKey);
  return String(row?.number);
}

describe("an account's way", () => {
  it("is: register, confirm, log in, order, see it, order again, log out", async () => {
    const email = "put@kupac.example";
    const asGuest = await order(email);
    await openAccount(email);
    const cookie = await logIn(email);
    const number = await order(email, cookie);
    const list = await (await ask("/profile/orders", { cookie })).text();
    for (const own of [asGuest, number]) expect(list.includes(own)).toBe(true);
    const detail = await ask(`/profile/orders?order=${number}`, { cookie });
    expect((await detail.text()).includes("Medica")).toBe(true);
    const again = await post("/profile/orders", { order: number }, { cookie });
    expect(again.headers.get("Location")).toBe(`/profile/orders?order=${number}&again=done`);
    expect(decodeURIComponent(again.headers.getSetCookie().join())).toContain('{"productId":"medica","quantity":6}');
    const checkout = await (await ask("/potvrda", { cookie: `${cookie}; ${CART}` })).text();
    expect(checkout.includes(`value="${email}"`)).toBe(true);
    const out = await post("/logout", { from: "/" }, { cookie });
    expect(out.headers.get("Location")).toBe("/");
    expect((await ask("/profil", { cookie })).headers.get("Location")).toBe("/login?redirectTo=%2Fprofil");
  });

  it("shows nothing to the opener of a link, until its button is pressed", async () => {
    await post("/registracija", registration("gumb@kupac.example"));
    const token = await tokenTo("gumb@kupac.example");
    for (let time = 0; time < 2; time += 1) expect((await ask(`/potvrdi?token=${token}`)).status).toBe(200);
    expect(rowsOf(server.dataDir, "select id from users where email = ?", "gumb@kupac.example")).toEqual([]);
    expect((await post("/potvrdi", { token })).status).toBe(303);
    expect((await post("/potvrdi", { token })).status).toBe(400);
    expect((await ask(`/potvrdi?token=${token}`)).status).toBe(400);
  });

  it("says what is wrong with a registration, and keeps everything but the passwords", async () => {
    const fields = { ...registration("greska@kupac.example"), passwordConfirm: "druga lozinka", terms: "" };
    const answer = await post("/de/registrierung", fields);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page.includes("Die Passwörter stimmen nicht überein.")).toBe(true);
    expect(page.includes("Für ein Konto müssen Sie die Bedingungen akzeptieren.")).toBe(true);
    expect(page.includes('value="greska@kupac.example"')).toBe(true);
    expect(page.includes(PASSWORD)).toBe(false);
    expect(page.includes("druga lozinka")).toBe(false);
  });
});

describe("pages of an account", () => {
  const PAGES = LANGUAGES.flatMap((language) =>
    (["profile", "orders"] as const).map((screen) => ({
      screen,
      path: pathTo(screen, language),
      login: pathTo("login", language),
      route: `${screen}:${SLUGS[screen][language]}`,
    })),
  );

  it.each(PAGES)(
    "$path sends a visitor to the login and back, as document and as data",
    async ({ path, login, route }) => {
      const to = `${login}?redirectTo=${encodeURIComponent(path)}`;
      expect((await ask(path)).headers.get("Location")).toBe(to);
      for (const query of ["", `?_routes=${encodeURIComponent(route)}`]) {
        const data = await ask(`${path}.data${query}`);
        expect(data.headers.get("Location") ?? (await data.text())).toContain(`${login}?redirectTo=`);
      }
      expect((await post(path, { intent: "deleteAccount" })).headers.get("Location")).toBe(to);
    },
  );

  it("are stored by nobody", async () => {
    for (const path of ["/login", "/registracija", "/nova-lozinka", "/potvrdi"]) {
      expect((await ask(path)).headers.get("Cache-Control"), path).toBe("no-store");
    }
  });

  it("show no order of somebody else, as document and as data", async () => {
    await openAccount("moja@kupac.example");
    await openAccount("tudja@kupac.example");
    const number = await order("moja@kupac.example", await logIn("moja@kupac.example"));
    const cookie = await logIn("tudja@kupac.example");
    expect((await ask(`/profile/orders?order=${number}`, { cookie })).status).toBe(404);
    const data = await ask(`/profile/orders.data?order=${number}`, { cookie });
    expect(data.status).toBe(404);
    expect(await data.text()).not.toContain("Medica");
    expect((await post("/profile/orders", { order: number }, { cookie })).status).toBe(404);
    expect((await post("/profile/orders.data", { order: number }, { cookie })).status).toBe(404);
  });

  it("show what was typed as text, never as a script", async () => {
    await openAccount("skripta@kupac.example");
    const cookie = await logIn("skripta@kupac.example");
    const firstName = "</script><script>alert(1)</script><img src=x onerror=x>";
    const saved = await post("/profil", { firstName, lastName: "Horvat", billingSameAsDelivery: "on" }, { cookie });
    expect(saved.headers.get("Location")).toBe("/profil?saved=profile");
    const page = await (await ask("/profil", { cookie })).text();
    expect(page.includes("&lt;img src=x")).toBe(true);
    expect(page.includes("<script>alert(1)")).toBe(false);
    expect(page.includes("<img src=x")).toBe(false);
  });

  it("end a device's session from another one, but never somebody else's", async () => {
    await openAccount("uredjaji@kupac.example");
    await openAccount("susjed@kupac.example");
    const [here, elsewhere] = [await logIn("uredjaji@kupac.example"), await logIn("uredjaji@kupac.example")];
    const neighbour = await logIn("susjed@kupac.example");
    const email = "uredjaji@kupac.example";
    const ids = rowsOf(
      server.dataDir,
      "select s.id from sessions s join users u on u.id = s.user_id where u.email = ? order by s.created_at, s.rowid",
      email,
    );
    const session = String(ids[1]?.id);
    await post("/profil", { intent: "endSession", session }, { cookie: neighbour });
    expect((await ask("/profil", { cookie: elsewhere })).status).toBe(200);
    const ended = await post("/profil", { intent: "endSession", session }, { cookie: here });
    expect(ended.headers.get("Location")).toBe("/profil?saved=sessions");
    expect((await ask("/profil", { cookie: elsewhere })).status).toBe(302);
    expect((await ask("/profil", { cookie: here })).status).toBe(200);
  });

  it("hand out all data, to their owner alone", async () => {
    await openAccount("podaci@kupac.example");
    const cookie = await logIn("podaci@kupac.example");
    const file = await ask("/api/auth/data", { cookie });
    expect(file.headers.get("Content-Disposition")).toContain("attachment");
    expect(await file.json()).toMatchObject({ profile: { email: "podaci@kupac.example" } });
    expect((await ask("/api/auth/data")).status).toBe(401);
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
    const cookie = await logIn("meta@kupac.example");
    const count = () =>
      rowsOf(
        server.dataDir,
        "select (select count(*) from users), (select count(*) from sessions), (select count(*) from tokens), (select count(*) from mails)",
      );
    const before = count();
    const [pathname = "", query] = path.split("?");
    const data = `${pathname === "/" ? "/_root" : pathname}.data${query ? `?${query}` : ""}`;
    const fields = { ...registration("zlo@kupac.example"), intent: "forgotPassword" };
    for (const Origin of FOREIGN) {
      for (const target of [path, data]) {
        expect((await post(target, fields, { cookie, headers: { Origin } })).status, `${target} ${Origin}`).toBe(403);
      }
    }
    expect(count()).toEqual(before);
    expect((await ask("/profil", { cookie })).status).toBe(200);
  });

  let opened: Promise<void> | undefined;
  const openAccountOnce = () => (opened ??= openAccount("meta@kupac.example"));
});

describe("a forgotten password", () => {
  const PAGES = LANGUAGES.flatMap((language) =>
    (["home", "contact", "login", "checkout", "about-us"] as const).map((screen) => pathTo(screen, language)),
  );
  const query = "?overlay=forgotPassword";
  const form = (email: string) => ({ intent: "forgotPassword", email });

  it.each(PAGES)("is a form of %s itself", async (path) => {
    const page = await (await ask(path + query, { cookie: ADULT })).text();
    expect(page.includes(`action="${path}${query}"`)).toBe(true);
    const answer = await post(path + query, form("nitko@kupac.example"));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, path + query]);
    const cookie = `${ADULT}; ${cookieOf(answer.headers.getSetCookie())}`;
    const told = await (await ask(path + query, { cookie })).text();
    expect(told.includes('class="notice notice-success"')).toBe(true);
    const refused = await post(path + query, form("nitko"), { cookie: ADULT });
    expect(refused.status).toBe(422);
    const again = await refused.text();
    expect(again.includes('value="nitko"')).toBe(true);
    expect(again.includes('aria-describedby="forgot-email-error"')).toBe(true);
    expect((await post(path + query, form(`${"n".repeat(39)}@kupac.example`))).status).toBe(422);
  });

  it("is a form of a page's data too", async () => {
    const answer = await post("/en/contact.data?overlay=forgotPassword", form("nitko"));
    expect(answer.status).toBe(422);
  });

  it("leaves the other forms of a page alone", async () => {
    const answer = await post(`/kontakt${query}`, { name: "Ana", email: "ana@kupac.example" });
    expect(answer.status).toBe(422);
    expect((await answer.text()).includes('id="inquiry-message-error"')).toBe(true);
  });

  it("gives the same answer for a known and an unknown address", async () => {
    await openAccount("poznata@kupac.example");
    const [known, unknown] = [
      await post(`/${query}`, form("poznata@kupac.example")),
      await post(`/${query}`, form("neznana@kupac.example")),
    ];
    expect(known.status).toBe(303);
    const same = (answer: Response) => [answer.status, answer.headers.get("Location"), answer.headers.getSetCookie()];
    expect(same(unknown)).toEqual(same(known));
    const answers = ["poznata@kupac.example", "neznana@kupac.example"].map(async (email) => {
      const answer = await call("/api/auth/password/request-reset", { email });
      return [answer.status, await answer.text()];
    });
    expect(await answers[0]).toEqual([202, '{"data":null}']);
    expect(await answers[1]).toEqual(await answers[0]);
  });

  it("is asked ten times a minute, then the page says when", async () => {
    const address = newAddress();
    for (let time = 1; time <= 10; time += 1) {
      expect((await post(`/de${query}`, form("opet@kupac.example"), { address })).status).toBe(303);
    }
    const answer = await post(`/de${query}`, form("opet@kupac.example"), { address, cookie: ADULT });
    expect(answer.status).toBe(429);
    const seconds = Number(answer.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(0);
    expect((await answer.text()).includes(`Bitte versuchen Sie es in ${seconds} s noch einmal.`)).toBe(true);
    expect((await post(`/de${query}`, form("drugi@kupac.example"), { address })).status).toBe(303);
  });

  it("has a link of ours, whatever host is named", async () => {
    await openAccount("domena@kupac.example");
    const forged = await post(`/${query}`, form("domena@kupac.example"), {
      headers: { "X-Forwarded-Host": "evil.example" },
    });
    expect(forged.status).toBe(400);
    expect((await post(`/${query}`, form("domena@kupac.example"))).status).toBe(303);
    await tokenTo("domena@kupac.example");
    expect(mailsIn(server.dataDir).join()).not.toContain("evil.example");
    expect(host()).toMatch(/^localhost:\d+$/);
  });

  it("is set anew once, by the first of two uses at once, and logs everybody out", async () => {
    await openAccount("nova@kupac.example");
    const cookie = await logIn("nova@kupac.example");
    await post(`/${query}`, form("nova@kupac.example"));
    const token = await vi.waitFor(async () => {
      const [row] = rowsOf(
        server.dataDir,
        "select count(*) as n from tokens where purpose = 'reset' and used_at is null",
      );
      expect(row?.n).toBeGreaterThan(0);
      const letter = mailsIn(server.dataDir).filter(
        (mail) => mail.includes("To: nova@kupac.example") && mail.includes("nova-lozinka"),
      );
      return tokenIn((letter.at(-1) ?? "").replace(/=\r?\n/g, "").replaceAll("=3D", "="));
    }, MAIL_WAIT);
    expect((await ask(`/nova-lozinka?token=${token}`)).status).toBe(200);
    const use = () => post("/nova-lozinka", { token, password: "jesen u podrumu", passwordConfirm: "jesen u podrumu" });
    const answers = await Promise.all([use(), use()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect((await use()).status).toBe(400);
    expect((await ask(`/nova-lozinka?token=${token}`)).status).toBe(400);
    expect((await ask("/profil", { cookie })).headers.get("Location")).toBe("/login?redirectTo=%2Fprofil");
    expect((await post("/login", { email: "nova@kupac.example", password: PASSWORD })).status).toBe(422);
    expect((await post("/login", { email: "nova@kupac.example", password: "jesen u podrumu" })).status).toBe(303);
  });
});

describe("the winery's letters", () => {
  it("can be ended by the mail program's own button, again and again", async () => {
    const email = "novosti@kupac.example";
    await post("/registracija", { ...registration(email), newsletter: "on" });
    await post("/potvrdi", { token: await tokenTo(email) });
    const letter = await vi.waitFor(() => {
      const found = mailsIn(server.dataDir).find(
        (mail) => mail.includes(`To: ${email}`) && mail.includes("List-Unsubscribe:"),
      );
      expect(found).toBeDefined();
      return found ?? "";
    }, MAIL_WAIT);
    expect(letter).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const [, link = ""] = /List-Unsubscribe:\s*<([^>]+)>/.exec(letter.replace(/\r?\n\s+/g, " ")) ?? [];
    const body = () => {
      const form = new FormData();
      form.set("List-Unsubscribe", "One-Click");
      return form;
    };
    for (let time = 0; time < 2; time += 1) {
      expect((await fetch(link, { method: "POST", body: body(), redirect: "manual" })).status).toBe(200);
    }
    expect(rowsOf(server.dataDir, "select newsletter from users where email = ?", email)).toEqual([
      { newsletter: "no" },
    ]);
  });
});

describe("the calls for programs", () => {
  it("log in, tell who one is, and end when the session is ended", async () => {
    await openAccount("program@kupac.example");
    const answer = await call("/api/auth/login", { email: "program@kupac.example", password: PASSWORD });
    const { data } = await answer.json();
    expect(data.token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const me = () => ask("/api/auth/me", { headers: { Authorization: `Bearer ${data.token}` } });
    expect(await (await me()).json()).toMatchObject({ data: { email: "program@kupac.example", scope: [] } });
    expect((await ask("/profil", { cookie: `session=${data.token}` })).status).toBe(302);
    await post("/profil", { intent: "endOtherSessions" }, { cookie: await logIn("program@kupac.example") });
    expect((await me()).status).toBe(401);
  });

  it.each([
    ["/api/auth/login", { email: "nitko@kupac.example", password: "krivo" }, 401, "wrongCredentials"],
    ["/api/auth/login", { email: "nitko" }, 422, "invalid"],
    ["/api/auth/login", [], 422, "invalid"],
    ["/api/auth/password/request-reset", { email: "a@b.hr\r\nBcc: c@d.hr" }, 422, "invalid"],
    ["/api/auth/password/request-reset", null, 422, "invalid"],
  ])("refuse by a problem: %s %j", async (path, body, status, code) => {
    const answer = await call(path, body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Content-Type")).toContain("application/problem+json");
    expect(await answer.json()).toMatchObject({ status, code });
  });

  it.each(["", "Bearer", "Bearer x", `Bearer ${"a".repeat(22)}`, "Basic YTpi"])(
    "know nobody by %j",
    async (Authorization) => {
      const answer = await ask("/api/auth/me", { headers: { Authorization } });
      expect(answer.status).toBe(401);
      expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
    },
  );
});

describe("two hundred logins at once", () => {
  it("are partly turned away, and nobody else waits for them", async () => {
    const flood = Array.from({ length: 200 }, (_, index) =>
      post("/login", { email: `navala${index}@kupac.example`, password: "krivo krivo" }).then(async (answer) => {
        await answer.text();
        return answer;
      }),
    );
    let over = false;
    const answers = Promise.all(flood).finally(() => {
      over = true;
    });
    const home = await ask("/");
    expect(home.status).toBe(200);
    expect(over).toBe(false);
    const statuses = (await answers).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([422, 503]));
    expect(statuses.filter((status) => status === 422).length).toBeGreaterThanOrEqual(52);
    const busy = (await answers).find(({ status }) => status === 503);
    expect(busy?.headers.get("Retry-After")).toBe("5");
  });
});

describe("staff", () => {
  it("are invited by a command, and set their own password", async () => {
    const settings = { ...process.env, DATA_DIR: server.dataDir, PUBLIC_URL: server.url, LOG_LEVEL: "silent" };
    const invite = (...args: string[]) => run(process.execPath, ["scripts/staff.ts", ...args], { env: settings });
    const { stdout } = await invite("invite", "mare@kazun.example", "--scope", "orders,catalogue");
    expect(stdout).toContain("mare@kazun.example is invited to orders, catalogue");
    const token = await tokenTo("mare@kazun.example");
    const set = await post("/nova-lozinka", { token, password: PASSWORD, passwordConfirm: PASSWORD });
    expect(set.status).toBe(303);
    const answer = await call("/api/auth/login", { email: "mare@kazun.example", password: PASSWORD });
    const { data } = await answer.json();
    const me = await ask("/api/auth/me", { headers: { Authorization: `Bearer ${data.token}` } });
    expect(await me.json()).toMatchObject({ data: { scope: ["orders", "catalogue"] } });
    await expect(invite("invite", "mare@kazun.example")).rejects.toThrow();
    await expect(invite("invite", "mare", "--scope", "orders")).rejects.toThrow();
  }, 60_000);
});

describe("on PostgreSQL", () => {
  it("an account is opened, logged in and limited all the same", async () => {
    const leftovers: (() => Promise<void>)[] = [];
    const at = await startServer({ DATABASE_URL: await freshDatabase(leftovers) });
    try {
      await openAccount("ana@kupac.example", at);
      const cookie = await logIn("ana@kupac.example", at);
      expect((await ask("/profil", { cookie, at })).status).toBe(200);
      const statuses = [];
      for (let time = 0; time < 11; time += 1) {
        statuses.push((await post("/login", { email: "ivo@kupac.example", password: "krivo" }, { at })).status);
      }
      expect(statuses).toEqual([...Array(10).fill(422), 429]);
    } finally {
      await discardServer(at);
      for (const clear of leftovers) await clear();
    }
  });
});
