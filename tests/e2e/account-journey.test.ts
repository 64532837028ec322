import type { Browser } from "playwright";
import { describe, expect, vi } from "vitest";
import type { Language } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { formatEuro } from "../../app/shop/money/money.ts";
import {
  arrive,
  cartOf,
  type Device,
  fillIn,
  follow,
  forgetPassword,
  logIn,
  logOut,
  mailedLink,
  newDevice,
  open,
  sendFormWith,
  sessionsOf,
  typed,
  usersAt,
} from "../support/account-device.ts";
import { PASSWORD } from "../support/account-shop.ts";
import { SOON } from "../support/patience.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { rowsOf } from "../support/stored.ts";

/** Malvazija 2025: 9.99 € a bottle, packed in boxes of six. */
const WINE = "malvazija-2025";
const FULL_BOX = [{ productId: WINE, quantity: 6 }];
/** 6 × 9.99 = 59.94 gross, 6 × 0.50 fee, 5.90 delivery of one box within Croatia. */
const FIGURES = { net_cents: 4795, tax_cents: 1199, fee_cents: 300, delivery_cents: 590, total_cents: 6884 };
const PERSON = { firstName: "Ana", lastName: "Đurić Žgaljić", phone: "+385912345678" };
const PLACE = { address: "Splitska 5", city: "Pula", postalCode: "52100" };
const NEW_PASSWORD = "jesen u starom podrumu";
/** A whole journey, on a machine that may be busy. */
const JOURNEY_TIMEOUT_MS = 120_000;

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ shared }) => {
  ({ server, browser } = shared);
});

const CASES: { language: Language; scripts: boolean }[] = [
  { language: "hr", scripts: false },
  { language: "it", scripts: true },
];

describe.each(CASES)("a customer who reads $language, scripts $scripts", ({ language, scripts }) => {
  const device = () => newDevice(browser, { server, language, scripts, email: `${language}@kupac.example` });

  it(
    "opens an account, orders twice the same, and by a new password logs out the other device",
    async () => {
      const here = await device();
      await register(here);
      await confirm(here);
      await logIn(here, PASSWORD);
      expect(sessionsOf(here)).toBe(1);
      await takeBox(here);
      const number = await order(here);
      await seeOrder(here, number);
      await orderAgain(here, number);

      const elsewhere = await device();
      await open(elsewhere, pathTo("login", language));
      await logIn(elsewhere, PASSWORD);
      expect(sessionsOf(elsewhere)).toBe(2);
      await findEverything(elsewhere);

      await logOut(here);
      expect(sessionsOf(here)).toBe(1);
      await forgetPassword(here);
      await setNewPassword(here);
      expect(sessionsOf(here)).toBe(0);
      await logIn(here, NEW_PASSWORD);
      expect(sessionsOf(here)).toBe(1);
      await comeBack(elsewhere);
      expect(sessionsOf(elsewhere)).toBe(2);

      expect([...here.complaints, ...elsewhere.complaints]).toEqual([]);
      await Promise.all([here.context.close(), elsewhere.context.close()]);
    },
    JOURNEY_TIMEOUT_MS,
  );
});

/** From the home page by links to the form, and the form sent. */
async function register(device: Device): Promise<void> {
  const { page, language, email } = device;
  await open(device, pathTo("home", language));
  await follow(device, "header", pathTo("login", language));
  await follow(device, "main", pathTo("register", language));
  await fillIn(page, { ...PERSON, email });
  expect(await page.locator('main [type="password"]').count()).toBe(0);
  await page.locator('main [name="terms"]').check();
  await sendFormWith(page, "terms");
  await arrive(page, pathTo("register", language, {}, { sent: "1" }));
}

/** By the mail's link: the password is chosen there, and the press of the button makes the account. */
async function confirm(device: Device): Promise<void> {
  const { page, language } = device;
  await open(device, await mailedLink(device, pathTo("confirm", language)));
  expect(usersAt(device)).toEqual([]);
  expect(await page.locator('main [autocomplete="username"]').inputValue()).toBe(device.email);
  await fillIn(page, { password: PASSWORD, passwordConfirm: PASSWORD });
  await sendFormWith(page, "passwordConfirm");
  await arrive(page, pathTo("login", language, {}, { state: "confirmed" }));
  const { firstName, lastName, phone } = PERSON;
  expect(usersAt(device)).toMatchObject([
    { language, first_name: firstName, last_name: lastName, phone, address: null },
  ]);
}

