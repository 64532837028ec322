import type { Browser } from "playwright";
import { expect } from "vitest";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { newVisitor } from "../support/browser.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ withPictures }) => {
  ({ server, browser } = withPictures);
});

it.each(["calls", "notices"])("a link of the partners' page opens what is folded: %s", async (id) => {
  const { page, context } = await newVisitor(browser, { url: server.url, scripts: false });
  await page.goto(pathTo("partners", "hr"));
  const part = page.locator(`#${id}`);
  expect(await part.isVisible()).toBe(false);
  await page.locator(`.partners-contents a[href="#${id}"]`).click();
  await part.waitFor();
  const name = page.locator(`summary:has(+ #${id})`);
  expect((await name.boundingBox())?.y).toBeGreaterThan(0);
  await context.close();
});

it.each(LANGUAGES)("the terms list their sections, each under an id of its own, in %s", async (language) => {
  const html = await (await fetch(server.url + pathTo("terms-and-conditions", language))).text();
  const ids = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => `#${id}`);
  expect(new Set(ids).size).toBe(12);
  const listed = [...html.matchAll(/<li><a href="(#[^"]+)"/g)].map(([, href]) => href);
  // Once folded, and once beside the text.
  expect(listed).toEqual([...ids, ...ids]);
});
