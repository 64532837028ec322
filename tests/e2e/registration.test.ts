import { describe, expect } from "vitest";
import { fillIn, newDevice, open, sendFormWith, typed, usersAt } from "../support/account-device.ts";
import { type AccountShop, accountShop, chosenPassword, PASSWORD, registration } from "../support/account-shop.ts";
import type { Shared } from "../support/shared-server.ts";
import { it } from "../support/shared-server.ts";

let shop: AccountShop;

it.beforeAll(({ shared }) => {
  shop = accountShop(shared.server);
});

/** All that an answer tells, but for what differs between any two: its moment, its nonce, the address itself. */
async function withoutAddress(answer: Response, email: string) {
  const headers = Object.fromEntries(answer.headers);
  for (const name of ["date", "server-timing", "etag", "content-security-policy", "content-length"])
    delete headers[name];
  const body = (await answer.text()).replaceAll(email, "").replace(/nonce="[^"]*"/g, "");
  return { status: answer.status, headers, body };
}

describe("a registration", () => {
  it("says what is wrong with a password, and keeps none", async () => {
    const email = "lozinka.racun@kupac.example";
    await shop.post("/de/registrierung", registration(email));
    const token = await shop.tokenTo(email);
    const choose = async (password: string, passwordConfirm = password) => {
      const answer = await shop.post("/de/bestaetigen", { token, password, passwordConfirm });
      return { status: answer.status, page: await answer.text() };
    };
    const different = await choose(PASSWORD, "druga lozinka");
    expect(different.status).toBe(422);
    expect(different.page.includes("Die Passwörter stimmen nicht überein.")).toBe(true);
    for (const typed of [PASSWORD, "druga lozinka"]) expect(different.page.includes(typed)).toBe(false);
    for (const guessable of ["vinarija", "kazun123", "lozinka12", "password12", "Sommer2025", "AnaHorvat1"]) {
      const { status, page } = await choose(guessable);
      expect(status, guessable).toBe(422);
      expect(page.includes("Dieses Passwort errät jeder."), guessable).toBe(true);
    }
    expect((await choose(PASSWORD)).status).toBe(303);
  });

  it("opens nobody's account with the password of whoever registered their address", async () => {
    const email = "gosca.racun@kupac.example";
    const asGuest = await shop.order(email);
    const intruders = "uljezova lozinka 77";
    await shop.post("/registracija", { ...registration(email), ...chosenPassword(intruders) });
    const token = await shop.tokenTo(email, "/potvrdi?token=");
    expect((await shop.post("/potvrdi", { token })).status).toBe(422);
    expect((await shop.post("/login", { email, password: intruders })).status).toBe(422);
    expect((await shop.post("/potvrdi", { token, ...chosenPassword() })).status).toBe(303);
    expect((await shop.post("/login", { email, password: intruders })).status).toBe(422);
    const orders = await (await shop.ask("/profile/orders", { cookie: await shop.logIn(email) })).text();
    expect(orders.includes(asGuest)).toBe(true);
  });

  it("looks the same where the address has an account and where it has none", async () => {
    const known = "poznata.racun@kupac.example";
    const unknown = "neznana.racun@kupac.example";
    await shop.openAccount(known);
    await shop.openAccount("trazi.racun@kupac.example");
    const cookie = await shop.logIn("trazi.racun@kupac.example");
    const change = { intent: "changeEmail", presentPassword: PASSWORD };
    const posts: [string, (email: string) => Promise<Response>][] = [
      ["registration", (email) => shop.post("/registracija", registration(email))],
      ["login", (email) => shop.post("/login", { email, password: "krivo krivo" })],
      ["reset", (email) => shop.post("/login?overlay=forgotPassword", { intent: "forgotPassword", email })],
      ["reset by a call", (email) => shop.call("/api/auth/password/request-reset", { email })],
      ["login by a call", (email) => shop.call("/api/auth/login", { email, password: "krivo krivo" })],
      ["change of address", (email) => shop.post("/profil", { ...change, email }, { cookie })],
    ];
    for (const [name, send] of posts) {
      const [one, other] = [
        await withoutAddress(await send(known), known),
        await withoutAddress(await send(unknown), unknown),
      ];
      expect(one, name).toEqual(other);
    }
  });
});

describe.each([false, true])("the page that the mail opens, scripts %s", (scripts) => {
  it("asks again where the password is guessable, and then opens the account", async ({ shared }) => {
    const { device, link } = await registered(shared, scripts);
    const { page } = device;
    await open(device, link);
    expect(await page.locator('main [autocomplete="username"]').inputValue()).toBe(device.email);
    await fillIn(page, chosenPassword("vinarija"));
    await sendFormWith(page, "passwordConfirm");
    await page.locator("#confirm-registration .error-summary").waitFor();
    if (!scripts) expect(await typed(page, chosenPassword())).toEqual({ password: "", passwordConfirm: "" });
    expect(usersAt(device)).toEqual([]);
    await fillIn(page, chosenPassword());
    await sendFormWith(page, "passwordConfirm");
    await page.waitForURL("**/en/login?state=confirmed");
    expect(usersAt(device)).toMatchObject([{ email: device.email, first_name: "Ana" }]);
    await device.context.close();
  });
});

/** Somebody who has registered, on a device, and the link of the mail. */
async function registered({ server, browser }: Shared, scripts: boolean) {
  const email = `bira-${scripts ? "sa" : "bez"}-skripti@kupac.example`;
  const device = await newDevice(browser, { server, language: "en", scripts, email });
  await shop.post("/en/register", registration(email));
  return { device, link: `/en/confirm?token=${await shop.tokenTo(email)}` };
}
