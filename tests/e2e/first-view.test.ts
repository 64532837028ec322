import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { afterLoad, answeredFast, hydrated, newVisitor } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";
import { visitsOf } from "../support/visits.ts";

/** Compressed as the build has done it, in bytes. */
const MOST_SCRIPT = 95_000;
const MOST_SCRIPT_FILES = 4;
/** Beyond pictures; in bytes. */
const MOST_BYTES = 100_000;
const MOST_REQUESTS = 8;

const SCREENS = ["/en", "/en/our-products", "/en/our-products/teran-2023"];

/** The scripts that a document asks for once it is shown, by their addresses. */
const scriptsOf = (html: string) => new Set(html.match(/\/static\/[\w.-]+\.js\b/g));

describe("the first view", () => {
  it.for(SCREENS)("of %s knows of few scripts, and light ones", async (path, { withPictures }) => {
    const { get } = visitsOf(withPictures);
    const page = await get(path);
    expect(page.status).toBe(200);
    const files = [...scriptsOf(await page.text())];
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(MOST_SCRIPT_FILES);
    const bytes = await Promise.all(files.map(async (file) => sentBytes(await get(file, { "Accept-Encoding": "br" }))));
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_SCRIPT);
  });

  it.for(SCREENS)(
    "of %s waits for our fonts, which are asked for before its body begins",
    async (path, { withPictures }) => {
      const { page, context } = await newVisitor(withPictures.browser, {
        url: withPictures.server.url,
        scripts: true,
        firstVisit: true,
      });
      await page.addInitScript(answeredFast);
      await page.addInitScript(() => {
        const load = FontFace.prototype.load;
        FontFace.prototype.load = function (this: FontFace) {
          performance.mark(document.body ? "late" : "early");
          return load.call(this);
        };
      });
      await page.goto(path);
      const marks = await page.evaluate(() => performance.getEntries().filter(({ entryType }) => entryType === "mark"));
      expect(marks.map(({ name }) => name)).toEqual(["early", "early"]);
      await context.close();
    },
  );

  it.for(SCREENS)("of %s is a document and two fonts, until its visitor moves", async (path, { withPictures }) => {
    const visitor = { url: withPictures.server.url, scripts: true, firstVisit: true };
    const { page, context, complaints } = await newVisitor(withPictures.browser, visitor);
    await page.addInitScript(answeredFast);
    await page.goto(path, { waitUntil: "load" });
    await page.waitForFunction(() => performance.getEntries().filter(({ name }) => /woff2$/.test(name)).length === 2);
    await afterLoad(page);
    expect(await page.evaluate(hasFirstFaceOf, "body")).toBe(true);
    expect(await page.evaluate(hasFirstFaceOf, "h1, h2")).toBe(true);
    const loaded = (await loadedBy(page)).filter(({ kind }) => kind !== "img");
    expect(loaded.filter(({ name }) => /\.(?:js|css|json)$/.test(name))).toEqual([]);
    expect(loaded.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES);

    await page.mouse.move(700, 20);
    await hydrated(page);
    const scripts = (await loadedBy(page)).filter(({ name }) => name.endsWith(".js"));
    expect(scripts).toHaveLength(MOST_SCRIPT_FILES);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it("shows our fonts with the second page that is gone to by script, where the first was answered late", async ({
  withPictures,
}) => {
  const { page, context, complaints } = await newVisitor(withPictures.browser, {
    url: withPictures.server.url,
    scripts: true,
  });
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [{ requestStart: 0, responseStart: 200 } as unknown as PerformanceEntry];
  });
  await page.goto("/en", { waitUntil: "load" });
  await hydrated(page);
  const goTo = async (path: string) => {
    await page.locator(`header nav a[href="${path}"]:visible`).first().click();
    await page.waitForFunction((to) => location.pathname === to && document.activeElement?.id === "main", path);
  };
  expect(await page.evaluate(hasFirstFaceOf, "body")).toBe(false);
  const loaded = page.evaluate(async () => {
    const { load } = FontFace.prototype;
    const asked: Promise<FontFace>[] = [];
    await new Promise<void>((both) => {
      FontFace.prototype.load = function () {
        asked.push(load.call(this));
        if (asked.length === 2) both();
        return asked.at(-1) ?? load.call(this);
      };
    });
    await Promise.all(asked);
  });
  await goTo("/en/awards");
  await loaded;
  expect(await page.evaluate(hasFirstFaceOf, "body")).toBe(false);
  await goTo("/en/our-products");
  expect(await page.evaluate(hasFirstFaceOf, "body")).toBe(true);
  expect(await page.evaluate(hasFirstFaceOf, "h1")).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Whether the face that an element asks for first is among those that the page has, under that name. */
function hasFirstFaceOf(selector: string): boolean {
  const { fontFamily } = getComputedStyle(document.querySelector(selector) ?? document.body);
  return [...document.fonts].some(({ family, status }) => family === fontFamily.split(",")[0] && status === "loaded");
}

/** What the browser has loaded for the page, itself included: by the path, with bytes as they came and the kind of what asked. */
function loadedBy(page: Page): Promise<{ name: string; kind: string; bytes: number }[]> {
  return page.evaluate(() => {
    return performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, initiatorType, encodedBodySize }) => ({
        name: new URL(name).pathname,
        kind: initiatorType,
        bytes: encodedBodySize,
      }));
  });
}

/** Of a file that was compressed by the build. */
function sentBytes(response: Response): number {
  expect(response.headers.get("Content-Encoding")).toBe("br");
  return Number(response.headers.get("Content-Length"));
}