async function takeBox(device: Device): Promise<void> {
  const { page, language } = device;
  await follow(device, "header", pathTo("our-products", language));
  const ofWine = `:has(input[name="productId"][value="${WINE}"])`;
  await page.locator(`main li${ofWine} a`).first().click();
  const box = page.locator(`main form${ofWine}:has(input[type="hidden"][name="quantity"][value="6"])`);
  await box.getByRole("button").click();
  await vi.waitFor(async () => expect(await cartOf(device)).toEqual(FULL_BOX), SOON);
}

/** Checks out with what the account knows; answers the order's number. */
async function order(device: Device): Promise<string> {
  const { page, language, email, server } = device;
  await open(device, pathTo("checkout", language));
  expect(await typed(page, { ...PERSON, email })).toEqual({ ...PERSON, email });
  expect(await typed(page, PLACE)).toEqual({ address: "", city: "", postalCode: "" });
  // An account without an address begins with the country of its reader's language; this one has its wine sent to Pula.
  await page.locator('main [name="country"]').selectOption("HR");
  await fillIn(page, PLACE);
  for (const box of ["saveToProfile", "adult", "terms"]) await page.locator(`main [name="${box}"]`).check();
  await page.locator('button[value="order"]').click();
  await page.waitForURL((url) => url.pathname === pathTo("order-success", language));
  const [user] = usersAt(device);
  expect(JSON.parse(String(user?.address))).toEqual({ country: "HR", ...PLACE });
  const orders = rowsOf(server.dataDir, "select * from orders where email = ?", email);
  expect(orders).toMatchObject([{ user_id: user?.id, language, ...FIGURES }]);
  expect(await cartOf(device)).toEqual([]);
  return String(orders[0]?.number);
}

/** In the profile's list of orders, and there on the order's own page. */
async function seeOrder(device: Device, number: string): Promise<void> {
  const { page, language } = device;
  await follow(device, "header", pathTo("profile", language));
  expect(await typed(page, PLACE)).toEqual(PLACE);
  await follow(device, "main", pathTo("orders", language));
  const detail = pathTo("orders", language, {}, { order: number });
  const row = await page.locator(`main li:has(a[href="${detail}"])`).textContent();
  for (const part of [number, formatEuro(FIGURES.total_cents)]) expect(row).toContain(part);
  await follow(device, "main", detail);
  await page.locator("h1", { hasText: number }).waitFor();
  const figures = await page.locator("main table").textContent();
  for (const cents of Object.values(FIGURES)) expect(figures).toContain(formatEuro(cents));
}

async function orderAgain(device: Device, number: string): Promise<void> {
  const { page, language } = device;
  await sendFormWith(page, "order");
  await arrive(page, pathTo("orders", language, {}, { order: number, again: "done" }));
  expect(await cartOf(device)).toEqual(FULL_BOX);
  await page.locator('main a[href*="overlay=cartOpen"]').click();
  expect(await page.getByRole("dialog").locator('input[name="quantity"]').inputValue()).toBe("6");
}

/** Another device has the same cart, and the address of the order. */
async function findEverything(device: Device): Promise<void> {
  await open(device, pathTo("checkout", device.language));
  expect(await typed(device.page, { ...PERSON, ...PLACE })).toEqual({ ...PERSON, ...PLACE });
  expect(await cartOf(device)).toEqual(FULL_BOX);
}

async function setNewPassword(device: Device): Promise<void> {
  const { page, language } = device;
  await open(device, await mailedLink(device, pathTo("reset-password", language)));
  await fillIn(page, { password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD });
  await sendFormWith(page, "passwordConfirm");
  await arrive(page, pathTo("login", language, {}, { state: "newPassword" }));
}

/** The profile leads to the login, and the new password back to it. */
async function comeBack(device: Device): Promise<void> {
  const { page, language } = device;
  const profile = pathTo("profile", language);
  await open(device, profile);
  await arrive(page, pathTo("login", language, {}, { redirectTo: profile }));
  await logIn(device, NEW_PASSWORD, profile);
}
