import type { Browser } from "playwright";
import { describe, expect } from "vitest";
import { ibanInGroups } from "../../app/shop/money/iban.ts";
import { WINERY } from "../../app/shop/winery/winery.ts";
import { type AccountShop, accountShop } from "../support/account-shop.ts";
import { answerTo, newVisitor } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";
import { changeRows } from "../support/stored.ts";

let shop: AccountShop;
let browser: Browser;

it.beforeAll(({ shared }) => {
  ({ browser } = shared);
  shop = accountShop(shared.server);
  // Each test orders a box of it, as those of other files do.
  changeRows(shop.server.dataDir, "update products set stock = stock + 120 where id = 'medica'");
});

/** An order of a guest: its token, as it stands in the database. */
async function ordered(email: string, payment = "transfer"): Promise<string> {
  const number = await shop.order(email);
  const [row] = shop.rows("select token from orders where number = ?", number);
  changeRows(shop.server.dataDir, `update orders set payment = '${payment}' where number = '${number}'`);
  return String(row?.token);
}

const orderOf = (token: string) => shop.rows("select state, payment from orders where token = ?", token)[0];
const visit = (scripts: boolean) => newVisitor(browser, { url: shop.server.url, scripts, locale: "hr-HR" });

describe("a guest's order", () => {
  it.each([false, true])("is cancelled on its page, by two presses (scripts: %s)", async (scripts) => {
    const token = await ordered(`otkaz-${scripts}@kupac.example`);
    const { page, context } = await visit(scripts);
    const answer = await page.goto(`/narudzba/${token}`);
    expect(answer?.headers()["cache-control"]).toBe("no-store");
    expect(await page.locator('[aria-current="step"]').textContent()).toContain("Naručeno");
    expect(await page.locator("#order-withdrawal").count()).toBe(1);
    const cancel = page.getByRole("button", { name: "Da, otkaži narudžbu" });
    expect(await cancel.isVisible()).toBe(false);
    await page.getByText("Otkaži narudžbu", { exact: true }).click();
    await cancel.click();
    await page.getByText("Narudžba je otkazana").waitFor();
    expect(await page.locator('[aria-current="step"]').textContent()).toContain("Otkazano");
    expect(await cancel.count()).toBe(0);
    expect(await page.locator(".order-steps").getByRole("link", { name: "Pišite nam" }).isVisible()).toBe(true);
    // There is no contract any more from which one could withdraw.
    expect(await page.locator("#order-withdrawal").count()).toBe(0);
    expect(orderOf(token)).toMatchObject({ state: "cancelled" });
    await context.close();
  });

  it("says so where it was paid while its page was open", async () => {
    const token = await ordered("kasno-otkazano@kupac.example");
    const { page, context } = await visit(false);
    await page.goto(`/narudzba/${token}`);
    changeRows(shop.server.dataDir, `update orders set state = 'paid', paid_at = 1 where token = '${token}'`);
    await page.getByText("Otkaži narudžbu", { exact: true }).click();
    await answerTo(page, () => page.getByRole("button", { name: "Da, otkaži narudžbu" }).click());
    expect(await page.locator('[aria-current="step"]').textContent()).toContain("Plaćeno");
    expect(orderOf(token)).toMatchObject({ state: "paid" });
    await context.close();
  });
});

