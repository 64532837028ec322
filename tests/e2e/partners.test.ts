import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeEach, describe, expect, vi } from "vitest";
import type { Language } from "../../app/i18n/languages.ts";
import { DAYS } from "../../app/platform/system/clock.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { addDays, nextOpenDay } from "../../app/shop/reservations/calendar.ts";
import { isCroatianHoliday } from "../../app/shop/reservations/holidays.server.ts";
import { gone, hydrated, newVisitor, type Visitor } from "../support/browser.ts";
import { openPartnerSite, type PartnerSite } from "../support/partner-site.ts";
import { SOON } from "../support/patience.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { mailsIn, rowsOf } from "../support/stored.ts";
import { unescaped } from "../support/unescaped.ts";

const HOTEL = "Hotel »Šuma« & sin";

let browser: Browser;
let server: RunningServer;
let hotel: PartnerSite;
let visitor: Visitor;

/** The address of the present test's guest, which nobody else has. */
let guest: string;
let guests = 0;

it.beforeAll(async ({ shared }) => {
  ({ browser } = shared);
  hotel = await openPartnerSite();
  server = await startServer({ PARTNER_ORIGINS: hotel.origin, TRUST_PROXY: "1" });
});
afterAll(async () => {
  await Promise.all([discardServer(server), hotel.close()]);
});

beforeEach(() => {
  guests += 1;
  guest = `guest-${guests}@partner.example`;
});
afterEach(() => visitor.context.close());

/** A day on which guests are received, also if midnight passes, and the Sunday after it. */
const OPEN_DAY = nextOpenDay(Date.now() + 1 * DAYS, isCroatianHoliday);
const SUNDAY = Array.from({ length: 7 }, (_, days) => addDays(OPEN_DAY, days)).find(
  (date) => new Date(`${date}T12:00:00Z`).getUTCDay() === 0,
);

/** Puts a form from our page for partners onto the hotel's page. */
async function takeForm(language: Language, name: string, returnTo = ""): Promise<void> {
  const query = new URLSearchParams({ partner: HOTEL, returnTo });
  const html = await (await fetch(`${server.url}${pathTo("partners", language)}?${query}`)).text();
  const [, text = ""] = new RegExp(`<textarea[^>]* id="${name}-html"[^>]*>([^<]*)`).exec(html) ?? [];
  hotel.page.html = unescaped(text);
}

/** Copies a form from our page for partners onto the hotel's page, as its maker would. */
async function copyForm(scripts: boolean, language: Language, name: string, returnTo = ""): Promise<void> {
  const { page } = visitor;
  await page.goto(server.url + pathTo("partners", language));
  await page.locator('form [name="partner"]').first().fill(HOTEL);
  await page.locator('form [name="returnTo"]').first().fill(returnTo);
  await page.locator(".partners-options button").click();
  await page.waitForURL(/partner=Hotel/);
  const shown = page.locator(`#${name}-html`);
  // By script the address changes before the page does.
  await expect.poll(() => shown.inputValue()).toContain("Hotel »Šuma«");
  const text = await shown.inputValue();
  const button = page.locator(`#${name} .partners-take button`);
  if (scripts) {
    await hydrated(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.url });
    await button.click();
    await page.locator(`#${name} [role="status"]:not(:empty)`).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  } else expect(await button.isVisible()).toBe(false);
  hotel.page.html = text;
}

const press = (page: Page) => page.locator('form[method="post"] button[type="submit"]').last().click();

async function fillReservation(page: Page, changes: Record<string, string> = {}): Promise<void> {
  const values = { adults: "2", date: OPEN_DAY, fullName: "Anja Müller", email: guest, ...changes };
  await page.locator('[name="package"]').selectOption("deluxe");
  await page.locator('[name="time"]').selectOption("11:00");
  await page.locator('[name="phone"]').fill(changes.phone ?? "+49 151 23456789");
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
}

const reservations = () => rowsOf(server.dataDir, "select * from reservations where email = ?", guest);

/** The mail with that line in its head, once it has gone out; the mails of one thing go out in any order. */
async function mailWith(line: string): Promise<string> {
  return vi.waitFor(() => {
    const mail = mailsIn(server.dataDir).find((text) => text.includes(line));
    if (!mail) throw new Error(`No mail with ${line} yet`);
    return mail;
  }, SOON);
}

