import type { Browser, Page } from "playwright";
import { expect } from "vitest";
import { arrivedAt, gone, hydrated, newVisitor, openHydrated } from "../support/browser.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";

/** The page's clock can be stopped only at a time to come. In milliseconds. */
const PAUSE_AHEAD_MS = 60_000;

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ shared }) => {
  ({ server, browser } = shared);
});

const visitor = () => newVisitor(browser, { url: server.url, scripts: true });

/** Opens a page and waits until the scripts have taken it over. */
const headerLink = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first();
const said = (page: Page) => page.locator('p.visually-hidden[role="status"]').allTextContents();

/** Runs in the browser: React, which goes on by messages to itself, gets none of them once the body says so, as on a slow machine. */
function drawLate(): void {
  const send = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    if (!document.body?.classList.contains("draws-late")) send.call(this, message, {});
  };
}

/** Holds back what matches until the returned function is called. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

it("loses nothing that was typed and pressed while the scripts take over", async () => {
  const { page, context, complaints } = await visitor();
  // React has been told to take over, and waits for its turn: it comes by a message.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      window.name = "waiting";
      addEventListener("go-on", () => postMessage.call(this, message), { once: true });
    };
    addEventListener("go-on", () => Object.assign(MessagePort.prototype, { postMessage }));
  });
  await page.goto("/kontakt");
  await page.waitForFunction(() => window.name === "waiting");
  await page.locator("input[name=name]").fill("Ana Đurić");
  await page.locator("h1").click();
  await page.evaluate(() => dispatchEvent(new Event("go-on")));
  await hydrated(page);
  expect(await page.locator("input[name=name]").inputValue()).toBe("Ana Đurić");
  expect(complaints).toEqual([]);
  await context.close();
});

it("moves focus and title to the page that was gone to, and stays where the visitor was on the way back", async () => {
  const { page, context, complaints } = await visitor();
  await openHydrated(page, "/nagrade");
  await page.evaluate(() => scrollTo(0, 300));
  // A pointer's click would scroll first: to the test's eye a link of the sticky header is out of sight.
  await headerLink(page, "/o-nama").dispatchEvent("click");
  await arrivedAt(page, "**/o-nama");
  await expect.poll(() => said(page)).toContain(await page.title());
  expect(await page.title()).toMatch(/^O nama/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL("**/nagrade");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await expect.poll(() => said(page)).toContain(await page.title());
  expect(complaints).toEqual([]);
  await context.close();
});

it("leaves the focus alone while the visitor stays on the page", async () => {
  const { page, context } = await visitor();
  await openHydrated(page, "/nasi-proizvodi");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await page.locator('header a[href*="overlay=cartOpen"]').first().click();
  await page.getByRole("dialog").waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).not.toBe("main");
  await context.close();
});

it("opens and closes the cart without loading anything but its lines, on the first page and on one that was gone to", async () => {
  const { page, context } = await visitor();
  await openHydrated(page, "/o-nama");
  const loaded: string[] = [];
  const turn = async () => {
    page.on("request", (request) => loaded.push(request.url()));
    await page.locator('header a[href*="overlay=cartOpen"]').first().click();
    await page.locator(".overlay-cartOpen").waitFor();
    await page.keyboard.press("Escape");
    await gone(page.locator(".overlay"));
    page.removeAllListeners("request");
  };
  await turn();
  await headerLink(page, "/nagrade").click();
  await arrivedAt(page, "**/nagrade");
  await turn();
  expect(loaded.filter((url) => url.includes(".data") && !url.includes("/cart/details.data?"))).toEqual([]);
  await context.close();
});

