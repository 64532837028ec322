import type { Browser, Page } from "playwright";
import { describe, expect } from "vitest";
import { MIN_FILLING_MS } from "../../app/shop/spam/start-time.server.ts";
import { type AccountShop, accountShop, PASSWORD } from "../support/account-shop.ts";
import { arrivedAt, hydrated, newVisitor, openHydrated } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";

let shop: AccountShop;
let browser: Browser;

it.beforeAll(({ shared }) => {
  shop = accountShop(shared.server);
  browser = shared.browser;
});

const visitor = (scripts = true) => newVisitor(browser, { url: shop.server.url, scripts });

const fieldValue = (page: Page, name: string) => page.locator(`[name="${name}"]`).inputValue();
const kept = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

async function logIn(page: Page, email: string): Promise<void> {
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.locator("#login > button").click();
}

describe("a form that was left half filled in", () => {
  it("is brought back, in another language as well, without moving the page, and can be emptied", async () => {
    const { page, context, complaints } = await visitor();
    await openHydrated(page, "/kontakt");
    await page.locator('[name="message"]').fill("Napola napisano");
    await page.locator('[name="terms"]').check();
    await page.locator('header a[href="/nagrade"]').first().click();
    await page.waitForURL("**/nagrade");
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) Object.assign(window, { moved: (shift as { value?: number }).value });
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openHydrated(page, "/de/kontakt");
    await page.getByText("Wir haben wiederhergestellt, was Sie zu schreiben begonnen hatten.").waitFor();
    expect(await fieldValue(page, "message")).toBe("Napola napisano");
    expect(await page.locator('[name="terms"]').isChecked()).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
    await page.getByRole("button", { name: "Formular leeren" }).click();
    expect(await fieldValue(page, "message")).toBe("");
    expect(await page.locator('[name="terms"]').isChecked()).toBe(false);
    await openHydrated(page, "/kontakt");
    expect(await fieldValue(page, "message")).toBe("");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("is forgotten once it was sent well", async () => {
    const { page, context } = await visitor();
    await openHydrated(page, "/kontakt");
    const shownAt = Date.now();
    const fields = { name: "Ana", email: "ana@gost.example", subject: "Teran", message: "Imate li još Terana?" };
    for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
    await page.locator('[name="terms"]').check();
    expect(await kept(page)).toContain("Imate li");
    await page.waitForFunction((earliest) => Date.now() > earliest, shownAt + MIN_FILLING_MS);
    await page.locator(".contact-form > button").click();
    await arrivedAt(page, /\/uspjesan-upit/);
    expect(await kept(page)).not.toContain("Imate li");
    await context.close();
  });

  it("gives way to what the server fills in: the order of a withdrawal", async () => {
    const { page, context } = await visitor();
    await openHydrated(page, "/raskid-ugovora");
    await page.locator('[name="orderNumber"]').fill("ne znam");
    await page.locator('[name="name"]').fill("Ana");
    await openHydrated(page, "/raskid-ugovora?order=2026-000001");
    await expect.poll(() => fieldValue(page, "name")).toBe("Ana");
    expect(await fieldValue(page, "orderNumber")).toBe("2026-000001");
    await context.close();
  });

  it("brings figures along that follow the choice: delivery at the checkout", async () => {
    const { page, context } = await visitor();
    const cart = encodeURIComponent('[{"productId":"malvazija-2025","quantity":6}]');
    await context.addCookies([{ name: "cart", value: cart, url: shop.server.url }]);
    await openHydrated(page, "/potvrda");
    await page.locator('[name="delivery"][value="pickup"]').check();
    // 6 × 9.99 and the fee of 3.00, and nothing for the way.
    const total = page.locator(".checkout-summary");
    await expect.poll(() => total.innerText()).toContain("62,94 €");
    await openHydrated(page, "/potvrda");
    await expect.poll(() => page.locator('[name="delivery"][value="pickup"]').isChecked()).toBe(true);
    await expect.poll(() => total.innerText()).toContain("62,94 €");
    await context.close();
  });

  it("never keeps a password, and is forgotten by the logout", async () => {
    await shop.openAccount("napola@kupac.example");
    const { page, context } = await visitor();
    await openHydrated(page, "/profil");
    await logIn(page, "napola@kupac.example");
    await arrivedAt(page, "**/profil");
    await page.locator('#profile [name="address"]').fill("Kandlerova 7");
    await page.locator("details.profile-fold summary").first().click();
    await page.locator('#changeEmail [name="presentPassword"]').fill(PASSWORD);
    expect(await kept(page)).toContain("Kandlerova 7");
    expect(await kept(page)).not.toContain(PASSWORD);
    await page.locator('form[action$="logout"] button').first().click();
    await page.waitForURL((url) => url.pathname !== "/profil");
    await hydrated(page);
    await expect.poll(() => kept(page)).not.toContain("Kandlerova 7");
    await context.close();
  });
});

describe("the hash of a guarded page", () => {
  it("is kept through the login", async () => {
    await shop.openAccount("znak@kupac.example");
    const { page, context } = await visitor();
    await openHydrated(page, "/profil#profile-security");
    expect(new URL(page.url()).pathname).toBe("/login");
    await logIn(page, "znak@kupac.example");
    await page.waitForURL(`${shop.server.url}/profil#profile-security`);
    await context.close();
  });
});
