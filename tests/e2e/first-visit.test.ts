import type { Browser, Page } from "playwright";
import { describe, expect } from "vitest";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { ALL_SCREENS } from "../../app/routing/screen-facts.ts";
import { hydrated, newVisitor } from "../support/browser.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";

let server: RunningServer;
let browser: Browser;

it.beforeAll(({ shared }) => {
  ({ server, browser } = shared);
});

const GATED = ["home", "reservation", "our-products", "product", "about-us"] as const;
const UNGATED = ALL_SCREENS.filter((screen) => !GATED.some((gated) => gated === screen)).filter(
  (screen) => !["order", "orders", "profile", "reservation-success", "order-success", "confirm"].includes(screen),
);
const PARAMS = { slug: "malvazija-2025" };

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: "manual" });
const html = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text();
const post = (path: string, form: Record<string, string>) =>
  fetch(server.url + path, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });

const hasGate = (page: string) => page.includes('<dialog open="" class="gate');
/** Whether everything around the content is inert; a preview within the content may be so for its own reasons. */
const hasInert = (page: string) => page.slice(0, page.indexOf("<main")).includes('inert=""');
const firstVisitor = (scripts: boolean, locale?: string) =>
  newVisitor(browser, { url: server.url, scripts, firstVisit: true, ...(locale ? { locale } : {}) });

