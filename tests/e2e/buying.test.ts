import type { Browser, Page } from "playwright";
import { describe, expect, vi } from "vitest";
import type { Language } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { answerTo, gone, hydrated, newVisitor } from "../support/browser.ts";
import { SOON } from "../support/patience.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { mailsIn, rowsOf } from "../support/stored.ts";

/** Malvazija 2025: 9.99 € a bottle, packed in boxes of six. */
const WINE = "malvazija-2025";

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ shared }) => {
  ({ server, browser } = shared);
});

const addForm = (page: Page, product: string) =>
  page.locator(`main form[action="/cart"]:has(input[name="productId"][value="${product}"])`).first();

/** From the home page to the checkout with a full box, by links and forms only. */
async function fillBoxAndCheckOut(page: Page, language: Language): Promise<void> {
  await page.goto(pathTo("home", language));
  await sayYes(page);
  await page
    .locator(`header a[href="${pathTo("our-products", language)}"]`)
    .first()
    .click();
  await page.waitForURL(`**${pathTo("our-products", language)}`);
  await addForm(page, WINE).locator("button:not(.heart)").last().click();
  await page.locator(".frame-notice").waitFor();
  await page.locator('header a[href*="overlay=cartOpen"]').first().click();
  const panel = page.getByRole("dialog");
  await panel.locator('button[value="fillBox"], form:has(input[value="fillBox"]) button').first().click();
  await panel.locator(`a[href="${pathTo("checkout", language)}"]`).click();
  await page.waitForURL(`**${pathTo("checkout", language)}`);
}

/** Answers the age gate, which stands before the shop on a first visit. */
async function sayYes(page: Page): Promise<void> {
  await page.locator('form[action="/age-gate"] button[value="yes"]').click();
  await gone(page.locator('form[action="/age-gate"]'));
}

const BUYER = {
  firstName: "Ana",
  lastName: "Đurić Žgaljić",
  email: "ana@kupac.example",
  phone: "+385 91 234 5678",
  address: "Splitska 5",
  city: "Pula",
  postalCode: "52100",
};

async function fillIn(page: Page, values: Record<string, string> = BUYER): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="adult"]').check();
  await page.locator('[name="terms"]').check();
}

const CASES: { language: Language; scripts: boolean; subject: RegExp }[] = [
  { language: "hr", scripts: false, subject: /narud/i },
  { language: "de", scripts: true, subject: /bestell/i },
];

describe.each(CASES)("a guest who reads $language, scripts $scripts", ({ language, scripts, subject }) => {
  it("goes from home to the stored order and gets the mail", async () => {
    const email = `${language}-${scripts}@kupac.example`;
    const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts, firstVisit: true });
    await fillBoxAndCheckOut(page, language);
    await fillIn(page, { ...BUYER, email });
    // The checkout opens with the country of the reader's language; without scripts its price is worked out by a button.
    await page.locator('[name="country"]').selectOption("HR");
    if (!scripts) await answerTo(page, () => page.locator('button[value="update"]').click());
    await page.locator('button[value="order"]').click();
    await page.waitForURL(`**${pathTo("order-success", language)}?order=*`);

    // 6 × 9.99 = 59.94 gross, 6 × 0.50 fee, 5.90 delivery of one box within Croatia.
    const [order] = rowsOf(server.dataDir, "select * from orders where email = ?", email);
    expect(order).toMatchObject({
      language,
      state: "awaitingPayment",
      first_name: BUYER.firstName,
      last_name: BUYER.lastName,
      phone: "+385912345678",
      gross_cents: 5994,
      net_cents: 4795,
      tax_cents: 1199,
      fee_cents: 300,
      delivery_cents: 590,
      total_cents: 6884,
    });
    const lines = rowsOf(server.dataDir, "select * from order_lines where order_id = ?", String(order?.id));
    expect(lines).toMatchObject([{ product_id: WINE, quantity: 6, price_cents: 999 }]);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await context.cookies(server.url)).not.toContainEqual(expect.objectContaining({ name: "cart" }));
    await vi.waitFor(() => {
      const toBuyer = mailsIn(server.dataDir).filter((mail) => mail.includes(`\nTo: ${email}`));
      expect(toBuyer).toHaveLength(1);
      expect(subject.test(decodedSubject(toBuyer[0] ?? ""))).toBe(true);
    }, SOON);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

function decodedSubject(mail: string): string {
  const line = /^Subject: ((?:.|\r?\n[ \t])*)/m.exec(mail)?.[1] ?? "";
  return line.replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, text: string) =>
    decodeURIComponent(text.replaceAll("_", " ").replace(/=([0-9A-F]{2})/gi, "%$1")),
  );
}

