import type { Browser, Page } from "playwright";
import { expect } from "vitest";
import { gone, newVisitor, openHydrated } from "../support/browser.ts";
import { openDay } from "../support/open-day.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { rowsOf } from "../support/stored.ts";

const PATH = "/degustacija-vina";

let server: RunningServer;
let browser: Browser;
let date: string;

it.beforeAll(async ({ shared }) => {
  ({ server, browser } = shared);
  date = await openDay(server);
});

const hour = (page: Page) => page.locator('[name="time"][value="12:00"]');
const reserve = (page: Page) => page.locator('button[value="reserve"]').click();

/** A form with everything in it, at twelve. */
async function filledForm(email: string, phone: string) {
  const cart = '[{"productId":"malvazija-2025","quantity":6}]';
  const visitor = await newVisitor(browser, { url: server.url, scripts: true, cart });
  const { page } = visitor;
  await openHydrated(page, PATH);
  await page.locator('[name="package"][value="basic"]').check();
  await page.locator('[name="date"]').fill(date);
  await hour(page).check();
  for (const [name, value] of Object.entries({ fullName: "Ana Horvat", email, phone }))
    await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="terms"]').check();
  return visitor;
}

it.each<[string, sent: boolean]>([
  ["the answer is lost", true],
  ["there is no line", false],
])("the chosen hour stays where %s, and sent again the table is booked once", async (way, sent) => {
  const email = `${way.replaceAll(" ", ".")}@gost.example`;
  const { page, context } = await filledForm(email, "+385 91 234 5678");
  await page.route(`**${PATH}.data*`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    if (sent) await route.fetch({ maxRedirects: 0 });
    return route.abort("connectionreset");
  });
  await reserve(page);
  const alert = page.getByRole("alert").filter({ hasText: "Odgovor nije stigao" });
  await alert.waitFor();
  expect(await hour(page).isChecked()).toBe(true);
  await page.unroute(`**${PATH}.data*`);
  await alert.getByRole("button", { name: "Pošalji ponovno" }).click();
  await page.waitForURL(/token=/);
  expect(rowsOf(server.dataDir, "select id from reservations where email = ?", email)).toHaveLength(1);
  await context.close();
});

it("the chosen hour stays where the cart is looked into after a refusal", async () => {
  const { page, context } = await filledForm("nakon.odbijanja@gost.example", "091");
  await reserve(page);
  await page.locator("[data-error-summary]").waitFor();
  expect(await hour(page).isChecked()).toBe(true);
  await page.locator('header a[href*="cartOpen"]').click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await gone(page.getByRole("dialog"));
  expect(await hour(page).isChecked()).toBe(true);
  await context.close();
});

it("the chosen hour stays as long as it is free, and no longer, whatever becomes of the others", async () => {
  const { page, context } = await newVisitor(browser, { url: server.url, scripts: true });
  /** Two days with as many free hours, but not the same ones. */
  const seats: Record<string, number[]> = { [date]: [24, 0, 24, 3, 24], "2099-01-02": [24, 24, 0, 3, 24] };
  await page.route("**/api/reservations/slots*", (route) => {
    const asked = new URL(route.request().url()).searchParams.get("date") ?? "";
    const data = seats[asked]?.map((seats_free, index) => ({ time: `${10 + index}:00`, seats_free }));
    return route.fulfill({ json: { data } });
  });
  await openHydrated(page, PATH);
  await page.locator('[name="package"][value="basic"]').check();
  await page.locator('[name="date"]').fill(date);
  await hour(page).check();
  await page.locator('[name="adults"]').fill("4");
  await expect.poll(() => page.locator('[name="time"][value="13:00"]').isDisabled()).toBe(true);
  expect(await hour(page).isChecked()).toBe(true);
  await page.locator('[name="date"]').fill("2099-01-02");
  await expect.poll(() => page.locator('[name="time"][value="11:00"]').isEnabled()).toBe(true);
  expect([await hour(page).isDisabled(), await page.locator('[name="time"]:checked').count()]).toEqual([true, 0]);
  await context.close();
});
