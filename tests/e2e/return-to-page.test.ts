import { expect } from "vitest";
import { pathTo } from "../../app/routing/paths.ts";
import { newVisitor, openHydrated } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";
import { cartCookie, FULL_BOX } from "../support/walk-guests.ts";

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
