import { describe, expect } from "vitest";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { ALL_SCREENS } from "../../app/routing/screen-properties.ts";
import { gone, hydrated } from "../support/browser.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { stylesOf, unlike } from "../support/styles.ts";
import { type Visits, visitsOf } from "../support/visits.ts";

let server: RunningServer;
let visits: Visits;
let visitsWithPictures: Visits;

it.beforeAll(({ shared, withPictures }) => {
  server = shared.server;
  visits = visitsOf(shared);
  visitsWithPictures = visitsOf(withPictures);
});

const GATED = ["home", "reservation", "our-products", "product", "about-us", "search", "favourites"] as const;
const UNGATED = ALL_SCREENS.filter((screen) => !GATED.some((gated) => gated === screen)).filter(
  (screen) => !["order", "orders", "profile", "reservation-success", "order-success", "confirm"].includes(screen),
);
const PARAMS = { slug: "malvazija-2025" };

const hasGate = (page: string) => page.includes('<dialog open="" class="gate');
/** Whether everything around the content is inert; a preview within the content may be so for its own reasons. */
const hasInert = (page: string) => page.slice(0, page.indexOf("<main")).includes('inert=""');

describe("the age gate", () => {
  it.each(GATED.flatMap((screen) => LANGUAGES.map((language) => [screen, language] as const)))(
    "stands before %s in %s, with the content behind it in the document",
    async (screen, language) => {
      const path = pathTo(screen, language, PARAMS);
      const first = await visits.html(path);
      expect([hasGate(first), hasInert(first)]).toEqual([true, true]);
      expect(first).toMatch(/<main[^>]*>.*<h1/s);
    },
  );

  it.each(GATED)("is not there for %s once it is passed, and stored pages keep the two apart", async (screen) => {
    // In the language whose turn it is.
    const path = pathTo(screen, LANGUAGES[GATED.indexOf(screen) % LANGUAGES.length] ?? "hr", PARAMS);
    for (let time = 0; time < 2; time++) {
      const accepted = await visits.html(path, { Cookie: "ageGateAccepted=true" });
      expect([hasGate(accepted), hasInert(accepted)]).toEqual([false, false]);
      expect(hasGate(await visits.html(path))).toBe(true);
    }
  });

  it.each(UNGATED)("does not stand before %s", async (screen) => {
    const page = await visits.html(pathTo(screen, "en", { ...PARAMS, token: "x" }));
    expect([hasGate(page), hasInert(page)]).toEqual([false, false]);
  });

  it.each(["false", "1", "yes", "%7B"])("takes a cookie that says %s for none", async (value) => {
    expect(hasGate(await visits.html("/", { Cookie: `ageGateAccepted=${value}` }))).toBe(true);
  });

  it("answers Yes with the cookie of a session and the page it stood before, No with the alert", async () => {
    const yes = await visits.post("/age-gate", { answer: "yes", from: "/de/unsere-produkte?category=wine&gate=no" });
    expect([yes.status, yes.headers.get("Location")]).toEqual([303, "/de/unsere-produkte?category=wine"]);
    expect(yes.headers.getSetCookie()).toEqual(["ageGateAccepted=true; Path=/; HttpOnly; SameSite=Lax"]);
    const offered = await visits.post("/age-gate", { answer: "yes", lang: "hr", from: "/" });
    expect(offered.headers.getSetCookie().map((cookie) => cookie.split(";")[0])).toEqual([
      "ageGateAccepted=true",
      "lang=hr",
    ]);
    const no = await visits.post("/age-gate", { answer: "no", from: "/de/unsere-produkte?category=wine" });
    expect([no.status, no.headers.get("Location")]).toEqual([303, "/de/unsere-produkte?category=wine&gate=no"]);
    expect(no.headers.getSetCookie()).toEqual([]);
    const page = await visits.html("/de/unsere-produkte?gate=no");
    expect(hasGate(page)).toBe(true);
    expect(page).toContain('class="gate-alert" role="alert">');
    expect(await visits.html("/de/unsere-produkte")).not.toContain('class="gate-alert"');
  });

  it.each(["//evil.example/", "https://evil.example/", "/\\evil.example", ""])(
    "leads home, not to %s",
    async (from) => {
      expect((await visits.post("/age-gate", { answer: "yes", from })).headers.get("Location")).toBe("/");
    },
  );

  it.each([true, false])("is passed by keyboard, focus and all (scripts: %s)", async (scripts) => {
    const { page, context, complaints } = await visits.firstVisitor(scripts, "hr-HR");
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
    await gone(page.locator(".gate"));
    expect(await page.locator("[inert]").count()).toBe(0);
    await page.waitForURL(`${server.url}/o-nama`);
    await page.reload();
    expect(await page.locator(".gate").count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("stays passed for who goes on before the answer's answer has come", async () => {
    const { page, context, complaints } = await visits.firstVisitor(true, "hr-HR");
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
    await gone(page.locator(".gate"));
    await page.locator('header a[href="/nasi-proizvodi"]').first().click();
    await page.waitForURL("**/nasi-proizvodi");
    expect(await page.locator(".gate").count()).toBe(0);
    const came = page.waitForResponse("**/age-gate.data").then((response) => response.finished());
    answer();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain("ageGateAccepted");
    await came;
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe("/nasi-proizvodi");
    expect(await page.locator(".gate").count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("leaves one page behind, not two: the way back goes where the visitor came from", async () => {
    const { page, context } = await visits.firstVisitor(true, "hr-HR");
    await page.goto("/nagrade");
    await page.goto("/o-nama");
    await hydrated(page);
    await page.locator('.gate button[value="no"]').click();
    await page.getByRole("alert").waitFor();
    await page.locator('.gate button[value="yes"]').click();
    await gone(page.locator(".gate"));
    await page.waitForURL(`${server.url}/o-nama`);
    await page.goBack();
    await page.waitForURL("**/nagrade");
    await context.close();
  });

  it.each([true, false])(
    "has nothing laid out behind it but on paper, until it is passed (scripts: %s)",
    async (scripts) => {
      const { page, context } = await visits.firstVisitor(scripts, "hr-HR");
      await page.goto("/nasi-proizvodi/malvazija-2025");
      if (scripts) await hydrated(page);
      const isRendered = () => page.locator("main h1").evaluate((heading) => heading.checkVisibility());
      expect(await isRendered()).toBe(false);
      await page.emulateMedia({ media: "print" });
      expect(await isRendered()).toBe(true);
      await page.emulateMedia({ media: "screen" });
      await page.locator('.gate button[value="yes"]').click();
      await gone(page.locator(".gate"));
      await expect.poll(isRendered).toBe(true);
      await context.close();
    },
  );

  it.each(GATED)("has %s behind it styled as it is without it, though its styles come later", async (screen) => {
    const { page, context } = await visitsWithPictures.firstVisitor(false, "hr-HR");
    const path = pathTo(screen, "hr", PARAMS);
    // They come for the second page at the latest, and words take another room then.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto(path);
    await page.evaluate(() => {
      document.querySelector(".gate")?.remove();
      document.querySelector("[inert]")?.removeAttribute("inert");
    });
    const behind = await stylesOf(page);
    await context.addCookies([{ name: "ageGateAccepted", value: "true", url: server.url }]);
    await page.goto(path);
    const without = await stylesOf(page);
    expect(unlike(behind, without)).toEqual([]);
    expect(without).toHaveLength(behind.length);
    expect(behind.length).toBeGreaterThan(100);
    await context.close();
  });

  it.each([360, 1440])("leads to the place that the address names, once it is passed (%i pixels)", async (width) => {
    const { page, context } = await visitsWithPictures.firstVisitor(true, "de");
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/de#contact");
    await hydrated(page);
    await page.locator('.gate [name="answer"][value="yes"]').click();
    await gone(page.locator(".gate"));
    await expect
      .poll(() => page.locator("#contact").evaluate((place) => Math.round(place.getBoundingClientRect().top)))
      .toBeLessThan(200);
    expect(new URL(page.url()).hash).toBe("#contact");
    await context.close();
  });

  it("lets nothing behind it be reached", async () => {
    const { page, context } = await visits.firstVisitor(true, "hr-HR");
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
