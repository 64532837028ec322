import type { Browser, Page } from "playwright";
import { describe, expect, vi } from "vitest";
import type { Language } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { newVisitor } from "../support/browser.ts";
import { emailsTo, linkIn, type StoredEmail } from "../support/emails.ts";
import { openDay } from "../support/open-day.ts";
import { SOON } from "../support/patience.ts";
import type { RunningServer } from "../support/server.ts";
import { it, WINERY_MAIL } from "../support/shared-server.ts";
import { rowsOf } from "../support/stored.ts";

const GUEST = "Ana Đurić Žgaljić";

let server: RunningServer;
let browser: Browser;
let date: string;

it.beforeAll(async ({ withPictures }) => {
  ({ server, browser } = withPictures);
  date = await openDay(server);
});

type Case = { language: Language; scripts: boolean; time: string; booked: RegExp; cancelled: RegExp };

const CASES: Case[] = [
  { language: "hr", scripts: false, time: "10:00", booked: /^Degustacija vina/, cancelled: /^Otkazano/ },
  { language: "it", scripts: true, time: "13:00", booked: /^Degustazione/, cancelled: /^Annullata/ },
];

/** Fills the form in from top to bottom. Without scripts the times come when they are asked for. */
async function book(page: Page, { language, scripts, time }: Case, email: string): Promise<void> {
  await page.goto(pathTo("reservation", language));
  await page.locator('[name="package"][value="deluxe"]').check();
  await page.locator('[name="adults"]').fill("2");
  await page.locator('[name="children"]').fill("1");
  await page.locator('[name="childrenMenu"]').check();
  await page.locator('[name="date"]').fill(date);
  if (!scripts) await page.locator('button[value="showTimes"]').click();
  await page.locator(`[name="time"][value="${time}"]`).check();
  await page.locator('[name="fullName"]').fill(GUEST);
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="phone"]').fill("+385 91 234 5678");
  await page.locator('[name="note"]').fill("Stol u hladu, molim");
  await page.locator('[name="terms"]').check();
  await page.locator('button[value="reserve"]').click();
  await page.waitForURL(`**${pathTo("reservation-success", language)}?token=*`);
}

async function seatsFree(time: string): Promise<number | undefined> {
  const answer = await fetch(`${server.url}/api/reservations/slots?date=${date}`);
  const { data }: { data: { time: string; seats_free: number }[] } = await answer.json();
  return data.find((slot) => slot.time === time)?.seats_free;
}

/** The newest mail with such a subject, once it is there. */
const mail = (address: string, subject: RegExp, about: string): Promise<StoredEmail> =>
  vi.waitFor(() => {
    const found = emailsTo(server.dataDir, address).find(
      (one) => subject.test(one.subject) && one.parts.some(({ text }) => text.includes(about)),
    );
    if (!found) throw new Error(`No mail to ${address} about ${about} yet`);
    return found;
  }, SOON);

/** A mail's calendar file, its folded lines joined. */
function calendarIn({ parts }: StoredEmail): string {
  const file = parts.find(({ type }) => type === "text/calendar");
  expect(file?.filename).toMatch(/\.ics$/);
  return (file?.text ?? "").replace(/\r\n /g, "");
}

const startOf = (time: string) => `DTSTART;TZID=Europe/Zagreb:${date.replaceAll("-", "")}T${time.replace(":", "")}00`;

it("without scripts the times that were asked for come into sight and have the focus", async () => {
  const { page, context } = await newVisitor(browser, { url: server.url, scripts: false, width: 360 });
  await page.goto(pathTo("reservation", "en"));
  await page.locator('[name="package"][value="basic"]').check();
  await page.locator('[name="date"]').fill(date);
  await page.locator('button[value="showTimes"]').click();
  const times = page.locator(".reservation-times");
  await times.waitFor();
  await expect.poll(() => times.evaluate((group) => group === document.activeElement)).toBe(true);
  const box = await times.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(900);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("time");
  await context.close();
});

