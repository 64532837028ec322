import type { Browser } from "playwright";
import { expect } from "vitest";
import { arrivedAt, newVisitor, openHydrated } from "../support/browser.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ withPictures }) => {
  ({ server, browser } = withPictures);
});

it("somebody without scripts finds a wine by a mistyped name, from any page, and another by its dish", async () => {
  const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts: false, width: 360 });
  await page.goto("/de/lieferung");
  await page.getByRole("link", { name: "Suche" }).click();
  const field = page.getByRole("searchbox", { name: "Wein, Rebsorte" });
  await field.fill("malvazia amphre");
  await field.press("Enter");
  const cards = page.locator(".product-card h3");
  await page.getByText("Treffer für „malvazia amphre“").waitFor();
  expect(await cards.first().textContent()).toBe("Malvazija Amfora");
  expect(await field.inputValue()).toBe("malvazia amphre");

  await field.fill("xyzxyz");
  await page.getByRole("button", { name: "Suchen" }).click();
  await page.getByText("Zu „xyzxyz“ haben wir nichts gefunden.").waitFor();
  expect(await cards.count()).toBe(4);
  await page.locator("main").getByRole("link", { name: "Trüffel", exact: true }).click();
  await page.getByText("Treffer für „Trüffel“").waitFor();
  expect(await cards.count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});

it("an award is found with its medal and by what its judges said", async () => {
  const found = await (await fetch(`${server.url}/trazi?q=suha+marelica`)).text();
  expect(found).toMatch(/<img src="\/assets\/award-malvazija-amfora-2021-2025[^>]+>/);
  expect(found).toContain("„Suha marelica, čaj i\u00a0čvrst, čist tanin.”");
});

it("with scripts the field suggests what may be meant; its keys go through the list, and nothing came before", async () => {
  const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts: true, width: 360 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const suggestions = () => asked.filter((url) => url.includes("suggestions"));
  await openHydrated(page, "/de/suche");
  expect(suggestions()).toEqual([]);
  await page.locator("#q").click();
  const field = page.getByRole("combobox");
  await field.waitFor();
  await field.pressSequentially("malvazia amphre");
  const options = page.getByRole("option");
  await expect.poll(() => options.first().textContent()).toContain("Malvazija Amfora");
  expect(await options.first().textContent()).toContain("24,00 €");
  expect(await options.last().textContent()).toBe("Alle Treffer für „malvazia amphre“");
  expect(await field.getAttribute("aria-expanded")).toBe("true");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await field.press("ArrowUp");
  expect(await page.getByRole("option", { selected: true }).textContent()).toContain("Alle Treffer");
  await field.press("ArrowDown");
  expect(await field.getAttribute("aria-activedescendant")).toBeNull();
  await field.press("Escape");
  await expect.poll(() => options.count()).toBe(0);
  expect(await field.inputValue()).toBe("malvazia amphre");
  await field.press("ArrowDown");
  await field.press("ArrowDown");
  const current = page.getByRole("option", { selected: true });
  expect(await field.getAttribute("aria-activedescendant")).toBe(await current.getAttribute("id"));
  await field.press("Enter");
  await arrivedAt(page, /\/de\/unsere-produkte\/malvazija-amfora/);
  expect(complaints).toEqual([]);
  await context.close();
});

it("suggestions are kept by browsers, and asked for again by their tag", async () => {
  const address = `${server.url}/search/suggestions?lang=en&q=teran`;
  const first = await fetch(address);
  expect([first.status, first.headers.get("Cache-Control")]).toEqual([200, "public, max-age=60"]);
  const again = await fetch(address, { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } });
  expect(again.status).toBe(304);
});
