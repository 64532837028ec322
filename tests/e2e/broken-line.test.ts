import type { Browser, Page, Route } from "playwright";
import { describe, expect } from "vitest";
import { MIN_FILLING_MS } from "../../app/shop/spam/start-time.server.ts";
import { gone, newVisitor, openHydrated, type Visitor } from "../support/browser.ts";
import { stopsOutside } from "../support/keyboard.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { changeRows, rowsOf } from "../support/stored.ts";

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ shared }) => {
  ({ server, browser } = shared);
});

const visitor = (given: { firstVisit?: boolean; cart?: string } = {}) =>
  newVisitor(browser, { url: server.url, scripts: true, ...given });

const posted = (route: Route, answer: (route: Route) => Promise<void>) =>
  route.request().method() === "POST" ? answer(route) : route.continue();

const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((place) => document.activeElement?.matches(place) ?? false, selector);

describe("an inquiry whose post gets no answer", () => {
  const HTML = { contentType: "text/html", body: "<h1>Bad Gateway</h1>" };
  const inquiries = (message: string) =>
    rowsOf(server.dataDir, "select id from inquiries where message = ?", message).length;

  async function fillIn(page: Page, message: string): Promise<void> {
    await page.locator('[name="name"]').fill("Ana Đurić");
    await page.locator('[name="email"]').fill("ana@gost.example");
    await page.locator('[name="subject"]').fill("Teran");
    await page.locator('[name="message"]').fill(message);
    await page.locator('[name="terms"]').check();
  }

  const WAYS: [string, string, (route: Route) => Promise<void>][] = [
    ["the line breaks", "Odgovor nije stigao", (route) => route.abort("connectionreset")],
    ["the server is gone", "Odgovor nije stigao", (route) => route.abort("connectionrefused")],
    ["a proxy says 502", "Odgovor nije stigao", (route) => route.fulfill({ status: 502, ...HTML })],
    ["a proxy says 503", "Odgovor nije stigao", (route) => route.fulfill({ status: 503, ...HTML })],
    ["a hotel asks for a login", "Odgovor nije stigao", (route) => route.fulfill({ status: 200, ...HTML })],
    [
      "the door says 429",
      "Previše pokušaja",
      (route) => route.fulfill({ status: 429, headers: { "Retry-After": "60" }, ...HTML }),
    ],
  ];

  it("keeps page and values after each kind of failure, and is sent again, once", async () => {
    const { page, context } = await visitor();
    await openHydrated(page, "/kontakt");
    const shownAt = Date.now();
    await fillIn(page, "Na lošoj liniji");
    const key = await page.locator('[name="inquiryKey"]').inputValue();
    let send = page.locator(".contact-form > button");
    for (const [way, title, answer] of WAYS) {
      await page.route("**/kontakt.data*", (route) => posted(route, answer));
      await Promise.all([page.waitForRequest((request) => request.method() === "POST"), send.click()]);
      const alert = page.getByRole("alert").filter({ hasText: title });
      await alert.waitFor();
      // The button that sends again takes the focus away from it: here it is that of this failure.
      await expect.poll(() => focusIsIn(page, "[data-error-summary]"), { message: way }).toBe(true);
      expect(new URL(page.url()).pathname, way).toBe("/kontakt");
      expect(await page.locator('[name="message"]').inputValue(), way).toBe("Na lošoj liniji");
      expect(await page.locator('[name="terms"]').isChecked(), way).toBe(true);
      expect(await page.locator('[name="inquiryKey"]').inputValue(), way).toBe(key);
      await page.unroute("**/kontakt.data*");
      send = alert.getByRole("button", { name: "Pošalji ponovno" });
    }
    expect(inquiries("Na lošoj liniji")).toBe(0);
    await page.waitForFunction((earliest) => Date.now() > earliest, shownAt + MIN_FILLING_MS);
    await send.click();
    await page.waitForURL(/\/uspjesan-upit/);
    expect(inquiries("Na lošoj liniji")).toBe(1);
    await context.close();
  });

  it("says that there is no connection, until that is put away", async () => {
    const { page, context } = await visitor();
    await openHydrated(page, "/de/kontakt");
    await fillIn(page, "Ohne Verbindung");
    await context.setOffline(true);
    await page.locator(".contact-form > button").click();
    const alert = page.getByRole("alert").filter({ hasText: "Keine Verbindung" });
    await alert.waitFor();
    await alert.getByRole("button", { name: "Schließen" }).click();
    await gone(alert);
    expect(await page.locator('[name="message"]').inputValue()).toBe("Ohne Verbindung");
    await context.close();
  });

  it("says the number under which the server has logged its failure", async () => {
    const { page, context } = await visitor();
    await openHydrated(page, "/kontakt");
    const shownAt = Date.now();
    await fillIn(page, "Uz kvar kod vinarije");
    await page.waitForFunction((earliest) => Date.now() > earliest, shownAt + MIN_FILLING_MS);
    changeRows(server.dataDir, "alter table inquiries rename to lost_inquiries");
    try {
      await page.locator(".contact-form > button").click();
      const number = page.locator("[data-error-summary] code");
      await number.waitFor();
      const reference = await number.textContent();
      expect(reference).toMatch(/^[0-9a-f]{8}$/);
      await expect.poll(() => server.output()).toContain(`"reference":"${reference}"`);
      expect(await page.locator('[name="message"]').inputValue()).toBe("Uz kvar kod vinarije");
    } finally {
      changeRows(server.dataDir, "alter table lost_inquiries rename to inquiries");
    }
    await context.close();
  });

  it("keeps what was typed while the answer was late", async () => {
    const { page, context } = await visitor();
    await openHydrated(page, "/kontakt");
    let giveUp = async () => {};
    const underWay = new Promise<void>((resolve) => {
      void page.route("**/kontakt.data*", (route) =>
        posted(route, async () => {
          giveUp = () => route.abort("timedout");
          resolve();
        }),
      );
    });
    await fillIn(page, "Prvo");
    await page.locator(".contact-form > button").click();
    await underWay;
    await page.locator('[name="message"]').fill("Prvo, i još nešto");
    await giveUp();
    await page.locator("[data-error-summary]").waitFor();
    expect(await page.locator('[name="message"]').inputValue()).toBe("Prvo, i još nešto");
    await context.close();
  });
});

