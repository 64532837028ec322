import type { Browser, Page, Route } from "playwright";
import { describe, expect } from "vitest";
import { gone, hydrated, newVisitor, openHydrated } from "../support/browser.ts";
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

  async function fillIn(page: Page, email: string): Promise<void> {
    await openHydrated(page, "/potvrda");
    for (const [name, value] of Object.entries({ ...PERSON, ...PLACE, email }))
      await page.locator(`[name="${name}"]`).fill(value);
    await page.locator('[name="adult"]').check();
    await page.locator('[name="terms"]').check();
  }

  /** Has the shop place what is posted, and does what else becomes of it. */
  const onPost = (page: Page, goOn: (route: Route) => unknown) =>
    page.route("**/potvrda.data*", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch({ maxRedirects: 0 });
      // With the answer its cookie is lost, which would have emptied the cart.
      await page.context().addCookies([{ name: "cart", value: encodeURIComponent(CART), url: server.url }]);
      await goOn(route);
    });

  async function loseTheAnswer(page: Page, email: string): Promise<void> {
    await fillIn(page, email);
    await onPost(page, (route) => route.abort("connectionreset"));
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

  it.each<[string, (page: Page) => Promise<unknown>]>([
    ["is reloaded", (page) => page.reload()],
    [
      "shows the cart",
      async (page) => {
        await page.locator(".checkout-edit:visible").first().click();
        await page.getByRole("dialog").waitFor();
      },
    ],
    [
      "is left, and come back to",
      async (page) => {
        await page.locator(".header a").first().click();
        await page.waitForURL((url) => url.pathname !== "/potvrda");
        await page.goBack();
      },
    ],
  ])("is placed once, though it hangs while its page %s", async (way, meanwhile) => {
    const email = `hanging.${way.replaceAll(/\W/g, "")}@kupac.example`;
    const { page, context } = await newVisitor(browser, { url: server.url, scripts: true, cart: CART });
    await fillIn(page, email);
    const placed = new Promise((resolve) => void onPost(page, resolve));
    await page.locator(".checkout-order").click();
    await placed;
    await meanwhile(page);
    await page.unroute("**/potvrda.data*");
    await openOrder(page);
    await page.locator(".checkout-order").click();
    await page.waitForURL(/\/uspjeh/);
    expect(ordersOf(email)).toHaveLength(1);
    await context.close();
  });

  /** The checkout as it is there after all that, with what was typed. */
  async function openOrder(page: Page): Promise<void> {
    await hydrated(page);
    await page.waitForURL(/\/potvrda/);
    await page.keyboard.press("Escape");
    await gone(page.getByRole("dialog"));
    await expect.poll(() => page.locator('[name="lastName"]').inputValue()).toBe("Horvat");
    await expect.poll(() => page.locator('[name="terms"]').isChecked()).toBe(true);
  }
});
