import type { Browser, Page } from "playwright";
import { expect, vi } from "vitest";
import type { Language } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { hydrated, newVisitor, type Visitor } from "./browser.ts";
import { emailsTo, linkIn } from "./emails.ts";
import { SOON } from "./patience.ts";
import type { RunningServer } from "./server.ts";
import { rowsOf } from "./stored.ts";

type Owner = { server: RunningServer; language: Language; scripts: boolean; email: string };

/** Somebody with an account, on one device: a browser of its own. */
export type Device = Visitor & Owner;

export async function newDevice(browser: Browser, owner: Owner): Promise<Device> {
  return { ...(await newVisitor(browser, { url: owner.server.url, scripts: owner.scripts })), ...owner };
}

/** Opens an address; with scripts, waits until they have taken the page over: React marks what it holds. */
export async function open({ page, scripts }: Device, address: string): Promise<void> {
  await page.goto(address);
  if (scripts) await hydrated(page);
}

/** Follows the first link of the header or of the page that leads to a path, and waits until its address is there. */
export async function follow({ page }: Device, within: "header" | "main", path: string): Promise<void> {
  await page.locator(`${within} a[href="${path}"]`).first().click();
  await arrive(page, path);
}

export const arrive = (page: Page, path: string) => page.waitForURL((url) => url.pathname + url.search === path);

/** Fills in the fields of these names. */
export async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name="${name}"]`).fill(value);
}

/** What stands in the fields of these names. */
export async function typed(page: Page, fields: Record<string, string>): Promise<Record<string, string>> {
  const names = Object.keys(fields);
  const values = await Promise.all(names.map((name) => page.locator(`main [name="${name}"]`).inputValue()));
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
}

/** Presses the button of the form that has this field. */
export const sendFormWith = (page: Page, field: string) =>
  page.locator(`main form:has([name="${field}"])`).getByRole("button").click();

/** The cart as the device's cookie has it. */
export async function cartOf({ context, server }: Device): Promise<unknown> {
  const cart = (await context.cookies(server.url)).find(({ name }) => name === "cart");
  return JSON.parse(decodeURIComponent(cart?.value ?? "[]"));
}

/** The link of the one mail to the owner that leads to this page; the other mails lead elsewhere. */
export function mailedLink({ server, email }: Device, path: string): Promise<string> {
  return vi.waitFor(() => {
    const mails = emailsTo(server.dataDir, email);
    const leading = mails.filter(({ parts }) => parts.some(({ text }) => text.includes(`${path}?token=`)));
    expect(leading).toHaveLength(1);
    return leading.map((mail) => linkIn(mail, path)).join();
  }, SOON);
}

/** The rows of the owner's account: none until it is confirmed. */
export const usersAt = ({ server, email }: Device) =>
  rowsOf(server.dataDir, "select * from users where email = ?", email);

/** How many devices the owner is logged in on. */
export function sessionsOf({ server, email }: Device): number {
  const sql = "select s.id from sessions s join users u on u.id = s.user_id where u.email = ?";
  return rowsOf(server.dataDir, sql, email).length;
}

/** On the login page; the header leads to the profile from then on. */
export async function logIn({ page, language, email }: Device, password: string, to = pathTo("home", language)) {
  await fillIn(page, { email, password });
  await sendFormWith(page, "password");
  await arrive(page, to);
  const profile = page.locator(`header a[href="${pathTo("profile", language)}"]`);
  await profile.first().waitFor();
}

/** By the button of the profile; leads home. */
export async function logOut(device: Device): Promise<void> {
  const { page, language } = device;
  await open(device, pathTo("profile", language));
  await page.locator('main form[action="/logout"]').getByRole("button").click();
  await arrive(page, pathTo("home", language));
}

/** By the overlay of the login page. */
export async function forgetPassword(device: Device): Promise<void> {
  const { page, language, email } = device;
  await open(device, pathTo("login", language));
  await page.locator('main a[href*="overlay=forgotPassword"]').click();
  await arrive(page, pathTo("login", language, {}, { overlay: "forgotPassword" }));
  const form = page.getByRole("dialog").locator('form:has([name="email"])');
  await form.locator('[name="email"]').fill(email);
  await form.getByRole("button").click();
  await form.locator(".notice-success").waitFor();
}
