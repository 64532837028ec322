import type { Page } from "playwright";
import { expect, vi } from "vitest";
import { hydrated, newVisitor } from "./browser.ts";
import { focusedElement, hasFocus } from "./keyboard.ts";
import { SOON } from "./patience.ts";
import type { Shared } from "./shared-server.ts";
import { cartCookie } from "./walk-guests.ts";

export const NARROW = 360;
export const WIDE = 1440;
export const WITH_AND_WITHOUT = [{ scripts: true }, { scripts: false }];

export type Given = {
  scripts?: boolean;
  width?: number;
  firstVisit?: boolean;
  cart?: object[];
  refused?: boolean;
  /** The cookie of a session. */
  session?: string;
};

/** Opens a page for somebody without a mouse, does something there, and hears no complaint of the browser. */
export async function visitAt(
  { server, browser }: Shared,
  path: string,
  given: Given,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const { scripts = true, width = WIDE, firstVisit = false, refused = false, session, cart } = given;
  const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts, width, firstVisit });
  if (cart) await context.addCookies([{ name: "cart", value: cartCookie(cart), url: server.url }]);
  if (session) await context.addCookies([{ name: "session", value: session, url: server.url }]);
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
