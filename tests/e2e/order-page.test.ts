import type { Browser } from "playwright";
import { afterAll, describe, expect } from "vitest";
import { telUri } from "../../app/shop/contact/phone.ts";
import { ibanInGroups } from "../../app/shop/money/iban.ts";
import { WINERY } from "../../app/shop/winery/winery.ts";
import { type AccountShop, openForAccounts } from "../support/account-shop.ts";
import { newVisitor } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";
import { changeRows } from "../support/stored.ts";

let shop: AccountShop;
let browser: Browser;

it.beforeAll(async ({ withPictures }) => {
  ({ browser } = withPictures);
  shop = await openForAccounts();
});

afterAll(async () => {
  await shop.close();
});

describe("an order's page", () => {
  it("tells an account how to pay by transfer as it tells a guest, until it is paid", async () => {
    const email = "racun@kupac.example";
    await shop.openAccount(email);
    const cookie = await shop.logIn(email);
    const number = await shop.order(email, cookie);
    const [row] = shop.rows("select token from orders where number = ?", number);
    const pages = [`/profile/orders?order=${number}`, `/narudzba/${row?.token}`];
    for (const page of pages) {
      const shown = await (await shop.ask(page, { cookie })).text();
      for (const fact of [ibanInGroups(WINERY.bank.iban), WINERY.bank.bic, `HR00 ${number}`])
        expect(shown).toContain(fact);
    }
    changeRows(shop.server.dataDir, `update orders set state = 'paid' where number = '${number}'`);
    for (const page of pages) {
      const shown = await (await shop.ask(page, { cookie })).text();
      expect(shown).toContain(number);
      expect(shown).not.toContain(WINERY.bank.bic);
    }
  });

  it("tells every amount in both currencies, in the list of orders as well", async () => {
    const email = "kune@kupac.example";
    await shop.openAccount(email);
    const cookie = await shop.logIn(email);
    const number = await shop.order(email, cookie);
    const shown = async (page: string) =>
      (await (await shop.ask(page, { cookie })).text()).replace(/<[^>]+>/g, " ").replaceAll("&nbsp;", " ");
    // 116,90 × 7,53450 = 880,78305; 108,00 × 7,53450 = 813,726; 3,00 × 7,53450 = 22,6035; 5,90 × 7,53450 = 44,45355.
    expect(await shown("/profile/orders")).toMatch(/116,90\s€\s+880,78\skn/);
    const one = await shown(`/profile/orders?order=${number}`);
    for (const both of ["108,00 € 813,73 kn", "3,00 € 22,60 kn", "5,90 € 44,45 kn", "116,90 € 880,78 kn"]) {
      expect(one).toMatch(new RegExp(both.replaceAll(" ", "\\s+")));
    }
  });

  it.for([
    ["courier", "dostavljena"],
    ["pickup", "preuzeta"],
  ])("says in the list how an order that is done ended (%s: %s)", async ([delivery, word]) => {
    const email = `${delivery}@kupac.example`;
    await shop.openAccount(email);
    const cookie = await shop.logIn(email);
    const number = await shop.order(email, cookie);
    changeRows(
      shop.server.dataDir,
      `update orders set state = 'done', delivery = '${delivery}' where number = '${number}'`,
    );
    const list = await (await shop.ask("/profile/orders", { cookie })).text();
    expect(list).toContain(`<span class="orders-state orders-state-done">${word}</span>`);
  });

  it("tells of what waits in the cellar until when, when the cellar is open and how to get there, each once", async () => {
    const number = await shop.order("preuzimanje@kupac.example");
    const until = new Date("2026-11-27T12:00:00+01:00").getTime();
    changeRows(
      shop.server.dataDir,
      `update orders set state = 'readyForPickup', delivery = 'pickup', payment = 'cash', delivery_cents = 0, total_cents = total_cents - 590,
        held_until = ${until} where number = '${number}'`,
    );
    const [row] = shop.rows("select token from orders where number = ?", number);
    const [main = ""] = (await (await shop.ask(`/narudzba/${row?.token}`)).text()).split("</main>");
    const shown = main.replace(/<[^>]+>/g, " ");
    expect(shown).not.toContain("Dostava");
    expect(main).toContain(`href="${telUri(WINERY.phones[0])}"`);
    const sentences = [
      "do petka, 27. studenoga 2026., u 12:00",
      "od 10 do 14 sati",
      "Kako do nas",
      "besplatno",
      "pri preuzimanju: 111,00 € (836,33 kn)",
    ];
    expect(sentences.map((one) => shown.replaceAll(/\s/g, " ").split(one).length - 1)).toEqual([1, 1, 1, 1, 1]);
  });

  it("tells how much is to be paid as long as something is, and of what was paid beforehand no more", async () => {
    const number = await shop.order("placeno@kupac.example");
    const [row] = shop.rows("select token from orders where number = ?", number);
    const shown = async () => (await (await shop.ask(`/narudzba/${row?.token}`)).text()).replaceAll(/\s/g, " ");
    expect(await shown()).toContain("Uplatite 116,90 € (880,78 kn).");
    const paid = "delivery = 'pickup', payment = 'cash', paid_at = 1, held_until = null";
    changeRows(shop.server.dataDir, `update orders set state = 'readyForPickup', ${paid} where number = '${number}'`);
    expect(await shown()).toContain("Vaša narudžba čeka Vas u vinariji.");
    expect(await shown()).not.toMatch(/preuzimanju: \d/);
  });

  it.for([
    ["awaitingPayment", "Ukupno"],
    ["cancelled", "Iznos otkazane narudžbe"],
    ["expired", "Iznos otkazane narudžbe"],
    ["refunded", "Vraćeni iznos"],
  ] as const)("calls what an order comes to by whether it is due (%s: %s)", async ([state, word]) => {
    const number = await shop.order(`iznos-${state}@kupac.example`);
    changeRows(shop.server.dataDir, `update orders set state = '${state}' where number = '${number}'`);
    const [row] = shop.rows("select token from orders where number = ?", number);
    const page = await (await shop.ask(`/narudzba/${row?.token}`)).text();
    const [, total] = /<tfoot>.*?<th[^>]*>(.*?)<\/th>/s.exec(page) ?? [];
    expect(total).toBe(word);
  });

  it("prints who sells, and nothing of what a visitor is asked on the screen", async () => {
    const number = await shop.order("ispis@kupac.example");
    const [row] = shop.rows("select token from orders where number = ?", number);
    const { page, context } = await newVisitor(browser, { url: shop.server.url, scripts: false, locale: "de-DE" });
    await page.goto(`/narudzba/${row?.token}`);
    const seller = page.locator(".order-sheet-seller");
    expect(await page.locator(".language-offer").isVisible()).toBe(true);
    expect(await seller.isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".language-offer").isVisible()).toBe(false);
    expect(await seller.isVisible()).toBe(true);
    const text = await seller.textContent();
    const { address, company, phones } = WINERY;
    const place = `${address.postalCode} ${address.city}`;
    for (const fact of [company.legalName, address.street, place, company.taxNumber, phones[0]]) {
      expect(text).toContain(fact);
    }
    await context.close();
  });

  it("shows the account's number in one line on a phone, as it is copied from paper", async () => {
    const number = await shop.order("mobitel@kupac.example");
    const [row] = shop.rows("select token from orders where number = ?", number);
    const { page, context } = await newVisitor(browser, { url: shop.server.url, scripts: false, width: 360 });
    for (const path of [`/narudzba/${row?.token}`, `/de/bestellung/${row?.token}`]) {
      await page.goto(path);
      const lines = await page.locator(".transfer-iban").evaluate((iban) => {
        const range = document.createRange();
        range.selectNodeContents(iban);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    await context.close();
  });
});
