import { expect } from "vitest";
import { pathTo } from "../../app/routing/paths.ts";
import { newVisitor, openHydrated } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";
import { cartCookie, FULL_BOX } from "../support/walk-guests.ts";

/** Times that a processor of ours is faster than that of an old phone. */
const SLOWED_TIMES = 6;

it("a page that the browser brings back as it was left tells what the cart holds by now", async ({ shared }) => {
  const { context, page, complaints } = await newVisitor(shared.browser, { url: shared.server.url, scripts: true });
  await openHydrated(page, pathTo("about-us", "hr"));
  await page.getByRole("link", { name: "Košarica, prazna" }).waitFor();
  await context.addCookies([{ name: "cart", value: cartCookie(FULL_BOX), url: shared.server.url }]);
  // What a browser with a back/forward cache says; the one of the tests has none.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.getByRole("link", { name: "6 artikala u košarici" }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it("an answer of the server is shown by a slow processor too", async ({ shared }) => {
  const { context, page } = await newVisitor(shared.browser, { url: shared.server.url, scripts: true });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED_TIMES });
  await openHydrated(page, pathTo("about-us", "hr"));
  await context.addCookies([{ name: "cart", value: cartCookie(FULL_BOX), url: shared.server.url }]);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.getByRole("link", { name: "6 artikala u košarici" }).waitFor();
  await context.close();
});