describe("a login", () => {
  it("that is lost keeps the password in its field", async () => {
    const { page, context } = await visitor();
    await openHydrated(page, "/login");
    await page.locator('[name="email"]').fill("ana@gost.example");
    await page.locator('[name="password"]').fill("sunce nad vinogradom");
    await context.setOffline(true);
    await page.locator("#login > button").click();
    await page.getByRole("alert").filter({ hasText: "Nema veze" }).waitFor();
    expect(await page.locator('[name="password"]').inputValue()).toBe("sunce nad vinogradom");
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("vinogradom");
    await context.close();
  });
});

describe("the forgotten password's overlay", () => {
  const WAYS: [string, (visitor: Visitor) => Promise<unknown>][] = [
    ["Keine Verbindung", ({ context }) => context.setOffline(true)],
    ["konnte nicht gesendet werden", ({ page }) => page.route("**/*", (route) => route.abort("connectionrefused"))],
    [
      "konnte nicht gesendet werden",
      ({ page }) => page.route("**/*", (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" })),
    ],
  ];

  it("says so in alert colour for three seconds, without a connection, without a server and where a proxy says 502", async () => {
    const made = await visitor();
    const { page, context } = made;
    await page.clock.install({ time: "2026-11-02T10:00:00" });
    await openHydrated(page, "/de/login?overlay=forgotPassword");
    await page.clock.pauseAt("2026-11-02T11:00:00");
    for (const [words, breakLine] of WAYS) {
      await page.locator("#forgot-email").fill("ana@gost.example");
      await breakLine(made);
      await page.locator("#forgotPassword > button").click();
      const message = page.locator(".forgot .notice-alert").filter({ hasText: words });
      await message.waitFor();
      expect(await page.locator("#forgot-email").inputValue()).toBe("ana@gost.example");
      await page.clock.runFor(2900);
      expect(await message.count()).toBe(1);
      await page.clock.runFor(200);
      await gone(message);
      await page.unrouteAll();
      await context.setOffline(false);
    }
    expect(await page.getByRole("heading", { name: "Oops" }).count()).toBe(0);
    await context.close();
  });
});

it.for([
  ["a cart", "/de?overlay=cartOpen", 'class="cart-line'],
  ["an award", "/de/auszeichnungen?overlay=award&award=malvazija-2025-2026", 'id="overlay-title"'],
  ["the forgotten password", "/de/anmelden?overlay=forgotPassword", 'id="overlay-title"'],
] as const)(
  "%s that breaks off leaves a way back to its page, and no stop that is not seen",
  async ([, path, last], { shared }) => {
    const cart = JSON.stringify([{ productId: "malvazija-2025", quantity: 6 }]);
    const { page, context } = await newVisitor(shared.browser, { url: shared.server.url, scripts: false, cart });
    await page.route("**/*overlay=*", async (route) => {
      const html = await (await route.fetch()).text();
      await route.fulfill({ contentType: "text/html", body: html.slice(0, html.lastIndexOf(last) + last.length) });
    });
    await page.goto(path);
    // Half of the panel has come, and is not shown.
    expect(await stopsOutside(page, ".overlay-backdrop", 4)).toEqual([]);
    await page.mouse.click(10, 450);
    await page.waitForURL((address) => address.search === "");
    await context.close();
  },
);
