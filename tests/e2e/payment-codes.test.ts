import { expect, onTestFinished } from "vitest";
import { ibanInGroups } from "../../app/shop/money/iban.ts";
import { WINERY } from "../../app/shop/winery/winery.ts";
import { type AccountShop, accountShop } from "../support/account-shop.ts";
import { newVisitor, openBrowser } from "../support/browser.ts";
import { ORDER_FIELDS, SIX_MALVAZIJA } from "../support/buyers.ts";
import { readCodes } from "../support/read-codes.ts";
import { it } from "../support/shared-server.ts";

let shop: AccountShop;

it.beforeAll(({ shared }) => {
  shop = accountShop(shared.server);
});

const CART = `cart=${encodeURIComponent(JSON.stringify(SIX_MALVAZIJA))}`;

/** Orders six bottles by transfer; the address of the page that thanks for it. */
async function ordered(orderKey: string): Promise<string> {
  const fields = { ...ORDER_FIELDS, firstName: "Željka", lastName: "Đurić", orderKey };
  const answer = await shop.post("/potvrda", fields, { cookie: CART });
  expect(answer.status).toBe(303);
  return answer.headers.get("Location") ?? "";
}

it("a phone reads both codes off the screen, and until when bottles are kept, on the page that thanks and on the order's, without scripts", async ({
  shared: { server },
}) => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const thanks = await ordered("codes-on-a-phone-of-22");
  // Phones have two pixels for one at least: with one, a bar of the slip is a pixel wide, and some numbers of orders cannot be read.
  const { page } = await newVisitor(browser, { url: server.url, scripts: false, width: 360, pixelRatio: 2 });
  const pages = [thanks, `/narudzba/${new URLSearchParams(thanks.split("?")[1]).get("order")}`];
  for (const address of pages) {
    await page.goto(address);
    const slip = page.getByAltText(/^Barkod za plaćanje u\shrvatskim bankama, s\siznosom/);
    const european = page.getByAltText(/^QR kod za plaćanje u\sbankama u\sEuropi, s\siznosom/);
    const [first] = await readCodes(await slip.screenshot(), 640, "#ffffff");
    const [second] = await readCodes(await european.screenshot(), 640, "#ffffff");
    expect(first?.text.split("\n").slice(2, 4)).toEqual(["000000000006884", "Željka Đurić"]);
    expect(second?.text).toContain("\nEUR68.84\n");
    expect(await page.getByText(ibanInGroups(WINERY.bank.iban), { exact: true }).isVisible()).toBe(true);
    expect(await page.getByText(/^Boce čuvamo za Vas do\s/).isVisible()).toBe(true);
    // The order's page says first what is to be paid.
    expect(await page.getByText("Uplatite do tada.").count()).toBe(address === thanks ? 1 : 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

it("the account's number is copied by a press", async ({ shared: { server, browser } }) => {
  const thanks = await ordered("codes-on-a-desk-of-22s");
  const { context, page } = await newVisitor(browser, { url: server.url, scripts: true });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(thanks);
  await page.getByRole("button", { name: "Kopiraj IBAN" }).click();
  await page.getByText("IBAN je kopiran.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(WINERY.bank.iban);
  await context.close();
});
