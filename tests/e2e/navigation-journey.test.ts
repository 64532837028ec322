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

/** How the screens look when each is asked for as a document: read, not laid out. */
async function asDocuments(page: Page, paths: string[]): Promise<Map<string, Sight>> {
  const sights = await page.evaluate(async (all) => {
    const read = async (path: string): Promise<[string, Sight]> => {
      // A page's policy does not know the sheets of another.
      const html = (await (await fetch(path)).text()).replace(/<style[\s\S]*?<\/style>/g, "");
      const document = new DOMParser().parseFromString(html, "text/html");
      const { title, documentElement } = document;
      return [
        path,
        { path, title, heading: document.querySelector("h1")?.textContent ?? "", lang: documentElement.lang },
      ];
    };
    return Promise.all(all.map(read));
  }, paths);
  return new Map(sights);
}

const said = (page: Page) => page.locator('p.visually-hidden[role="status"]').allTextContents();

async function expectArrival(page: Page, expected: Sight | undefined): Promise<void> {
  const found = async () => ({
    sight: await sightOf(page),
    focus: await page.evaluate(() => document.activeElement?.id),
    said: await said(page),
  });
  const wanted = { sight: expected, focus: "main", said: expect.arrayContaining([expected?.title]) };
  await expect.poll(found).toEqual(wanted);
}

/** The links of the header and of the footer; the header's menu is folded on narrow screens. */
async function follow(page: Page, part: "header" | "footer", path: string, width: number): Promise<void> {
  const folded = part === "header" && width < 1300;
  if (folded) await page.locator(".header-menu > summary").click();
  const place = folded ? ".header-menu" : part;
  await page.locator(`${place} nav a[href="${path}"]:visible`).first().click();
}

it.each<[Language, number, "back" | "on again"]>([
  ["de", 1440, "back"],
  ["it", 360, "on again"],
])(
  "every link of header and footer leads on without a new document, and so does the history ($0, $1 pixels, $2)",
  async (language, width, way) => {
    const steps = [
      ...HEADER.map((screen) => ["header", pathTo(screen, language)] as const),
      ...FOOTER.map((screen) => ["footer", pathTo(screen, language)] as const),
    ];
    const paths = steps.map(([, path]) => path);
    const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts: true, width });
    await page.goto(pathTo("home", language));
    await hydrated(page);
    const sights = await asDocuments(page, paths);
    expect(new Set([...sights.values()].map(({ title }) => title)).size).toBe(steps.length);
    await page.evaluate((name) => document.body.classList.add(name), AS_DOCUMENT);
    for (const [part, path] of steps) {
      await follow(page, part, path, width);
      await expectArrival(page, sights.get(path));
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await page.locator(".header-menu[open], .header-language[open]").count()).toBe(0);
      const marked = page.locator('header a[aria-current="page"]');
      expect(await marked.count()).toBe(part === "header" ? 2 : 0);
    }
    await (way === "back" ? goBack : goOnAgain)(page, paths, sights);
    expect(await page.evaluate((name) => document.body.classList.contains(name), AS_DOCUMENT)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  },
  JOURNEY_TIMEOUT_MS,
);

/** Goes back from the last page to the first, page by page. */
async function goBack(page: Page, paths: readonly string[], sights: ReadonlyMap<string, Sight>): Promise<void> {
  for (const path of paths.slice(0, -1).reverse()) {
    await page.goBack();
    await expectArrival(page, sights.get(path));
  }
}

/** Goes back from the last page to the first at once, and on again page by page. */
async function goOnAgain(page: Page, paths: readonly string[], sights: ReadonlyMap<string, Sight>): Promise<void> {
  await page.evaluate((pages) => history.go(1 - pages), paths.length);
  await expectArrival(page, sights.get(paths[0] ?? ""));
  for (const path of paths.slice(1)) {
    await page.goForward();
    await expectArrival(page, sights.get(path));
  }
}

it.each([false, true])(
  "on home the header's contact link scrolls to the section there (map allowed: %s)",
  async (map) => {
    const { page, context } = await newVisitor(browser, { url: server.url, scripts: true });
    const consent = encodeURIComponent(JSON.stringify({ version: 2, map }));
    await context.addCookies([{ name: "consent", value: consent, url: server.url }]);
    await page.goto("/");
    await hydrated(page);
    await follow(page, "header", "/kontakt", 1440);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("contact");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe("/");
    await context.close();
  },
);