it("a day is chosen by one press and people by steps; the times come to their place and nothing moves", async () => {
  const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts: true, width: 360 });
  await page.goto(pathTo("reservation", "en", {}, { package: "deluxe" }));
  await page.locator(".quantity-step:not(.quantity-waiting)").first().waitFor();
  // From where nobody presses anything any more: what moves then is a shift.
  await page.evaluate(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift" });
  });
  await page.getByRole("button", { name: "Adults: more" }).click();
  expect(await page.locator('[name="adults"]').inputValue()).toBe("3");
  // Three adults at 32 €.
  expect(await page.locator(".reservation-bar").innerText()).toContain("96,00 €");
  const day = page.locator(`.reservation-chip:enabled`).last();
  await day.click();
  await page.locator('[name="time"]').first().waitFor();
  expect(await page.locator('[name="date"]').inputValue()).toBe(await day.getAttribute("value"));
  expect(await day.getAttribute("aria-pressed")).toBe("true");
  const shifts = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  // Figures of other widths move each other by a pixel; a line of the form would be 0.02.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  const bar = await page.locator(".reservation-bar").boundingBox();
  expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(900);
  expect(complaints).toEqual([]);
  await context.close();
});

it("without scripts the button of a day brings its times, and keeps what was typed", async () => {
  const { page, context } = await newVisitor(browser, { url: server.url, scripts: false, width: 360 });
  await page.goto(pathTo("reservation", "en", {}, { package: "elite" }));
  await page.locator('[name="fullName"]').fill(GUEST);
  const day = page.locator(".reservation-chip:enabled").last();
  const value = await day.getAttribute("value");
  await day.click();
  await page.locator('[name="time"]').first().waitFor();
  expect(await page.locator('[name="date"]').inputValue()).toBe(value);
  expect(await page.locator('.reservation-chip[aria-pressed="true"]').getAttribute("value")).toBe(value);
  expect(await page.locator('[name="fullName"]').inputValue()).toBe(GUEST);
  await context.close();
});

describe.each(CASES)("a guest who reads $language, scripts $scripts", (screenRequest) => {
  const { language, scripts, time } = screenRequest;
  const email = `${language}@gost.example`;

  it("books a tasting, gets the mail with the calendar file, and frees the seats by its link", async () => {
    const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts });
    const free = (await seatsFree(time)) ?? 0;
    await book(page, screenRequest, email);

    // Two adults at 32 €, a child at 8 € with a menu at 9 €.
    expect(rowsOf(server.dataDir, "select * from reservations where email = ?", email)).toMatchObject([
      {
        state: "booked",
        language,
        package: "deluxe",
        adults: 2,
        children: 1,
        children_menu: 1,
        date,
        time,
        full_name: GUEST,
        phone: "+385912345678",
        note: "Stol u hladu, molim",
        total_cents: 8100,
      },
    ]);
    expect(await seatsFree(time)).toBe(free - 3);

    const toGuest = await mail(email, screenRequest.booked, "+385");
    const toWinery = await mail(WINERY_MAIL, /^Rezervacija za .*: Ana Đurić Žgaljić, Deluxe/, email);
    const calendars = [toGuest, toWinery].map(calendarIn);
    for (const calendar of calendars) {
      expect(calendar).toContain("METHOD:PUBLISH");
      expect(calendar).toContain(startOf(time));
    }
    const [uid] = /^UID:.*$/m.exec(calendars[0] ?? "") ?? [];
    expect(calendars[1]).toContain(uid);

    await page.goto(linkIn(toGuest, pathTo("reservation-success", language)));
    const file = server.url + (await page.locator("a[download]").getAttribute("href"));
    expect((await (await fetch(file)).text()).replaceAll("\r\n ", "").trim()).toBe(calendars[0]?.trim());
    await page.locator(".booking-cancel button").click();
    await page.locator("s").waitFor();
    expect((await fetch(file)).status).toBe(404);
    expect(rowsOf(server.dataDir, "select state from reservations where email = ?", email)).toEqual([
      { state: "cancelled" },
    ]);
    expect(await seatsFree(time)).toBe(free);

    for (const off of [
      await mail(email, screenRequest.cancelled, ""),
      await mail(WINERY_MAIL, /^Otkazana rezervacija za /, email),
    ]) {
      const calendar = calendarIn(off);
      expect(calendar).toContain("METHOD:CANCEL");
      expect(calendar).toContain(uid);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
