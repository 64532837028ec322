import type { Browser, Locator, Page } from "playwright";
import { expect } from "vitest";
import { arrivedAt, newVisitor, openHydrated } from "../support/browser.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { rowsOf } from "../support/stored.ts";

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ shared }) => {
  ({ server, browser } = shared);
});

const GUEST = {
  firstName: "Nives",
  lastName: "Šćulac",
  email: "nives@opet.example",
  phone: "+385 91 555 0123",
  address: "Istarska 7",
  postalCode: "52100",
  city: "Pula",
};

const returning = () => newVisitor(browser, { url: server.url, scripts: true, width: 360 });

/** A thumb: each field that is chosen, each box and each press counts; typing does not, nor does the browser's scrolling. */
function thumb() {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.click();
  };
  const write = async (target: Locator, words: string) => {
    await tap(target);
    await target.fill(words);
  };
  return { tap, write, taps: () => taps };
}

type Thumb = ReturnType<typeof thumb>;

/** From the home page over its first wine and a full box to the checkout. */
async function walkToCheckout(page: Page, { tap }: Thumb): Promise<void> {
  await openHydrated(page, "/");
  await tap(page.locator('main form[action="/cart"] .button').first());
  await tap(page.locator('.frame-notice a[href*="overlay=cartOpen"]'));
  const panel = page.getByRole("dialog");
  await tap(panel.getByRole("button", { name: "Dopuni kutiju" }));
  await tap(panel.locator('a[href="/potvrda"]'));
  await arrivedAt(page, "**/potvrda");
}

async function order(page: Page, { tap }: Thumb): Promise<void> {
  await tap(page.locator('[name="adult"]'));
  await tap(page.locator('[name="terms"]'));
  await tap(page.locator('button[value="order"]'));
  await arrivedAt(page, "**/uspjeh?order=*");
}

it("a guest whom the device is to know again orders from home with 7 taps of a phone; without it, with 14", async () => {
  const { page, context, complaints } = await returning();
  const first = thumb();
  await walkToCheckout(page, first);
  for (const [name, value] of Object.entries(GUEST)) await first.write(page.locator(`[name="${name}"]`), value);
  // That is asked for once, so it is no part of what each order takes.
  await page.getByLabel("Zapamti ove podatke").check();
  await order(page, first);
  expect(first.taps()).toBe(14);

  const again = thumb();
  await walkToCheckout(page, again);
  await page.getByText("Upisali smo podatke koje ste spremili na ovom uređaju.").waitFor();
  await order(page, again);
  expect(again.taps()).toBe(7);
  const orders = rowsOf(server.dataDir, "select * from orders where email = ?", GUEST.email);
  expect(orders).toHaveLength(2);
  for (const one of orders) {
    expect(one).toMatchObject({ first_name: "Nives", last_name: "Šćulac", phone: "+385915550123", total_cents: 6884 });
  }
  expect(complaints).toEqual([]);
  await context.close();
});

it("what the device knows is sent with no request but the order, and goes when the guest wants it gone", async () => {
  const { page, context } = await returning();
  await page.addInitScript(
    (fields) => localStorage.setItem("contact", JSON.stringify({ until: Date.now() + 60_000, fields })),
    GUEST,
  );
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`),
  );
  await walkToCheckout(page, thumb());
  const email = page.locator('[name="email"]');
  await expect.poll(() => email.inputValue()).toBe(GUEST.email);
  expect(sent.join("\n")).not.toContain("nives");
  await page.getByRole("button", { name: "Obriši ih" }).click();
  expect(await email.inputValue()).toBe("");
  expect(await page.getByLabel("Zapamti ove podatke").isChecked()).toBe(false);
  expect(await page.evaluate(() => `${localStorage.length} ${JSON.stringify(sessionStorage)}`)).toMatch(
    /^0 (?!.*nives)/,
  );
  await context.close();
});
