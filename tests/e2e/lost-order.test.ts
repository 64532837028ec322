import type { Browser, Page } from "playwright";
import { describe, expect } from "vitest";
import { gone, newVisitor, openHydrated } from "../support/browser.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { rowsOf } from "../support/stored.ts";

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ shared }) => {
  ({ server, browser } = shared);
});

describe("an order whose answer is lost", () => {
  const CART = '[{"productId":"malvazija-2025","quantity":6}]';
  const PERSON = { firstName: "Ana", lastName: "Horvat", phone: "+385912345678" };
  const PLACE = { address: "Splitska 5", city: "Pula", postalCode: "52100" };
  const ordersOf = (email: string) => rowsOf(server.dataDir, "select id from orders where email = ?", email);

  async function loseTheAnswer(page: Page, email: string): Promise<void> {
    await openHydrated(page, "/potvrda");
    for (const [name, value] of Object.entries({ ...PERSON, ...PLACE, email }))
      await page.locator(`[name="${name}"]`).fill(value);
    await page.locator('[name="adult"]').check();
    await page.locator('[name="terms"]').check();
    await page.route("**/potvrda.data*", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch({ maxRedirects: 0 });
      // With the answer its cookie is lost, which would have emptied the cart.
      await page.context().addCookies([{ name: "cart", value: encodeURIComponent(CART), url: server.url }]);
      return route.abort("connectionreset");
    });
    await page.locator(".checkout-order").click();
    await page.getByRole("alert").filter({ hasText: "Odgovor nije stigao" }).waitFor();
    expect(await page.locator('[name="lastName"]').inputValue()).toBe("Horvat");
    await page.unroute("**/potvrda.data*");
  }

  it.each<[string, (page: Page) => Promise<void>]>([
    ["sent twice", async () => {}],
    [
      "sent again after a look into the cart",
      async (page) => {
        const loadedAnew = page.waitForResponse("**/potvrda.data*");
        await page.locator(".checkout-edit:visible").first().click();
        await loadedAnew;
        await page.keyboard.press("Escape");
        await gone(page.getByRole("dialog"));
      },
    ],
    [
      "sent again after the page was loaded anew",
      async (page) => {
        await openHydrated(page, "/potvrda");
        await page.getByText("Vratili smo").waitFor();
      },
    ],
  ])("is placed once, though it is %s", async (way, meanwhile) => {
    const email = `${way.replaceAll(" ", ".")}@kupac.example`;
    const { page, context } = await newVisitor(browser, { url: server.url, scripts: true, cart: CART });
    await loseTheAnswer(page, email);
    await meanwhile(page);
    await page.locator(".checkout-order").click();
    await page.waitForURL(/\/uspjeh/);
    expect(ordersOf(email)).toHaveLength(1);
    // It was taken: what is ordered next is another order.
    await page.context().addCookies([{ name: "cart", value: encodeURIComponent(CART), url: server.url }]);
    await openHydrated(page, "/potvrda");
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("form:")))).toEqual([]);
    await context.close();
  });
});
