import type { Browser, Page } from "playwright";
import { expect } from "vitest";
import { LANGUAGES, type Language } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { newVisitor } from "../support/browser.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ withPictures }) => {
  ({ server, browser } = withPictures);
});

const CART = '[{"productId":"malvazija-2025","quantity":6}]';
/** An A4 sheet less its margins, as pixels of a page. */
const SHEET = { width: 710, height: 1039 };

/** The language it is written in, and the one with the longest words. */
const FEW = ["hr", "de"] as const;

it("every page is printed on as few sheets as it needs", async () => {
  const { context, page } = await newVisitor(browser, { url: server.url, scripts: false, cart: CART });
  const counted: Record<string, number> = {};
  const expected: Record<string, number> = {};
  for (const [screen, most, languages, slug = ""] of [
    ["home", 2, LANGUAGES],
    ["product", 2, LANGUAGES, "malvazija-2025"],
    ["reservation", 1, LANGUAGES],
    ["delivery", 1, LANGUAGES],
    ["product", 2, FEW, "teran-2023"],
    ["our-products", 2, FEW],
    ["partners", 4, FEW],
    ["about-us", 2, FEW],
    ["terroir", 2, FEW],
    ["checkout", 1, FEW],
    ["contact", 1, FEW],
    ["awards", 1, FEW],
    ["withdrawal", 1, FEW],
  ] as const) {
    for (const language of languages) {
      const path = pathTo(screen, language, { slug });
      await page.goto(path);
      const pdf = await page.pdf({ format: "A4" });
      counted[path] = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expected[path] = most;
    }
  }
  expect(counted).toEqual(expected);
  await context.close();
});

/** Shows a screen's page as it is printed; German has the longest words. */
async function printed(screen: Parameters<typeof pathTo>[0], language: Language = "de") {
  const visitor = await newVisitor(browser, { url: server.url, scripts: false, cart: CART });
  await visitor.page.setViewportSize(SHEET);
  await visitor.page.emulateMedia({ media: "print" });
  await visitor.page.goto(pathTo(screen, language, { slug: "malvazija-2025" }));
  return visitor;
}

const edgesOf = (page: Page, part: string) =>
  page.locator(part).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right), top, bottom };
    }),
  );

it.for([
  ["home", ".header, .home-landscape, .home-packages, .home-contact-facts"],
  ["about-us", ".header, .story-plate, .about-people, .about-town-picture"],
  ["contact", ".header, .contact-details, .contact-map"],
  ["product", ".header, .product-top, .product-label"],
] as const)("on paper the lines and pictures of %s end where its words do", async ([screen, parts]) => {
  const { page, context } = await printed(screen);
  const all = await edgesOf(page, parts);
  expect(all).toHaveLength(parts.split(",").length);
  for (const { left, right } of all) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBe(all[0]?.right);
  }
  await context.close();
});

it("on paper home's packages stand clear of their prices, and its figures of one another", async () => {
  const { page, context } = await printed("home");
  const [words, prices] = [
    await edgesOf(page, ".home-packages li > :not(.price)"),
    await edgesOf(page, ".home-packages .price"),
  ];
  expect(prices).toHaveLength(3);
  const nearest = Math.min(...prices.map(({ left }) => left));
  for (const { right } of words) expect(right).toBeLessThan(nearest - 8);
  const figures = await page.locator(".home-figures dd").evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }),
  );
  for (const [at, { left }] of figures.entries()) {
    if (at > 0) expect(left - (figures[at - 1]?.right ?? 0)).toBeGreaterThan(8);
  }
  await context.close();
});

it("on paper every card of the list has its words beside its picture, whatever is said of its stock in line with them", async () => {
  const { page, context } = await printed("our-products");
  const cards = await page.locator(".product-card:visible").evaluateAll((all) =>
    all.map((card) => {
      const edge = (part: string) => card.querySelector(part)?.getBoundingClientRect();
      const [picture, words, few] = [edge(".picture"), edge("hgroup"), edge(".product-card-few")];
      return { beside: (words?.left ?? 0) - (picture?.right ?? 0), indented: few && few.left - (words?.left ?? 0) };
    }),
  );
  expect(cards.length).toBeGreaterThan(20);
  for (const { beside, indented = 0 } of cards) {
    expect(beside).toBeGreaterThan(4);
    expect(indented).toBe(0);
  }
  await context.close();
});

it("on paper a tasting has no circle to be ticked, and the checkout only what is chosen", async () => {
  const tastings = await printed("reservation");
  expect(await tastings.page.locator(".reservation-card:visible").count()).toBe(3);
  expect(await tastings.page.locator(".tick:visible").count()).toBe(0);
  await tastings.context.close();
  const { page, context } = await printed("checkout", "hr");
  const shown = await page
    .locator("input:visible, textarea:visible, select:visible")
    .evaluateAll((all) => all.map((one) => one.getAttribute("name")));
  expect(shown).toEqual(["country"]);
  expect(await page.locator(".checkout-summary .order-line:visible").count()).toBe(1);
  expect(await page.locator('.choice:visible:has([value="transfer"])').count()).toBe(1);
  expect(await page.locator('.choice:visible:has([value="card"])').count()).toBe(0);
  await context.close();
});

it("on paper a heading stands nearer to what it names than to what is above it", async () => {
  const { page, context } = await printed("product");
  const [heading] = await edgesOf(page, ".glass h2");
  const [above] = (await edgesOf(page, ".product-notes > section:not(.glass) p")).sort((a, b) => b.bottom - a.bottom);
  const [below] = await edgesOf(page, ".glass-scales");
  expect((heading?.top ?? 0) - (above?.bottom ?? 0)).toBeGreaterThan((below?.top ?? 0) - (heading?.bottom ?? 0));
  await context.close();
});

it("on paper the mark stands at the head of the first sheet, however far the page was scrolled", async () => {
  const { page, context } = await printed("terroir");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const head = page.locator(".header");
  expect(await head.evaluate((one) => one.getBoundingClientRect().top + scrollY)).toBe(0);
  await context.close();
});

it("on paper each medal has below it what its jury said, which opens on the screen", async () => {
  const { page, context } = await printed("awards");
  const said = page.locator(".awards-said:visible");
  expect(await said.count()).toBe(await page.locator(".awards-card").count());
  expect(await page.locator(".awards-head .lead:visible").count()).toBe(0);
  await page.emulateMedia({ media: "screen" });
  expect(await said.count()).toBe(0);
  await context.close();
});
