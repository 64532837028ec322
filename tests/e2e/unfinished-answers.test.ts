import { afterEach, expect } from "vitest";
import { gone, hydrated, newVisitor } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";
import { openSlowLine, type SlowLine } from "../support/slow-line.ts";

let line: SlowLine;
afterEach(() => line.close());

it("who goes on before an answer has come to its end leaves no error behind", async ({ shared }) => {
  line = await openSlowLine(shared.server, ["/age-gate.data", "/nasi-proizvodi.data"]);
  const options = { url: line.url, scripts: true, firstVisit: true, locale: "hr-HR" };
  const { page, context, complaints } = await newVisitor(shared.browser, options);
  await page.goto("/o-nama");
  await hydrated(page);
  const answered = page.waitForResponse("**/age-gate.data");
  await page.locator('.gate button[value="yes"]').click();
  await answered;
  await gone(page.locator(".gate"));
  const begun = page.waitForResponse("**/nasi-proizvodi.data");
  await page.locator('header a[href="/nasi-proizvodi"]').first().click();
  await begun;
  await page.locator('header a[href="/kontakt"]').first().click();
  await page.waitForURL("**/kontakt");
  expect(complaints).toEqual([]);
  await context.close();
});
