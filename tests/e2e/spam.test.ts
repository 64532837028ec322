import type { Browser, Page } from "playwright";
import { afterAll, describe, expect } from "vitest";
import { MIN_FILLING_MS } from "../../app/shop/spam/start-time.server.ts";
import { gone, hydrated, newVisitor } from "../support/browser.ts";
import { type SpamCheckServer, startSpamCheck } from "../support/recaptcha.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { rowsOf } from "../support/stored.ts";

let check: SpamCheckServer;
let server: RunningServer;
let browser: Browser;

it.beforeAll(async ({ withPictures }) => {
  ({ browser } = withPictures);
  check = await startSpamCheck();
  server = await startServer({
    RECAPTCHA_SITE_KEY: "site-key",
    RECAPTCHA_SECRET: "the-secret",
    RECAPTCHA_URL: check.scriptUrl,
    RECAPTCHA_VERIFY_URL: check.verifyUrl,
  });
});

afterAll(async () => {
  await discardServer(server);
  await check.close();
});

const CONSENTED = `consent=${encodeURIComponent('{"version":1,"map":false,"spamCheck":true}')}`;

async function visitor(options: { scripts: boolean; consented: boolean }) {
  const made = await newVisitor(browser, { url: server.url, scripts: options.scripts });
  if (options.consented) {
    const [name = "", value = ""] = CONSENTED.split("=");
    await made.context.addCookies([{ name, value, url: server.url }]);
  }
  const foreign: string[] = [];
  made.page.on("request", (request) => new URL(request.url()).origin !== server.url && foreign.push(request.url()));
  return { ...made, foreign };
}

const policyOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(server.url + path, { headers })).headers.get("Content-Security-Policy") ?? "";

async function fillIn(page: Page, message: string): Promise<void> {
  await page.locator('[name="name"]').fill("Ana Đurić");
  await page.locator('[name="email"]').fill("ana@gost.example");
  await page.locator('[name="subject"]').fill("Teran");
  await page.locator('[name="message"]').fill(message);
  await page.locator('[name="terms"]').check();
}

const kept = (message: string) => rowsOf(server.dataDir, "select id from inquiries where message = ?", message).length;

describe("the policy of a page", () => {
  it("names the check's hosts only on a page with a checked form, for a visitor who allows it", async () => {
    const origin = new URL(check.scriptUrl).origin;
    expect(await policyOf("/kontakt", { Cookie: CONSENTED })).toContain(`${origin}/recaptcha/`);
    expect(await policyOf("/degustacija-vina", { Cookie: CONSENTED })).toMatch(/frame-src http:\/\/127/);
    expect(await policyOf("/nagrade", { Cookie: CONSENTED })).not.toContain(origin);
    expect(await policyOf("/kontakt")).not.toContain(origin);
    expect(await policyOf("/kontakt")).not.toContain("frame-src");
  });
});