describe("a guest's order that is done", () => {
  const MEDICA = '{"productId":"medica","quantity":6}';
  const isDone = (token: string) =>
    changeRows(shop.server.dataDir, `update orders set state = 'done', paid_at = 1 where token = '${token}'`);

  it.each([false, true])("is ordered again by one press (scripts: %s)", async (scripts) => {
    const token = await ordered(`ponovno-${scripts}@kupac.example`);
    isDone(token);
    const { page, context } = await visit(scripts);
    await page.goto(`/narudzba/${token}`);
    await page.getByRole("button", { name: "Naruči ponovno" }).click();
    await page.waitForURL(`**/narudzba/${token}?again=done`);
    const notice = page.locator(".notice", { hasText: "Dodano u košaricu" });
    await notice.getByRole("link", { name: "Otvori košaricu" }).click();
    await page.locator(".cart-line", { hasText: "Medica" }).waitFor();
    const cart = (await context.cookies()).find(({ name }) => name === "cart");
    expect(decodeURIComponent(cart?.value ?? "")).toBe(`[${MEDICA}]`);
    await context.close();
  });

  it("puts no more into the cart than there is, and says what is missing", async () => {
    const token = await ordered("rasprodano@kupac.example");
    isDone(token);
    const path = `/narudzba/${token}`;
    const [stock] = shop.rows("select stock from products where id = 'medica'");
    changeRows(shop.server.dataDir, "update products set stock = 0 where id = 'medica'");
    const answer = await shop.post(path, { intent: "again" });
    changeRows(shop.server.dataDir, `update products set stock = ${stock?.stock} where id = 'medica'`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(`${path}?again=none&missing=medica`);
    const page = await (await shop.ask(`${path}?again=none&missing=medica`)).text();
    expect(page).toContain("Ništa od ovoga trenutačno nije na zalihi");
    expect(page).toContain("nema dovoljno: Medica");
  });

  it("is said to have added nothing where all there is lies in the cart already, and names what is scarce", async () => {
    const token = await ordered("dvaput@kupac.example");
    isDone(token);
    const path = `/narudzba/${token}`;
    const [stock] = shop.rows("select stock from products where id = 'medica'");
    changeRows(shop.server.dataDir, "update products set stock = 6 where id = 'medica'");
    const cookie = `cart=${encodeURIComponent(`[${MEDICA}]`)}`;
    const answer = await shop.post(path, { intent: "again" }, { cookie });
    changeRows(shop.server.dataDir, `update products set stock = ${stock?.stock} where id = 'medica'`);
    expect(answer.headers.get("Location")).toBe(`${path}?again=full&missing=medica`);
    expect(decodeURIComponent(answer.headers.getSetCookie().join())).toContain(`cart=[${MEDICA}]`);
    const page = await (await shop.ask(`${path}?again=full&missing=medica`)).text();
    expect(page).not.toContain("Dodano u košaricu");
    expect(page).toContain("nema dovoljno: Medica");
  });

  it("is nobody's, and read by nobody, without its token, and takes a cart that cannot be read for an empty one", async () => {
    const token = await ordered("napad@kupac.example");
    isDone(token);
    expect((await shop.post("/narudzba/nepoznato", { intent: "again" })).status).toBe(404);
    const guessed = await Promise.all(["nepoznato", "1"].map((guess) => shop.ask(`/narudzba/${guess}`)));
    expect(guessed.map(({ status }) => status)).toEqual([404, 404]);
    const answer = await shop.post(`/narudzba/${token}`, { intent: "again" }, { cookie: "cart=%5B%7B%22" });
    expect(answer.headers.get("Location")).toBe(`/narudzba/${token}?again=done`);
    expect(decodeURIComponent(answer.headers.getSetCookie().join())).toContain(`cart=[${MEDICA}]`);
  });

  it("asks for its payment first as long as it waits for that", async () => {
    const token = await ordered("ceka@kupac.example");
    const [, classes] =
      /<button class="([^"]+)"[^>]*>Naruči ponovno/.exec(await (await shop.ask(`/narudzba/${token}`)).text()) ?? [];
    expect(classes).toBe("button button-secondary");
  });
});

describe("the page of a payment that failed", () => {
  const place = (token: string) => `/greska-narudzbe?order=${token}`;

  it.each([false, true])("lets the order be paid by transfer (scripts: %s)", async (scripts) => {
    const token = await ordered(`kartica-${scripts}@kupac.example`, "card");
    const { page, context } = await visit(scripts);
    const answer = await page.goto(place(token));
    expect(answer?.headers()["cache-control"]).toBe("no-store");
    // Day and hour are not torn apart.
    expect(await page.locator("#main p").first().textContent()).toMatch(/\d\.\u00a0\p{L}+ \d{4}\., u\u00a0\d\d:\d\d/u);
    await page.getByRole("button", { name: "Plati uplatom na račun" }).click();
    await page.waitForURL(`**/narudzba/${token}`);
    await page.getByText(ibanInGroups(WINERY.bank.iban)).first().waitFor();
    expect(orderOf(token)).toMatchObject({ state: "awaitingPayment", payment: "transfer" });
    await context.close();
  });

  it("gives the bottles back into the cart", async () => {
    const token = await ordered("kosarica@kupac.example", "card");
    const { page, context } = await visit(false);
    await page.goto(place(token));
    await page.getByRole("button", { name: "Vrati boce u košaricu" }).click();
    await page.waitForURL("**/potvrda");
    expect(await page.locator(".order-line").count()).toBeGreaterThan(0);
    expect(orderOf(token)).toMatchObject({ state: "cancelled" });
    await context.close();
  });

  it("leads to the order where there is nothing to pay, and tells a stranger nothing", async () => {
    const token = await ordered("placeno@kupac.example", "card");
    changeRows(shop.server.dataDir, `update orders set state = 'paid', paid_at = 1 where token = '${token}'`);
    const paid = await (await shop.ask(place(token))).text();
    expect(paid).toContain(`/narudzba/${token}`);
    expect(paid).not.toContain('value="transfer"');
    const unknown = await (await shop.ask(place("nepoznato"))).text();
    expect(unknown).toContain("Ispričavamo se, narudžba nije uspjela");
    expect(unknown).not.toContain('value="transfer"');
  });
});
