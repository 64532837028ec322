import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { gone, openHydrated } from "../support/browser.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { type Visits, visitsOf } from "../support/visits.ts";

let server: RunningServer;
let visits: Visits;

it.beforeAll(({ withPictures }) => {
  server = withPictures.server;
  visits = visitsOf(withPictures);
});

describe("consent", () => {
  const cookieOf = (consent: object) => `consent=${encodeURIComponent(JSON.stringify(consent))}`;
  /** The map in its own place; no question lies over the page. */
  const asks = (page: string) => {
    expect(page).not.toContain('<section class="consent"');
    return page.includes('class="contact-map-consent"');
  };

  it.each([
    ["all", { asksMap: "on" }, { version: 2, map: true }],
    ["all", { asksMap: "on", asksSpamCheck: "on" }, { version: 2, map: true, spamCheck: true }],
    ["needed", { asksMap: "on", map: "on" }, { version: 2, map: false }],
    ["chosen", { asksMap: "on", map: "on", spamCheck: "on" }, { version: 2, map: true }],
    ["nonsense", { asksMap: "on", map: "on" }, { version: 2, map: false }],
  ])("keeps the answer %s to what was asked (%j) for 365 days", async (choice, fields, kept) => {
    const answer = await visits.post("/consent", { choice, ...fields, from: "/kontakt" });
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(answer.status).toBe(303);
    expect(cookie).toBe(`${cookieOf(kept)}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`);
    // Whoever has said no may still want to see it.
    expect(asks(await visits.html("/kontakt", { Cookie: cookieOf(kept) }))).toBe(!kept.map);
    expect(asks(await visits.html("/kontakt"))).toBe(true);
  });

  it.each(["nonsense", "{}", '{"version":3,"map":true}', '{"version":1,"map":"yes","spamCheck":true}'])(
    "deletes a cookie that cannot be read and asks again: %s",
    async (text) => {
      const answer = await visits.get("/kontakt", { Cookie: `consent=${encodeURIComponent(text)}` });
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^consent=; Max-Age=0/)]);
      expect(asks(await answer.text())).toBe(true);
    },
  );

  it("is asked for nowhere else than where something foreign would be loaded", async () => {
    for (const path of ["/", "/nasi-proizvodi", "/nagrade", "/degustacija-vina", "/potvrda", "/kolacici"]) {
      expect([path, asks(await visits.html(path))]).toEqual([path, false]);
    }
  });

  it.each([true, false])("is asked, given and taken back by forms (scripts: %s)", async (scripts) => {
    const { page, context, complaints } = await visits.firstVisitor(scripts, "de-DE");
    const foreign: string[] = [];
    page.on("request", (request) => new URL(request.url()).origin !== server.url && foreign.push(request.url()));
    await page.route("https://www.openstreetmap.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "map" }),
    );
    await page.goto("/de/kontakt");
    await scrollThrough(page);
    expect(foreign).toEqual([]);
    expect(await page.locator("iframe").count()).toBe(0);
    await page.getByRole("button", { name: "Karte hier anzeigen" }).click();
    await gone(page.locator(".contact-map-consent"));
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
    const page = await visits.html("/kolacici", { Cookie: cookieOf(kept) });
    expect(asks(await visits.html("/kontakt", { Cookie: cookieOf(kept) }))).toBe(!checked);
    expect(/<input[^>]*name="map"[^>]*>/.exec(page)?.[0].includes("checked")).toBe(checked);
  });

  it("reaches a page with a map from another page, though that page's policy knows no map", async () => {
    const { page, context, complaints } = await visits.firstVisitor(true, "de-DE");
    await page.route("https://www.openstreetmap.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "map" }),
    );
    await openHydrated(page, "/de/cookies");
    await page.locator('[name="map"]').check();
    await page.locator("#consent button").click();
    await page.getByText("Ihre Auswahl ist gespeichert.").waitFor();
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
      const answer = await visits.get(path, headers);
      expect([time, answer.status, offer(await answer.text())]).toEqual([time, 200, expected]);
    }
    // Who prefers nothing of it gets the page without it.
    expect(offer(await visits.html(path))).toBeNull();
    expect((await visits.get(path)).headers.get("Vary")).toContain("Accept-Language");
  });

  it.each([true, false])("is taken, or declined for good (scripts: %s)", async (scripts) => {
    const { page, context, complaints } = await visits.firstVisitor(scripts, "de-DE");
    await page.goto("/nagrade?x=1");
    await page.locator(".language-offer button").first().click();
    await page.waitForURL("**/de/auszeichnungen?x=1");
    expect(await page.locator(".language-offer").count()).toBe(0);
    await context.clearCookies();
    await page.goto("/nagrade");
    await page.locator(".language-offer button").last().click();
    await page.waitForURL(`${server.url}/nagrade`);
    await gone(page.locator(".language-offer"));
    await page.goto("/kontakt");
    expect(await page.locator(".language-offer").count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("keeps the hash, which no server hears of", async () => {
    const { page, context } = await visits.firstVisitor(true, "de-DE");
    await openHydrated(page, "/nagrade?x=1#main");
    await page.locator('.language-offer button[value="de"]').click();
    await page.waitForURL(`${server.url}/de/auszeichnungen?x=1#main`);
    await context.close();
  });
});

it.each([true, false])("whoever answers the gate has answered everything (scripts: %s)", async (scripts) => {
  const { page, context, complaints } = await visits.firstVisitor(scripts, "de-DE");
  await page.goto("/");
  await page.locator(".gate .language-offer").waitFor();
  await page.locator('.gate button[value="yes"]').click();
  await gone(page.locator(".gate"));
  await gone(page.locator(".language-offer"));
  expect(await page.locator(".consent").count()).toBe(0);
  await page.goto("/nasi-proizvodi");
  expect(await page.locator(".gate, .language-offer, .consent").count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

async function scrollThrough(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState("networkidle");
}