describe("the check of a form", () => {
  it("is loaded when the form is touched, and its token is sent along", async () => {
    const { page, context, foreign, complaints } = await visitor({ scripts: true, consented: true });
    await page.goto("/nagrade");
    await page.waitForLoadState("networkidle");
    // Over a link: the form's page gets a document, and with it a policy, of its own.
    await page.locator('header a[href="/kontakt"]').first().click();
    await page.waitForURL("**/kontakt");
    await page.waitForLoadState();
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const shownAt = Date.now();
    expect(foreign).toEqual([]);
    await page.evaluate(() => {
      const heard: string[] = [];
      for (const name of ["success", "expired", "error"]) {
        document.addEventListener(`spamcheck:${name}`, () => heard.push(name));
      }
      Object.assign(window, { heard });
    });
    await fillIn(page, "Uz znak provjere");
    await expect.poll(() => page.locator('[name="spamToken"]').inputValue()).toMatch(/^token site-key inquiry 0\./);
    expect(foreign).toEqual([`${check.scriptUrl}?render=site-key`]);
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(["success"]);
    // Nobody fills in a form in less than two seconds; a browser that is told to does.
    await page.waitForFunction((earliest) => Date.now() > earliest, shownAt + MIN_FILLING_MS);
    await page.locator(".contact-form button").last().click();
    await page.waitForURL("**/uspjesan-upit?*");
    expect(kept("Uz znak provjere")).toBe(1);
    expect(check.asked.at(-1)).toMatchObject({
      secret: "the-secret",
      response: expect.stringMatching(/^token site-key/),
    });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("begins with the present form once it is allowed there, and what was written stays", async () => {
    const { page, context, complaints } = await newVisitor(browser, {
      url: server.url,
      scripts: true,
      firstVisit: true,
    });
    await page.addInitScript(() => {
      const heard: string[] = [];
      for (const name of ["success", "expired", "error"]) {
        document.addEventListener(`spamcheck:${name}`, ({ target }) => {
          if (target instanceof HTMLInputElement) heard.push(`${target.form?.id} ${name}`);
        });
      }
      Object.assign(window, { heard });
    });
    await page.goto("/kontakt");
    await page.waitForLoadState("networkidle");
    await page.locator('[name="message"]').fill("Prije dopuštenja");
    await page.locator('.consent button[value="all"]').click();
    await gone(page.locator(".consent"));
    await expect.poll(() => page.locator('[name="message"]').inputValue()).toBe("Prije dopuštenja");
    await page.locator('[name="name"]').fill("Ana");
    await expect.poll(() => page.locator('[name="spamToken"]').inputValue()).toMatch(/^token site-key inquiry/);
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(["inquiry success"]);
    expect(complaints.filter((complaint) => !complaint.includes("openstreetmap"))).toEqual([]);
    await context.close();
  });

  it("renews its token before it expires, and says that the old one has expired", async () => {
    const { page, context, complaints } = await visitor({ scripts: true, consented: true });
    await page.clock.install();
    await page.goto("/kontakt");
    await page.waitForLoadState("networkidle");
    await hydrated(page);
    await page.evaluate(() => {
      const heard: string[] = [];
      for (const name of ["success", "expired", "error"]) {
        document.addEventListener(`spamcheck:${name}`, () => heard.push(name));
      }
      Object.assign(window, { heard });
    });
    const token = page.locator('[name="spamToken"]');
    await page.locator('[name="name"]').focus();
    await expect.poll(() => token.inputValue()).not.toBe("");
    const first = await token.inputValue();
    // A token is good for two minutes.
    await page.clock.fastForward("01:55");
    await expect.poll(() => token.inputValue()).not.toBe(first);
    await expect.poll(() => token.inputValue()).toMatch(/^token site-key inquiry/);
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      "success",
      "expired",
      "success",
    ]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ["without scripts", { scripts: false, consented: true }],
    ["without consent", { scripts: true, consented: false }],
  ])("is not needed %s: the inquiry comes in", async (name, options) => {
    const { page, context, foreign, complaints } = await visitor(options);
    await page.goto("/kontakt");
    await page.waitForLoadState("networkidle");
    if (options.scripts) await hydrated(page);
    await fillIn(page, `Upit ${name}`);
    await page.locator(".contact-form button").last().click();
    await page.waitForURL("**/uspjesan-upit?*");
    expect(kept(`Upit ${name}`)).toBe(1);
    expect([foreign, complaints]).toEqual([[], []]);
    await context.close();
  });

  it("says so in the console where its script cannot be loaded, brings no widget, fails or answers nothing", async () => {
    const { page, context, complaints } = await visitor({ scripts: true, consented: true });
    const widget = (execute: string) => `window.grecaptcha={ready:(f)=>f(),execute:()=>${execute}}`;
    for (const [body, message] of [
      [null, "ReCaptcha error: Failed to load script"],
      ["", "ReCaptcha error: Failed to load script"],
      [widget('Promise.reject(new Error("no"))'), "ReCaptcha error: Failed to execute Error: no"],
      [widget("Promise.resolve(null)"), "ReCaptcha error: Failed to execute"],
    ] as const) {
      complaints.length = 0;
      await page.unrouteAll();
      await page.route(`${check.scriptUrl}**`, (route) =>
        body === null
          ? route.abort("blockedbyclient")
          : route.fulfill({ contentType: "text/javascript", body, headers: { "Cache-Control": "no-store" } }),
      );
      await page.goto("/kontakt");
      await page.waitForLoadState("networkidle");
      await hydrated(page);
      await page.evaluate(() => {
        document.addEventListener("spamcheck:error", () => Object.assign(window, { failed: true }));
      });
      await page.locator('[name="name"]').fill("Ana Đurić");
      await expect.poll(() => complaints).toContain(message);
      await expect.poll(() => page.evaluate(() => "failed" in window)).toBe(true);
    }
    await context.close();
  });

  it("keeps everything that was written when the trap was filled in, and takes it the second time", async () => {
    const { page, context } = await visitor({ scripts: true, consented: false });
    await page.goto("/kontakt");
    await page.waitForLoadState("networkidle");
    await hydrated(page);
    await fillIn(page, "U zamci");
    await page.locator('[name="website"]').evaluate((field) => {
      if (field instanceof HTMLInputElement) field.value = "https://spam.example";
    });
    await page.locator(".contact-form button").last().click();
    await page.getByRole("alert").waitFor();
    expect(await page.locator('[name="message"]').inputValue()).toBe("U zamci");
    expect(await page.locator('[name="name"]').inputValue()).toBe("Ana Đurić");
    expect(kept("U zamci")).toBe(0);
    await context.close();
  });

  it("hides the trap from everybody who sees, hears or tabs", async () => {
    const { page, context } = await visitor({ scripts: false, consented: false });
    await page.goto("/kontakt");
    const trap = page.locator('[name="website"]');
    expect(await trap.getAttribute("tabindex")).toBe("-1");
    expect(await trap.getAttribute("autocomplete")).toBe("off");
    expect(await page.getByRole("textbox", { name: "Ovo polje ostavite prazno" }).count()).toBe(0);
    const box = await page.locator('div[aria-hidden]:has([name="website"])').boundingBox();
    expect([box?.width, box?.height]).toEqual([1, 1]);
    await context.close();
  });
});
