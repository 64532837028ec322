import type { Browser, Page } from "playwright";
import { describe, expect } from "vitest";
import { pathTo } from "../../app/routing/paths.ts";
import { gone, newVisitor, openHydrated } from "../support/browser.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ shared }) => {
  ({ server, browser } = shared);
});

const visitor = (given: { firstVisit?: boolean; cart?: string } = {}) =>
  newVisitor(browser, { url: server.url, scripts: true, ...given });

/** The page has asked in vain whether the shop is there. */
const asksForTheShop = (page: Page) => page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");

describe("a first visitor without a connection", () => {
  it("meets the age gate again after an answer that was lost, and may send it once more", async () => {
    const { page, context } = await visitor({ firstVisit: true });
    await openHydrated(page, "/");
    await context.setOffline(true);
    await page.locator('.gate button[value="yes"]').click();
    const notice = page.getByRole("alert").filter({ hasText: "Nema veze" });
    await notice.waitFor();
    await page.locator(".gate").waitFor();
    await context.setOffline(false);
    await notice.getByRole("button", { name: "Pokušaj ponovno" }).click();
    await gone(page.locator(".gate"));
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain("ageGateAccepted");
    await context.close();
  });
});

describe("the cart without a connection", () => {
  const lines = (page: Page) => page.locator(".cart-line");

  it("keeps what is added, says so, and asks the server when the line is back", async () => {
    const { page, context } = await visitor({ cart: '[{"productId":"medica","quantity":6}]' });
    await openHydrated(page, "/nasi-proizvodi/malvazija-2025");
    await context.setOffline(true);
    await page.locator(".product-add button").last().click();
    await page.getByText("Spremljeno na ovom uređaju").waitFor();
    await page.locator('header a[href*="overlay=cartOpen"]').first().click();
    const panel = page.getByRole("dialog");
    await panel.getByText("Spremljeno na ovom uređaju").waitFor();
    // What lies in it is described by the server.
    expect(await lines(page).count()).toBe(0);
    await context.setOffline(false);
    await expect.poll(() => lines(page).count()).toBe(2);
    await gone(panel.getByText("Spremljeno na ovom uređaju"));
    await context.close();
  });

  it("says of an empty cart that something waits in it", async () => {
    const { page, context } = await visitor();
    await openHydrated(page, "/nasi-proizvodi/malvazija-2025");
    await page.route("**/*.data*", (route) => route.abort("connectionrefused"));
    await page.locator(".product-add button").last().click();
    await page.locator('header a[href*="overlay=cartOpen"]').first().click();
    await page.getByRole("dialog").getByText("Spremljeno na ovom uređaju").waitFor();
    expect(await page.locator(".cart-empty").count()).toBe(0);
    await page.unroute("**/*.data*");
    await expect.poll(() => lines(page).count(), { timeout: 10_000 }).toBe(1);
    await context.close();
  });
});

describe("a link", () => {
  it("is not followed without a connection: the page stays with all that was typed", async () => {
    const { page, context } = await visitor();
    await openHydrated(page, "/kontakt");
    await page.locator('[name="message"]').fill("Napola");
    await context.setOffline(true);
    await page.locator('header a[href="/nagrade"]').first().click();
    await page.getByRole("alert").filter({ hasText: "Nema veze" }).waitFor();
    expect(await page.locator('[name="message"]').inputValue()).toBe("Napola");
    await context.setOffline(false);
    await gone(page.getByRole("alert").filter({ hasText: "Nema veze" }));
    await page.locator('header a[href="/nagrade"]').first().click();
    await page.waitForURL("**/nagrade");
    await context.close();
  });

  it("leads on once the proxy has its server again", async () => {
    const { page, context } = await visitor();
    await openHydrated(page, "/nagrade");
    await page.route("**/o-nama.data*", (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }));
    await page.locator('header a[href="/o-nama"]').first().click();
    await page.getByRole("alert").filter({ hasText: "Trgovina trenutačno nije dostupna" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/nagrade");
    await page.unroute("**/o-nama.data*");
    await page.waitForURL("**/o-nama");
    await context.close();
  });

  it("leaves the page as well where the line is broken, and the browser has not noticed", async () => {
    const { page, context } = await visitor();
    await openHydrated(page, "/kontakt");
    await page.locator('[name="message"]').fill("Napola");
    await page.route("**/*", (route) => route.abort("connectionrefused"));
    const screenFile = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
    await Promise.all([screenFile, page.locator('header a[href="/nagrade"]').first().click()]);
    await page.getByRole("alert").filter({ hasText: "Trgovina trenutačno nije dostupna" }).waitFor();
    expect(await page.locator('[name="message"]').inputValue()).toBe("Napola");
    // Right after it has asked in vain: were the line back between the file and the shop, the page would be reloaded.
    await asksForTheShop(page);
    await page.unroute("**/*");
    await page.waitForURL("**/nagrade");
    await context.close();
  });

  it("waits also for the texts of the screen, which come when the line is back", async () => {
    const { page, context } = await visitor();
    await openHydrated(page, "/kontakt");
    const broken = /\/static\/message-files-/;
    await page.route("**/*", (route) =>
      broken.test(route.request().url()) || route.request().method() === "HEAD"
        ? route.abort("connectionrefused")
        : route.continue(),
    );
    let failures = 0;
    page.on("requestfailed", (request) => {
      if (broken.test(request.url())) failures += 1;
    });
    await page.locator('header a[href="/nagrade"]').first().click();
    await expect.poll(() => failures).toBeGreaterThan(1);
    await page.unroute("**/*");
    await page.getByRole("heading", { level: 1, name: "Medalje i riječi žirija" }).waitFor();
    await context.close();
  });

  it("is not followed by a form that loads a document either", async () => {
    const { page, context } = await visitor();
    await openHydrated(page, "/kontakt");
    await context.setOffline(true);
    await page.locator(".header-language summary").click();
    await page.locator('.header-language button[value="de"]').click();
    await page.getByRole("alert").filter({ hasText: "Nema veze" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/kontakt");
    await context.close();
  });
});

describe("a part of the page that cannot be loaded", () => {
  it("leaves the page and what was typed where there is no connection: the foot of the menu", async () => {
    const { page, context } = await visitor();
    await page.setViewportSize({ width: 360, height: 800 });
    await openHydrated(page, "/kontakt");
    await page.locator('[name="message"]').fill("Napola");
    await context.setOffline(true);
    await Promise.all([asksForTheShop(page), page.locator(".header-menu summary").click()]);
    await page.locator(".header-menu nav a").first().waitFor();
    expect(await page.locator('[name="message"]').inputValue()).toBe("Napola");
    await context.close();
  });

  it("leaves them where the server is gone: what is suggested in the search field", async () => {
    const { page, context } = await visitor();
    await openHydrated(page, pathTo("search", "hr"));
    await page.route("**/*", (route) => route.abort("connectionrefused"));
    await Promise.all([asksForTheShop(page), page.locator("#q").fill("teran")]);
    expect(await page.locator("#q").inputValue()).toBe("teran");
    await context.close();
  });
});
