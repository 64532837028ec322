import { describe, expect } from "vitest";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { type AccountShop, ADULT, accountShop, PASSWORD } from "../support/account-shop.ts";
import { cookieOf } from "../support/accounts.ts";
import { newAddress } from "../support/addresses.ts";
import { it } from "../support/shared-server.ts";

let shop: AccountShop;

it.beforeAll(({ shared }) => {
  shop = accountShop(shared.server);
});

describe("a forgotten password", () => {
  const PAGES = LANGUAGES.flatMap((language) =>
    (["home", "contact", "login", "checkout", "about-us"] as const).map((screen) => pathTo(screen, language)),
  );
  const query = "?overlay=forgotPassword";
  const form = (email: string) => ({ intent: "forgotPassword", email });

  it.each(PAGES)("is a form of %s itself", async (path) => {
    const page = await (await shop.ask(path + query, { cookie: ADULT })).text();
    expect(page.includes(`action="${path}${query}"`)).toBe(true);
    const answer = await shop.post(path + query, form("nitko@kupac.example"));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, path + query]);
    const cookie = `${ADULT}; ${cookieOf(answer.headers.getSetCookie())}`;
    const after = await (await shop.ask(path + query, { cookie })).text();
    expect(after.includes('class="notice notice-success"')).toBe(true);
    const refused = await shop.post(path + query, form("nitko"), { cookie: ADULT });
    expect(refused.status).toBe(422);
    const again = await refused.text();
    expect(again.includes('value="nitko"')).toBe(true);
    expect(again.includes('aria-describedby="forgot-email-error"')).toBe(true);
    expect((await shop.post(path + query, form(`${"n".repeat(39)}@kupac.example`))).status).toBe(422);
  });

  it("is a form of a page's data too", async () => {
    const answer = await shop.post("/en/contact.data?overlay=forgotPassword", form("nitko"));
    expect(answer.status).toBe(422);
  });

  it("leaves the other forms of a page alone", async () => {
    const answer = await shop.post(`/kontakt${query}`, { name: "Ana", email: "ana@kupac.example" });
    expect(answer.status).toBe(422);
    expect((await answer.text()).includes('id="inquiry-message-error"')).toBe(true);
  });

  it("gives the same answer for a known and an unknown address", async () => {
    await shop.openAccount("poznata@kupac.example");
    const [known, unknown] = [
      await shop.post(`/${query}`, form("poznata@kupac.example")),
      await shop.post(`/${query}`, form("neznana@kupac.example")),
    ];
    expect(known.status).toBe(303);
    const same = (answer: Response) => [answer.status, answer.headers.get("Location"), answer.headers.getSetCookie()];
    expect(same(unknown)).toEqual(same(known));
    const answers = ["poznata@kupac.example", "neznana@kupac.example"].map(async (email) => {
      const answer = await shop.call("/api/auth/password/request-reset", { email });
      return [answer.status, await answer.text()];
    });
    expect(await answers[0]).toEqual([202, '{"data":null}']);
    expect(await answers[1]).toEqual(await answers[0]);
  });

  it("is asked four times in ten minutes, then for one more press, and another address is still free", async () => {
    const address = newAddress();
    for (let time = 1; time <= 4; time += 1) {
      expect((await shop.post(`/de${query}`, form("opet@kupac.example"), { address })).status).toBe(303);
    }
    const answer = await shop.post(`/de${query}`, form("opet@kupac.example"), { address, cookie: ADULT });
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toBe("3");
    const page = await answer.text();
    expect(page).toContain("Bitte warten Sie 3\u00a0s und klicken Sie noch einmal.");
    expect(page).toMatch(/<input type="hidden" name="pressAgain" value="\d+-[\w-]{8}\.[\w-]{22}"/);
    expect((await shop.post(`/de${query}`, form("opet@kupac.example"))).status).toBe(303);
  });

  it("has a link of ours, whatever host is named", async () => {
    await shop.openAccount("domena@kupac.example");
    const forged = await shop.post(`/${query}`, form("domena@kupac.example"), {
      headers: { "X-Forwarded-Host": "evil.example" },
    });
    expect(forged.status).toBe(400);
    expect((await shop.post(`/${query}`, form("domena@kupac.example"))).status).toBe(303);
    await shop.tokenTo("domena@kupac.example");
    expect(shop.mails().some((mail) => mail.includes("evil.example"))).toBe(false);
  });

  it("is set anew once, by the first of two uses at once, and logs everybody out", async () => {
    await shop.openAccount("nova@kupac.example");
    const cookie = await shop.logIn("nova@kupac.example");
    await shop.post(`/${query}`, form("nova@kupac.example"));
    const token = await shop.tokenTo("nova@kupac.example", "nova-lozinka?token=");
    expect((await shop.ask(`/nova-lozinka?token=${token}`)).status).toBe(200);
    const use = () =>
      shop.post("/nova-lozinka", { token, password: "jesen u podrumu", passwordConfirm: "jesen u podrumu" });
    const answers = await Promise.all([use(), use()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect((await use()).status).toBe(400);
    expect((await shop.ask(`/nova-lozinka?token=${token}`)).status).toBe(400);
    expect((await shop.ask("/profil", { cookie })).headers.get("Location")).toBe("/login?redirectTo=%2Fprofil");
    expect((await shop.post("/login", { email: "nova@kupac.example", password: PASSWORD })).status).toBe(422);
    expect((await shop.post("/login", { email: "nova@kupac.example", password: "jesen u podrumu" })).status).toBe(303);
  });
});
