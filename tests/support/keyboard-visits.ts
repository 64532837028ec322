import type { Browser, Page } from "playwright";
import { expect, vi } from "vitest";
import { hydrated, newVisitor } from "./browser.ts";
import { focusedElement, hasFocus } from "./keyboard.ts";
import { SOON } from "./patience.ts";
import { discardServer, type RunningServer, startServer } from "./server.ts";
import { cartCookie, type Guests, welcomeGuests } from "./walk-guests.ts";

export const NARROW = 360;
export const WIDE = 1440;
export const WITH_AND_WITHOUT = [{ scripts: true }, { scripts: false }];

export type Given = {
  scripts?: boolean;
  width?: number;
  firstVisit?: boolean;
  cart?: object[];
  refused?: boolean;
  loggedIn?: boolean;
};

export type KeyboardShop = { server: RunningServer; browser: Browser; guests: Guests };

/** A shop with a guest of each kind, seen in a browser. */
export async function openKeyboardShop(browser: Browser): Promise<KeyboardShop> {
  const server = await startServer();
  return { server, browser, guests: await welcomeGuests(server) };
}

export async function closeKeyboardShop({ server }: KeyboardShop): Promise<void> {
  await discardServer(server);
}

/** Opens a page for somebody without a mouse, does something there, and hears no complaint of the browser. */
export async function visitAt(
  { server, browser, guests }: KeyboardShop,
  path: string,
  given: Given,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const { scripts = true, width = WIDE, firstVisit = false, refused = false, loggedIn = false, cart } = given;
  const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts, width, firstVisit });
  if (cart) await context.addCookies([{ name: "cart", value: cartCookie(cart), url: server.url }]);
  if (loggedIn) await context.addCookies([{ name: "session", value: guests.session, url: server.url }]);
  await page.goto(path);
  if (scripts) await hydrated(page);
  await act(page);
  // A browser complains of every answer that refuses a form.
  expect(complaints.filter((complaint) => !(refused && /status of 422/.test(complaint)))).toEqual([]);
  await context.close();
}

/** Waits until the focus stands on what a selector finds, in a document that has come to its end. */
export async function focusIs(page: Page, selector: string): Promise<void> {
  await vi.waitFor(async () => {
    if (!(await hasFocus(page, selector))) throw new Error(`The focus is at ${await focusedElement(page)}`);
  }, SOON);
  await page.waitForLoadState();
}