describe.each([false, true])("a partner's page, with scripts: %s", (scripts) => {
  beforeEach(async () => {
    visitor = await newVisitor(browser, { url: server.url, scripts });
  });

  it("books a tasting with a form that was copied from our page alone", async () => {
    const { page, complaints } = visitor;
    await copyForm(scripts, "de", "reservation");
    await page.goto(hotel.origin);
    // What the browser says where the pattern does not fit.
    expect(await page.locator('[name="phone"]').getAttribute("title")).toMatch(/Geben Sie die Nummer .*\+49/);
    await fillReservation(page);
    await page.locator('[name="terms"]').check();
    await press(page);
    await page.waitForURL(`**${pathTo("reservation-success", "de")}?token=*`);
    expect(reservations()).toMatchObject([
      {
        partner: HOTEL,
        partner_origin: hotel.origin,
        language: "de",
        package: "deluxe",
        date: OPEN_DAY,
        time: "11:00",
        adults: 2,
        phone: "+4915123456789",
      },
    ]);
    expect(await mailWith(`\nTo: ${guest}`)).toContain("text/calendar");
    expect(complaints).toEqual([]);
  });

  it("leads a guest who got something wrong to our form, which has it all, and on to the booking", async () => {
    const { page, context, complaints } = visitor;
    // The gate stands before our form, and the answer to it must not lose what was typed.
    await context.clearCookies({ name: "ageGateAccepted" });
    await takeForm("it", "reservation", `${hotel.origin}/grazie`);
    hotel.page.html = hotel.page.html.replace("<form ", "<form novalidate ");
    await page.goto(hotel.origin);
    await fillReservation(page, {
      date: SUNDAY ?? "",
      phone: "091 234 5678",
      note: "Senza glutine, <b>per favore</b>",
    });
    await press(page);
    await page.waitForURL(`**${pathTo("reservation", "it")}?draft=*`);
    expect([...new URL(page.url()).searchParams].flat().join()).not.toMatch(/@partner|Anja Müller|091 234/);
    await page.locator('form[action="/age-gate"] button[value="yes"]').click();
    await gone(page.locator('form[action="/age-gate"]'));
    expect(page.url()).toContain("draft=");
    for (const [name, value] of [
      ["fullName", "Anja Müller"],
      ["email", guest],
      ["phone", "091 234 5678"],
      ["note", "Senza glutine, <b>per favore</b>"],
      ["date", SUNDAY ?? ""],
      ["adults", "2"],
    ] as const) {
      expect(await page.locator(`main [name="${name}"]`).inputValue()).toBe(value);
    }
    expect(await page.locator('main [name="package"][value="deluxe"]').isChecked()).toBe(true);
    for (const name of ["date", "phone", "terms"]) {
      const field = page.locator(`main [name="${name}"]`);
      expect(await field.getAttribute("aria-invalid")).toBe("true");
    }
    await page.locator('main [name="date"]').fill(OPEN_DAY);
    await page.locator('main [name="phone"]').fill("+39 345 123 4567");
    await page.locator('main [name="terms"]').check();
    if (!scripts) await page.locator('main button[value="showTimes"]').click();
    await page.locator('main [name="time"][value="12:00"]').check();
    await page.locator('main button[value="reserve"]').click();
    await page.waitForURL(`${hotel.origin}/grazie`);
    expect(reservations()).toMatchObject([
      { partner: HOTEL, partner_origin: hotel.origin, language: "it", time: "12:00", date: OPEN_DAY },
    ]);
    expect(rowsOf(server.dataDir, "select * from drafts where fields like ?", `%${guest}%`)).toEqual([]);
    expect(await mailWith(`\nTo: ${guest}`)).toContain("Subject");
    expect(complaints).toEqual([]);
  });

  it("puts bottles into the visitor's cart, beside those that were there, and only once", async () => {
    const { page, context } = visitor;
    const cart = encodeURIComponent('[{"productId":"medica","quantity":2}]');
    await context.addCookies([{ name: "cart", value: cart, url: server.url, sameSite: "Lax" }]);
    await takeForm("hr", "cart");
    await page.goto(hotel.origin);
    expect(await page.locator("form").innerText()).toContain("Malvazija istarska 2025");
    // What is filled in is the least that can be ordered.
    expect(await page.locator('[name="quantity"]').inputValue()).toBe("6");
    await press(page);
    await page.waitForURL("**/cart/take?lang=hr&take=*");
    expect(await page.locator("main").innerText()).toContain("6 × Malvazija istarska 2025");
    const takes = page.url();
    await page.locator('main button[name="take"]').click();
    await page.waitForURL(`**${pathTo("our-products", "hr")}?overlay=cartOpen`);
    const stored = async () => {
      const cookies = await context.cookies(server.url);
      return JSON.parse(decodeURIComponent(cookies.find(({ name }) => name === "cart")?.value ?? "[]"));
    };
    const both = [
      { productId: "medica", quantity: 2 },
      { productId: "malvazija-2025", quantity: 6 },
    ];
    expect(await stored()).toEqual(both);
    // The link is used up: it leads to the cart, and puts nothing into it.
    await page.goto(takes);
    await page.waitForURL(`**${pathTo("our-products", "hr")}?overlay=cartOpen`);
    expect(await stored()).toEqual(both);
  });

  // What follows leads over no page of ours on which scripts do anything.
  if (scripts) return;

  it("asks the winery and brings the guest back to the partner's own page", async () => {
    const { page } = visitor;
    await takeForm("en", "inquiry", `${hotel.origin}/thanks?from=shop`);
    await page.goto(hotel.origin);
    for (const [name, value] of Object.entries({
      name: "Ann Smith",
      email: guest,
      phone: "+44 20 7946 0000",
      subject: "A wedding in June",
      message: "Could you pour for sixty people?",
    })) {
      await page.locator(`[name="${name}"]`).fill(value);
    }
    await page.locator('[name="terms"]').check();
    await press(page);
    await page.waitForURL(`${hotel.origin}/thanks?from=shop`);
    expect(rowsOf(server.dataDir, "select * from inquiries where email = ?", guest)).toMatchObject([
      { partner: HOTEL, partner_origin: hotel.origin, language: "en", subject: "A wedding in June" },
    ]);
    await mailWith(`\nTo: ${guest}`);
    expect(await mailWith(`Reply-To: ${guest}`)).toContain("Preko partnera");
  });

  it("shows a quantity that cannot be on our page, in the visitor's language", async () => {
    const { page } = visitor;
    await takeForm("de", "cart");
    hotel.page.html = hotel.page.html.replace("<form ", "<form novalidate ");
    await page.goto(hotel.origin);
    await page.locator('[name="quantity"]').fill("1000");
    await press(page);
    await page.waitForURL("**/cart?*draft=*");
    expect(await page.locator("html").getAttribute("lang")).toMatch(/^de/);
    expect(await page.locator('main [name="quantity"]').inputValue()).toBe("1000");
    expect(await page.locator('main [name="quantity"]').getAttribute("aria-invalid")).toBe("true");
  });
});