describe("the age gate", () => {
  it.each(GATED.flatMap((screen) => LANGUAGES.map((language) => [screen, language] as const)))(
    "stands before %s in %s, with the content behind it in the document",
    async (screen, language) => {
      const path = pathTo(screen, language, PARAMS);
      const first = await html(path);
      expect([hasGate(first), hasInert(first)]).toEqual([true, true]);
      expect(first).toMatch(/<main[^>]*>.*<h1/s);
      const accepted = await html(path, { Cookie: "ageGateAccepted=true" });
      expect([hasGate(accepted), hasInert(accepted)]).toEqual([false, false]);
      // Stored pages keep the two apart.
      expect(hasGate(await html(path))).toBe(true);
      expect(hasGate(await html(path, { Cookie: "ageGateAccepted=true" }))).toBe(false);
    },
  );

  it.each(UNGATED)("does not stand before %s", async (screen) => {
    const page = await html(pathTo(screen, "en", { ...PARAMS, token: "x" }));
    expect([hasGate(page), hasInert(page)]).toEqual([false, false]);
  });

  it.each(["false", "1", "yes", "%7B"])("takes a cookie that says %s for none", async (value) => {
    expect(hasGate(await html("/", { Cookie: `ageGateAccepted=${value}` }))).toBe(true);
  });

  it("answers Yes with the cookie of a session and the page it stood before, No with the alert", async () => {
    const yes = await post("/age-gate", { answer: "yes", from: "/de/unsere-produkte?category=wine&gate=no" });
    expect([yes.status, yes.headers.get("Location")]).toEqual([303, "/de/unsere-produkte?category=wine"]);
    expect(yes.headers.getSetCookie()).toEqual(["ageGateAccepted=true; Path=/; HttpOnly; SameSite=Lax"]);
    const no = await post("/age-gate", { answer: "no", from: "/de/unsere-produkte?category=wine" });
    expect([no.status, no.headers.get("Location")]).toEqual([303, "/de/unsere-produkte?category=wine&gate=no"]);
    expect(no.headers.getSetCookie()).toEqual([]);
    const page = await html("/de/unsere-produkte?gate=no");
    expect(hasGate(page)).toBe(true);
    expect(page).toContain('<p class="gate-alert" role="alert">');
    expect(await html("/de/unsere-produkte")).not.toContain('<p class="gate-alert"');
  });

  it.each(["//evil.example/", "https://evil.example/", "/\\evil.example", ""])(
    "leads home, not to %s",
    async (from) => {
      expect((await post("/age-gate", { answer: "yes", from })).headers.get("Location")).toBe("/");
    },
  );

  it.each([true, false])("is passed by keyboard, focus and all (scripts: %s)", async (scripts) => {
    const { page, context, complaints } = await firstVisitor(scripts, "hr-HR");
    await page.goto("/o-nama");
    if (scripts) await hydrated(page);
    const focused = () => page.locator(":focus");
    if (scripts) await expect.poll(() => focused().getAttribute("id")).toBe("gate-title");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await focused().getAttribute("value")).toBe("no");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
    expect(new URL(page.url()).search).toBe("?gate=no");
    await page.locator('.gate button[value="yes"]').focus();
    await page.keyboard.press("Enter");
    await page.locator(".gate").waitFor({ state: "detached" });
    expect(await page.locator("[inert]").count()).toBe(0);
    await page.waitForURL(`${server.url}/o-nama`);
    await page.reload();
    expect(await page.locator(".gate").count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("stays passed for who goes on before the answer's answer has come", async () => {
    const { page, context, complaints } = await firstVisitor(true, "hr-HR");
    await page.goto("/o-nama");
    await hydrated(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/age-gate.data", async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('.gate button[value="yes"]').click();
    await page.locator(".gate").waitFor({ state: "detached" });
    await page.locator('header a[href="/nasi-proizvodi"]').first().click();
    await page.waitForURL("**/nasi-proizvodi");
    expect(await page.locator(".gate").count()).toBe(0);
    answer();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain("ageGateAccepted");
    await page.waitForLoadState("networkidle");
    expect(new URL(page.url()).pathname).toBe("/nasi-proizvodi");
    expect(await page.locator(".gate").count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("leaves one page behind, not two: the way back goes where the visitor came from", async () => {
    const { page, context } = await firstVisitor(true, "hr-HR");
    await page.goto("/nagrade");
    await page.goto("/o-nama");
    await hydrated(page);
    await page.locator('.gate button[value="no"]').click();
    await page.getByRole("alert").waitFor();
    await page.locator('.gate button[value="yes"]').click();
    await page.locator(".gate").waitFor({ state: "detached" });
    await page.waitForURL(`${server.url}/o-nama`);
    await page.goBack();
    await page.waitForURL("**/nagrade");
    await context.close();
  });

  it("lets nothing behind it be reached", async () => {
    const { page, context } = await firstVisitor(true, "hr-HR");
    await page.goto("/");
    await hydrated(page);
    const reached: (string | null)[] = [];
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      reached.push(await page.evaluate(() => document.activeElement?.closest(".gate, body")?.tagName ?? null));
    }
    expect(reached.filter((place) => place === "DIALOG").length).toBeGreaterThanOrEqual(6);
    expect(await page.evaluate(() => document.activeElement?.closest("[inert]") === null)).toBe(true);
    await context.close();
  });
});

describe("consent", () => {
  const cookieOf = (consent: object) => `consent=${encodeURIComponent(JSON.stringify(consent))}`;
  const asks = (page: string) => page.includes('<section class="consent"');

  it.each([
    ["all", { asksMap: "on" }, { version: 2, map: true }],
    ["all", { asksMap: "on", asksSpamCheck: "on" }, { version: 2, map: true, spamCheck: true }],
    ["needed", { asksMap: "on", map: "on" }, { version: 2, map: false }],
    ["chosen", { asksMap: "on", map: "on", spamCheck: "on" }, { version: 2, map: true }],
    ["nonsense", { asksMap: "on", map: "on" }, { version: 2, map: false }],
  ])("keeps the answer %s to what was asked (%j) for 365 days", async (choice, fields, kept) => {
    const answer = await post("/consent", { choice, ...fields, from: "/kontakt" });
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(answer.status).toBe(303);
    expect(cookie).toBe(`${cookieOf(kept)}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`);
    expect(asks(await html("/kontakt", { Cookie: cookieOf(kept) }))).toBe(false);
    expect(asks(await html("/kontakt"))).toBe(true);
  });

  it.each(["nonsense", "{}", '{"version":3,"map":true}', '{"version":1,"map":"yes","spamCheck":true}'])(
    "deletes a cookie that cannot be read and asks again: %s",
    async (text) => {
      const answer = await get("/nagrade", { Cookie: `consent=${encodeURIComponent(text)}` });
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^consent=; Max-Age=0/)]);
      expect(asks(await answer.text())).toBe(true);
    },
  );

  it.each([true, false])("is asked, given and taken back by forms (scripts: %s)", async (scripts) => {
    const { page, context, complaints } = await firstVisitor(scripts, "de-DE");
    const foreign: string[] = [];
    page.on("request", (request) => new URL(request.url()).origin !== server.url && foreign.push(request.url()));
    await page.route("https://www.openstreetmap.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "map" }),
    );
    await page.goto("/de/kontakt");
    await scrollThrough(page);
    expect(foreign).toEqual([]);
    expect(await page.locator("iframe").count()).toBe(0);
    await page.locator('.consent button[value="all"]').click();
    await page.locator(".consent").waitFor({ state: "detached" });
    // The page's own document knows no map; the answer brings one that does.
    await page.locator("iframe").waitFor();
    await page.goto("/de/cookies");
    expect(await page.locator('[name="map"]').isChecked()).toBe(true);
    await page.goto("/de/kontakt");
    await scrollThrough(page);
    await page.locator("iframe").waitFor();
    expect(foreign.every((address) => address.startsWith("https://www.openstreetmap.org/"))).toBe(true);
    await page.goto("/de/cookies");
    await page.locator('[name="map"]').uncheck();
    await page.locator("#consent button").click();
    await page.getByText("Ihre Auswahl ist gespeichert.").waitFor();
    expect(await page.locator('[name="map"]').isChecked()).toBe(false);
    await page.goto("/de/kontakt");
    expect(await page.locator("iframe").count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    [{ version: 1, map: true, spamCheck: false }, true],
    [{ version: 1, map: false, spamCheck: false }, false],
  ])("still counts as the first version stored it: %j", async (kept, checked) => {
    const page = await html("/kolacici", { Cookie: cookieOf(kept) });
    expect(asks(await html("/nagrade", { Cookie: cookieOf(kept) }))).toBe(false);
    expect(/<input[^>]*name="map"[^>]*>/.exec(page)?.[0].includes("checked")).toBe(checked);
  });

  it("reaches a page with a map from another page, though that page's policy knows no map", async () => {
    const { page, context, complaints } = await firstVisitor(true, "de-DE");
    await page.route("https://www.openstreetmap.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "map" }),
    );
    await page.goto("/de/auszeichnungen");
    await page.locator('.consent button[value="all"]').click();
    await page.locator(".consent").waitFor({ state: "detached" });
    await page.waitForLoadState("networkidle");
    await page.locator('header a[href="/de/kontakt"]').first().click();
    await page.waitForURL("**/de/kontakt");
    await scrollThrough(page);
    await page.frameLocator("iframe").getByText("map").waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("the offer of a language", () => {
  const offer = (page: string) => /<section class="language-offer" lang="(..)"/.exec(page)?.[1] ?? null;

  it.each([
    ["/nagrade", "de-AT,de;q=0.9", "", "de"],
    ["/nagrade", "it", "", "it"],
    ["/nagrade", "hr,de;q=0.9", "", null],
    ["/nagrade", "fr", "", null],
    ["/de/auszeichnungen", "de", "", null],
    ["/de/auszeichnungen", "en", "", "en"],
    ["/de/auszeichnungen", "en", "lang=de", null],
    ["/nagrade", "de", "ageGateAccepted=true", "de"],
    ["/", "de", "", "de"],
  ])("on %s for %s with the cookie '%s' is %s, stored or not", async (path, language, Cookie, expected) => {
    const headers = { "Accept-Language": language, ...(Cookie ? { Cookie } : {}) };
    for (const time of ["first", "again"]) {
      const answer = await get(path, headers);
      expect([time, answer.status, offer(await answer.text())]).toEqual([time, 200, expected]);
    }
    // Who prefers nothing of it gets the page without it.
    expect(offer(await html(path))).toBeNull();
    expect((await get(path)).headers.get("Vary")).toContain("Accept-Language");
  });

  it.each([true, false])("is taken, or declined for good (scripts: %s)", async (scripts) => {
    const { page, context, complaints } = await firstVisitor(scripts, "de-DE");
    await page.goto("/nagrade?x=1");
    await page.locator(".language-offer button").first().click();
    await page.waitForURL("**/de/auszeichnungen?x=1");
    expect(await page.locator(".language-offer").count()).toBe(0);
    await context.clearCookies();
    await page.goto("/nagrade");
    await page.locator(".language-offer button").last().click();
    await page.waitForURL(`${server.url}/nagrade`);
    await page.locator(".language-offer").waitFor({ state: "detached" });
    await page.goto("/kontakt");
    expect(await page.locator(".language-offer").count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

async function scrollThrough(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState("networkidle");
}
