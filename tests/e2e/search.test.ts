import type { Browser } from "playwright";
import { expect } from "vitest";
import { newVisitor } from "../support/browser.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ shared }) => {
  ({ server, browser } = shared);
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
  expect(await cards.first().textContent()).toBe("Malvazija Amphore");
  expect(await field.inputValue()).toBe("malvazia amphre");

  await field.fill("xyzxyz");
  await page.getByRole("button", { name: "Suchen" }).click();
  await page.getByText("Zu „xyzxyz“ haben wir nichts gefunden.").waitFor();
  await page.locator("main").getByRole("link", { name: "Trüffel", exact: true }).click();
  await page.getByText("Treffer für „Trüffel“").waitFor();
  expect(await cards.count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});