it("follows the links of buttons, legal pages and texts by script", async () => {
  const { page, context, complaints } = await visitor();
  await openHydrated(page, "/istarski-terroir");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const goTo = async (link: string, path: string) => {
    await page.locator(link).first().click();
    await arrivedAt(page, `**${path}`);
    return page.evaluate(() => "sameDocument" in window);
  };
  expect(await goTo('main a.button[href="/degustacija-vina"]', "/degustacija-vina")).toBe(true);
  await page.goBack();
  await page.locator('main a.button[href="/degustacija-vina"]').first().waitFor();
  expect(await goTo('footer a[href="/dostava"]', "/dostava")).toBe(true);
  expect(await goTo('.legal-side a[href="/placanje"]', "/placanje")).toBe(true);
  expect(await goTo('.legal-side a[href="/kolacici"]', "/kolacici")).toBe(true);
  expect(await goTo('a[href="/nagrade"]', "/nagrade")).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

it("shows a bar while a page is slow, says so once, and takes it away when the page is there", async () => {
  const { page, context, complaints } = await visitor();
  await openHydrated(page, "/nagrade");
  const release = await hold(page, /o-nama\.data/);
  await headerLink(page, "/o-nama").click();
  await page.locator(".progress-running").waitFor();
  expect((await said(page)).filter((text) => text === "Stranica se učitava")).toHaveLength(1);
  release();
  await arrivedAt(page, "**/o-nama");
  await gone(page.locator(".progress"));
  expect((await said(page)).join()).not.toContain("učitava");
  expect(complaints).toEqual([]);
  await context.close();
});

it("shows no bar for what takes no time", async () => {
  const { page, context } = await visitor();
  await page.clock.install();
  await openHydrated(page, "/nagrade");
  await page.evaluate(() => {
    const seen: string[] = [];
    new MutationObserver(() => document.querySelector(".progress") && seen.push("bar")).observe(document.body, {
      childList: true,
      subtree: true,
    });
    Object.assign(window, { seen });
  });
  // To the page no time passes until it has arrived, however busy the machine is.
  await page.clock.pauseAt(Date.now() + PAUSE_AHEAD_MS);
  await headerLink(page, "/o-nama").click();
  await arrivedAt(page, "**/o-nama");
  await page.clock.runFor(PAUSE_AHEAD_MS);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  await context.close();
});

it("fetches a page's data once it is pointed at, and not again on the click", async () => {
  const { page, context, complaints } = await visitor();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data")) asked.push(pathname);
  });
  await openHydrated(page, "/nagrade");
  const came = page.waitForResponse(/o-nama\.data/);
  await headerLink(page, "/o-nama").hover();
  await (await came).finished();
  await headerLink(page, "/kontakt").hover();
  await headerLink(page, "/o-nama").hover();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual(["/o-nama.data"]);
  const again = page.waitForResponse(/o-nama\.data/);
  await headerLink(page, "/o-nama").click();
  const kept = await again;
  await kept.finished();
  // From the browser's own store: nothing came over the wire.
  expect((await kept.request().sizes()).responseBodySize).toBe(0);
  await page.waitForURL("**/o-nama");
  expect(complaints).toEqual([]);
  await context.close();
});

it("fetches nothing beforehand for who saves data", async () => {
  const { page, context } = await visitor();
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && asked.push(request.url()));
  await openHydrated(page, "/nagrade");
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  await headerLink(page, "/o-nama").hover();
  await headerLink(page, "/o-nama").focus();
  await headerLink(page, "/").hover();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await context.close();
});

it("reloads the page once when a screen's file is gone, then goes there by document", async () => {
  const { page, context } = await visitor();
  await page.addInitScript(drawLate);
  const documents: string[] = [];
  page.on("domcontentloaded", () => documents.push(new URL(page.url()).pathname));
  await page.route(/static\/about-us-.*\.js/, (route) => route.abort());
  await openHydrated(page, "/nagrade");
  await page.evaluate(() => document.body.classList.add("of-the-first-document", "draws-late"));
  await headerLink(page, "/o-nama").click();
  await page.locator("body:not(.of-the-first-document)").waitFor();
  await hydrated(page);
  expect(documents).toEqual(["/nagrade", "/nagrade"]);
  await headerLink(page, "/o-nama").click();
  await page.waitForURL("**/o-nama");
  expect(await page.locator("h1").count()).toBe(1);
  expect(documents).toEqual(["/nagrade", "/nagrade", "/o-nama"]);
  await context.close();
});

it("takes no link within the page for one that leads on: after it, and a document, links are followed by script", async () => {
  const { page, context } = await visitor();
  await openHydrated(page, "/nagrade");
  await page.locator(".skip-link").press("Enter");
  await openHydrated(page, "/o-nama");
  await page.evaluate(() => document.body.classList.add("same-document"));
  await headerLink(page, "/nasi-proizvodi").click();
  await arrivedAt(page, "/nasi-proizvodi");
  expect(await page.locator("body.same-document").count()).toBe(1);
  await context.close();
});
