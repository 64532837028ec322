import axe from "axe-core";
import { expect } from "vitest";
import { EU_LANGUAGES } from "../../app/shop/e-label/words/label-words.ts";
import { newVisitor } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";
import { htmlFindings } from "../support/walk-html.ts";

const MALVAZIJA = "/e/malvazija-2025";

it.for(EU_LANGUAGES)("a wine's label is whole, small and valid in %s", async (language, { shared: { server } }) => {
  const answer = await fetch(`${server.url}${MALVAZIJA}?lang=${language}`);
  const html = await answer.text();
  expect([answer.status, answer.headers.get("Content-Language")]).toEqual([200, language]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(Buffer.byteLength(html)).toBeLessThan(5_000);
  expect(await htmlFindings(html)).toEqual([]);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain("316\u00a0kJ / 76\u00a0kcal");
  // Nothing to load and nowhere to go but to its other languages.
  expect([...html.matchAll(/\b(?:href|src|action)="([^"]*)"/gi)].map(([, address]) => address)).toEqual(
    EU_LANGUAGES.map((other) => `?lang=${other}`),
  );
  expect(html).not.toMatch(/<(script|form|link|img|iframe)\b/);
});

it("is in the language that the browser asks for, at once and for each", async ({ shared: { server } }) => {
  for (const [asked, language] of [
    ["fi-FI,fi;q=0.9,en;q=0.8", "fi"],
    ["pt-BR", "pt"],
    ["ja", "en"],
    ["fi-FI,fi;q=0.9,en;q=0.8", "fi"],
  ] as const) {
    const answer = await fetch(server.url + MALVAZIJA, { headers: { "Accept-Language": asked } });
    expect(answer.headers.get("Content-Language")).toBe(language);
    expect(answer.headers.get("Vary")).toContain("Accept-Language");
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    await answer.text();
  }
});

it("is there for wines alone, and takes no posts", async ({ shared: { server } }) => {
  const statusOf = async (path: string, init: RequestInit = {}) => (await fetch(server.url + path, init)).status;
  expect(await statusOf("/e/medica")).toBe(404);
  expect(await statusOf("/e/none")).toBe(404);
  expect(await statusOf("/e")).toBe(404);
  expect(await statusOf(MALVAZIJA, { method: "POST", headers: { Origin: server.url } })).toBe(405);
});

it("asks no age, loads nothing else, fits a telephone and is found good by axe", async ({
  withPictures: { server, browser },
}) => {
  const options = { url: server.url, scripts: true, width: 360, firstVisit: true, locale: "el-GR" } as const;
  const { context, page, complaints } = await newVisitor(browser, options);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/e/cabernet-sauvignon-2021");
  expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
    "Συστατικά",
    "Διατροφική δήλωση",
    "Συσκευασία",
  ]);
  expect(await page.locator("strong").allTextContents()).toEqual(["θειώδη", "αλβουμίνη αυγού"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // The driver runs axe whatever the page's policy says.
  const violations = await page.evaluate(
    `${axe.source}; axe.run().then(({ violations }) => violations.map(({ id }) => id))`,
  );
  expect(violations).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(asked.filter((path) => path !== "/favicon.ico")).toEqual(["/e/cabernet-sauvignon-2021"]);
  expect(complaints).toEqual([]);
  await page.getByRole("link", { name: "magyar" }).click();
  await page.getByRole("heading", { name: "Összetevők" }).waitFor();
  await context.close();
});
