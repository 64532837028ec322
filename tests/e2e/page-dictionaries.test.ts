import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { pathTo } from "../../app/routing/paths.ts";
import { newVisitor } from "../support/browser.ts";
import { SOON } from "../support/patience.ts";
import { it } from "../support/shared-server.ts";

/** What a second page may take of a slow line. */
const MOST_BYTES = 6000;

const WAYS = [
  { language: "de", from: pathTo("home", "de"), to: pathTo("our-products", "de") },
  { language: "hr", from: pathTo("our-products", "hr"), to: pathTo("product", "hr", { slug: "teran-2023" }) },
  { language: "hr", from: pathTo("home", "hr"), to: pathTo("reservation", "hr") },
] as const;

/** Waits until the dictionary has come: a browser gets it once nothing else is left to be done, and looks for that while it draws. */
async function dictionaryHasCome(page: Page, open: () => Promise<unknown>): Promise<void> {
  let come = 0;
  page.on("response", (response) => {
    if (response.headers()["use-as-dictionary"]) come += 1;
  });
  await open();
  const lookAround = async () => {
    await page.mouse.move(100, 100);
    await page.mouse.move(200, 200);
    return come;
  };
  await expect.poll(lookAround, SOON).toBeGreaterThan(0);
}

/** Waits until the browser says that it has it, some moments later; by a page of which it keeps nothing. */
async function dictionaryIsKept(page: Page, path: string): Promise<void> {
  const codingOf = async () => (await page.goto(path))?.headerValue("content-encoding");
  await expect.poll(codingOf, SOON).toMatch(/^dc[bz]$/);
}

describe("a browser that keeps what pages have in common", () => {
  it.for(WAYS)(
    "gets its second page in 6,000 bytes, without scripts as well ($from, then $to)",
    async ({ language, from, to }, { shared: { server, browser } }) => {
      const { context, page, complaints } = await newVisitor(browser, { url: server.url, scripts: false });
      await dictionaryHasCome(page, () => page.goto(from));
      await dictionaryIsKept(page, pathTo("contact", language));
      const answer = await page.goto(to);
      expect(await answer?.headerValue("content-encoding")).toMatch(/^dc[bz]$/);
      const sizes = await answer?.request().sizes();
      expect(sizes?.responseBodySize).toBeGreaterThan(1000);
      expect(sizes?.responseBodySize).toBeLessThanOrEqual(MOST_BYTES);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
