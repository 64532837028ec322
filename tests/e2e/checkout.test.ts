import type { Browser, Page } from "playwright";
import { describe, expect, onTestFinished } from "vitest";
import type { Language } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { answerTo, newVisitor } from "../support/browser.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { changeRows, rowsOf } from "../support/stored.ts";

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ shared }) => {
  ({ server, browser } = shared);
});

/** Six bottles of Malvazija: 59,94 € and the fee of 3,00 €; delivery of one box is 5,90 € within Croatia, 19,90 € to Italy. */
const CART = encodeURIComponent(JSON.stringify([{ productId: "malvazija-2025", quantity: 6 }]));

async function atCheckout(language: Language, scripts: boolean) {
  const visitor = await newVisitor(browser, { url: server.url, scripts });
  await visitor.context.addCookies([{ name: "cart", value: CART, url: server.url }]);
  await visitor.page.goto(pathTo("checkout", language));
  return visitor;
}

async function fillIn(page: Page, email: string): Promise<void> {
  const buyer = { firstName: "Ana", lastName: "Horvat", email, phone: "+385 91 234 5678" };
  const place = { address: "Splitska 5", city: "Pula", postalCode: "52100" };
  for (const [name, value] of Object.entries({ ...buyer, ...place }))
    await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="adult"]').check();
  await page.locator('[name="terms"]').check();
}

const total = (page: Page) => page.locator(".figures tfoot").textContent();
const choose = (page: Page, delivery: string) => page.locator(`[name="delivery"][value="${delivery}"]`).check();

/** Presses one of the form's buttons; the answer's status. */
async function press(page: Page, intent: string): Promise<number> {
  return (await answerTo(page, () => page.locator(`button[value="${intent}"]`).click())).status();
}

const ordersOf = (email: string) => rowsOf(server.dataDir, "select * from orders where email = ?", email);

describe("the checkout without scripts", () => {
  it("orders nothing at a total that was not shown, says both figures, each in both currencies, and then shows the new one", async () => {
    const { page, context } = await atCheckout("hr", false);
    const email = "dostava@kupac.example";
    await fillIn(page, email);
    await choose(page, "pickup");
    expect(await press(page, "update")).toBe(200);
    expect(await total(page)).toContain("62,94 €");
    await choose(page, "courier");
    expect(await press(page, "order")).toBe(409);
    const summary = await page.locator("[data-error-summary]").textContent();
    expect(summary).toContain("62,94\u00a0€ (474,22\u00a0kn)");
    expect(summary).toContain("68,84\u00a0€ (518,67\u00a0kn)");
    expect(ordersOf(email)).toEqual([]);
    expect(await page.locator('[name="address"]').inputValue()).toBe("Splitska 5");
    expect(await total(page)).toContain("68,84 €");
    await press(page, "order");
    expect(ordersOf(email)).toMatchObject([{ total_cents: 6884, delivery_cents: 590 }]);
    await context.close();
  });

  it("says once that a wine is sold out by now, and then orders, or asks for, the bottles that it shows", async () => {
    const lines = ["malvazija-2025", "merlot-2022"].map((productId) => ({ productId, quantity: 6 }));
    const cart = JSON.stringify(lines);
    const sellOut = (stock: number) =>
      changeRows(server.dataDir, `update products set stock = ${stock} where id = 'merlot-2022'`);
    const [{ stock = 0 } = {}] = rowsOf(server.dataDir, "select stock from products where id = 'merlot-2022'");
    onTestFinished(() => sellOut(Number(stock)));
    const { page, context } = await newVisitor(browser, { url: server.url, scripts: false, cart });
    await page.goto(pathTo("checkout", "hr"));
    const email = "rasprodano-u-kosarici@kupac.example";
    await fillIn(page, email);
    sellOut(0);
    expect(await press(page, "order")).toBe(409);
    expect(await page.locator("[data-error-summary]").textContent()).toContain("Merlot");
    expect(await total(page)).toContain("68,84 €");
    expect(await press(page, "order")).toBe(303);
    expect(ordersOf(email)).toMatchObject([{ total_cents: 6884 }]);

    sellOut(6);
    await context.addCookies([{ name: "cart", value: encodeURIComponent(cart), url: server.url }]);
    await page.goto(pathTo("checkout", "de"));
    await fillIn(page, email);
    sellOut(0);
    expect(await press(page, "inquiry")).toBe(409);
    expect(await page.locator("[data-error-summary]").textContent()).toContain("Merlot");
    expect(await press(page, "inquiry")).toBe(303);
    const asked = rowsOf(server.dataDir, "select details from inquiries where email = ?", email);
    expect(asked.map(({ details }) => JSON.parse(String(details)).lines)).toMatchObject([[lines[0]]]);
    await context.close();
  });

  it.for([
    ["hr", "HR", "5,90 €"],
    ["en", "HR", "5,90 €"],
    ["it", "IT", "19,90 €"],
    ["de", "DE", "24,90 €"],
  ] as const)(
    "opens in %s with the country that the cart has spoken of, %s, at the same price, %s",
    async ([language, country, cost]) => {
      const { page, context } = await atCheckout(language, false);
      expect(await page.locator('[name="country"]').inputValue()).toBe(country);
      expect(await page.locator('[name="billingCountry"]').inputValue()).toBe(country);
      expect(await page.locator(".checkout-summary .figures").textContent()).toContain(cost);
      await page.goto(pathTo("our-products", language, {}, { overlay: "cartOpen" }));
      expect(await page.locator(".cart-delivery").textContent()).toContain(cost.replace(" ", "\u00a0"));
      await context.close();
    },
  );

  it("says of another country that an inquiry comes first, and what the price list says once it is worked out", async () => {
    const { page, context } = await atCheckout("it", false);
    await page.locator(".checkout-inquiry-first").waitFor();
    expect(await page.locator('button[value="order"]').isVisible()).toBe(false);
    expect(await page.locator('button[value="inquiry"]').isVisible()).toBe(true);
    await page.locator('[name="country"]').selectOption("HR");
    expect(await page.locator('button[value="order"]').isVisible()).toBe(true);
    await press(page, "update");
    expect(await total(page)).toContain("68,84 €");
    await page.locator('[name="country"]').selectOption("IT");
    await press(page, "update");
    const summary = await page.locator(".checkout-summary").textContent();
    for (const figure of ["Consegna da listino", "19,90 €", "Totale indicativo", "82,84 €"]) {
      expect(summary).toContain(figure);
    }
    expect(await page.locator('button[value="update"]').isVisible()).toBe(true);
    await context.close();
  });
});

describe.each([{ scripts: false }, { scripts: true }])("a guest from Germany, scripts $scripts", ({ scripts }) => {
  it("orders at once where the wine is collected at the cellar, and pays there", async () => {
    const { page, context, complaints } = await atCheckout("de", scripts);
    const email = `koeln-${scripts}@kunde.example`;
    await fillIn(page, email);
    await page.locator('[name="country"]').selectOption("DE");
    await page.locator('[name="postalCode"]').fill("50668");
    await choose(page, "pickup");
    await page.locator('[name="payment"][value="cash"]').check();
    if (!scripts) await press(page, "update");
    expect(await page.locator(".checkout-inquiry-first").isVisible()).toBe(false);
    await page.locator('button[value="order"]').click();
    await page.waitForURL(`**${pathTo("order-success", "de")}?order=*`);
    expect(ordersOf(email)).toMatchObject([
      { country: "DE", delivery: "pickup", payment: "cash", delivery_cents: 0, total_cents: 6294 },
    ]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