describe("the checkout without scripts", () => {
  /** Somebody who has come to the checkout with a full box, or with so many bottles. */
  async function atCheckout(language: Language, quantity = 6) {
    const cart = JSON.stringify([{ productId: WINE, quantity }]);
    const visitor = await newVisitor(browser, { url: server.url, scripts: false, cart });
    await visitor.page.goto(pathTo("checkout", language));
    return visitor;
  }

  it("says beside each field what is wrong, answers 422 and keeps what was typed", async () => {
    const { page, context } = await atCheckout("hr");
    await fillIn(page, { ...BUYER, postalCode: "52100" });
    await page.locator('[name="email"]').fill("ana@kupac");
    await page.locator('[name="note"]').fill("Zvoniti dvaput");
    await page.locator("form.checkout").evaluate((form) => form.setAttribute("novalidate", ""));
    const response = await answerTo(page, () => page.locator('button[value="order"]').click());
    expect(response.status()).toBe(422);
    const email = page.locator('[name="email"]');
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    const described = (await email.getAttribute("aria-describedby")) ?? "";
    expect(await page.locator(`#${described.split(" ").at(-1)}`).textContent()).toContain("e-pošte");
    const summary = page.locator("[data-error-summary]");
    expect(await summary.getByRole("link").count()).toBe(1);
    expect(await summary.getByRole("link").getAttribute("href")).toBe(`#${await email.getAttribute("id")}`);
    await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await page.locator('[name="note"]').inputValue()).toBe("Zvoniti dvaput");
    expect(await page.locator('[name="adult"]').isChecked()).toBe(true);
    await context.close();
  });

  it("lists what is wrong in the order of the page, the two addresses told apart", async () => {
    const { page, context } = await atCheckout("en");
    await page.locator('[name="billingSameAsDelivery"]').uncheck();
    await page.locator("form.checkout").evaluate((form) => form.setAttribute("novalidate", ""));
    await answerTo(page, () => page.locator('button[value="order"]').click());
    const listed = await page.locator("[data-error-summary] a").allTextContents();
    expect(listed.map((text) => text.split(":")[0])).toEqual([
      ...["First name", "Last name", "E-mail", "Phone", "Street and number", "Postal code", "Town or city"],
      ...["Billing address, street and number", "Billing address, postal code", "Billing address, town or city"],
      ...["Age", "Terms and conditions"],
    ]);
    await context.close();
  });

  it("says at once that a box is not full, and leads to the cart", async () => {
    const { page, context } = await atCheckout("en", 4);
    await page.locator('main .notice a[href$="?overlay=cartOpen"]').click();
    await page.getByRole("dialog").locator('input[value="fillBox"]').waitFor({ state: "attached" });
    await context.close();
  });

  it("works out the total for another delivery when 'update' is pressed", async () => {
    const { page, context } = await atCheckout("en");
    expect(await page.locator(".figures tfoot").textContent()).toContain("68,84 €");
    await page.locator('[name="firstName"]').fill("Ana");
    await page.locator('[name="delivery"][value="pickup"]').check();
    await answerTo(page, () => page.locator('button[value="update"]').click());
    expect(await page.locator(".figures tfoot").textContent()).toContain("62,94 €");
    expect(await page.locator('[name="firstName"]').inputValue()).toBe("Ana");
    await context.close();
  });

  it("leads another country than Croatia to the order inquiry and keeps the cart", async () => {
    const { page, context } = await atCheckout("de");
    await fillIn(page, { ...BUYER, email: "berlin@kunde.example", postalCode: "10115", city: "Berlin" });
    await page.locator('button[value="inquiry"]').click();
    await page.waitForURL(`**${pathTo("inquiry-success", "de")}*`);
    expect(rowsOf(server.dataDir, "select * from orders where email = ?", "berlin@kunde.example")).toEqual([]);
    expect(rowsOf(server.dataDir, "select kind from inquiries where email = ?", "berlin@kunde.example")).toEqual([
      { kind: "order" },
    ]);
    expect(await context.cookies(server.url)).toContainEqual(expect.objectContaining({ name: "cart" }));
    await context.close();
  });
});

describe("the cart with scripts", () => {
  it("adds up quick presses and agrees between two tabs", async () => {
    const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts: true });
    await page.goto(pathTo("our-products", "hr"));
    await hydrated(page);
    await addForm(page, WINE).locator("button:not(.heart)").last().click();
    await page.locator(".frame-notice").waitFor();
    const other = await context.newPage();
    await other.goto("/?overlay=cartOpen");
    await hydrated(other);
    await page.goto(`${pathTo("our-products", "hr")}?overlay=cartOpen`);
    await hydrated(page);
    const more = page
      .getByRole("dialog")
      .locator('button[value="increment"], form:has(input[value="increment"]) button');
    for (let press = 0; press < 4; press++) await more.first().click();
    await vi.waitFor(async () => {
      expect(await quantityIn(page)).toBe("5");
      expect(await quantityIn(other)).toBe("5");
    }, SOON);
    const cart = (await context.cookies(server.url)).find(({ name }) => name === "cart");
    expect(JSON.parse(decodeURIComponent(cart?.value ?? ""))).toEqual([{ productId: WINE, quantity: 5 }]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

const quantityIn = (page: Page) => page.getByRole("dialog").locator('input[name="quantity"]').first().inputValue();
