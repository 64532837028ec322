import type { Browser, Page } from "playwright";
import { expect } from "vitest";
import type { Language } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import type { Screen } from "../../app/routing/screens.ts";
import { hydrated, newVisitor } from "../support/browser.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";

const JOURNEY_TIMEOUT_MS = 120_000;

const HEADER: Screen[] = ["our-products", "reservation", "terroir", "about-us", "awards", "contact", "home"];
const FOOTER: Screen[] = ["cookies", "delivery", "privacy-policy", "terms-and-conditions", "payment-method"];
const AS_DOCUMENT = "of-the-first-document";

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ shared }) => {
  ({ server, browser } = shared);
});

/** What tells one page from another, to the eye and to the ear. */
type Sight = { path: string; title: string; heading: string; lang: string };

const sightOf = (page: Page): Promise<Sight> =>
  page.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    heading: document.querySelector("h1")?.textContent ?? "",
    lang: document.documentElement.lang,
  }));

/** How the screens look when each is asked for as a document. */
async function asDocuments(paths: string[]): Promise<Map<string, Sight>> {
  const { page, context } = await newVisitor(browser, { url: server.url, scripts: true });
  const sights = new Map<string, Sight>();
  for (const path of paths) {
    await page.goto(path);
    sights.set(path, await sightOf(page));
  }
  await context.close();
  return sights;
}

const said = (page: Page) => page.locator('p.visually-hidden[role="status"]').allTextContents();

async function expectArrival(page: Page, expected: Sight | undefined): Promise<void> {
  await expect.poll(() => sightOf(page)).toEqual(expected);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  await expect.poll(() => said(page)).toContain(expected?.title);
}

/** The links of the header and of the footer; the header's menu is folded on narrow screens. */
async function follow(page: Page, part: "header" | "footer", path: string, width: number): Promise<void> {
  const folded = part === "header" && width < 1300;
  if (folded) await page.locator(".header-menu > summary").click();
  const place = folded ? ".header-menu" : part;
  await page.locator(`${place} nav a[href="${path}"]:visible`).first().click();
}

it.each<[Language, number]>([
  ["de", 1440],
  ["it", 360],
])(
  "every link of header and footer leads on without a new document, and back (%s, %i pixels)",
  async (language, width) => {
    const steps = [
      ...HEADER.map((screen) => ["header", pathTo(screen, language)] as const),
      ...FOOTER.map((screen) => ["footer", pathTo(screen, language)] as const),
    ];
    const sights = await asDocuments(steps.map(([, path]) => path));
    expect(new Set([...sights.values()].map(({ title }) => title)).size).toBe(steps.length);

    const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts: true, width });
    await page.goto(pathTo("home", language));
    await hydrated(page);
    await page.evaluate((name) => document.body.classList.add(name), AS_DOCUMENT);
    for (const [part, path] of steps) {
      await follow(page, part, path, width);
      await expectArrival(page, sights.get(path));
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await page.locator(".header-menu[open], .header-language[open]").count()).toBe(0);
      const marked = page.locator('header a[aria-current="page"]');
      expect(await marked.count()).toBe(part === "header" ? 2 : 0);
    }
    const paths = steps.map(([, path]) => path);
    for (const path of paths.slice(0, -1).reverse()) {
      await page.goBack();
      await expectArrival(page, sights.get(path));
    }
    for (const path of paths.slice(1)) {
      await page.goForward();
      await expectArrival(page, sights.get(path));
    }
    expect(await page.evaluate((name) => document.body.classList.contains(name), AS_DOCUMENT)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  },
  JOURNEY_TIMEOUT_MS,
);

it("on home the header's contact link scrolls to the section there", async () => {
  const { page, context } = await newVisitor(browser, { url: server.url, scripts: true });
  await page.goto("/");
  await hydrated(page);
  await follow(page, "header", "/kontakt", 1440);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("contact");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(new URL(page.url()).pathname).toBe("/");
  await context.close();
});
