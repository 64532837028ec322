import type { Browser, FrameLocator, Page } from "playwright";
import { afterAll, afterEach, beforeEach, describe, expect } from "vitest";
import { DAYS } from "../../app/platform/system/clock.ts";
import { ADDRESSES, pathTo } from "../../app/routing/paths.ts";
import { nextOpenDay } from "../../app/shop/reservations/calendar.ts";
import { isCroatianHoliday } from "../../app/shop/reservations/holidays.server.ts";
import { newVisitor, type Visitor } from "../support/browser.ts";
import { openPartnerSite, type PartnerSite } from "../support/partner-site.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { rowsOf } from "../support/stored.ts";

/** A day on which guests are received, also if midnight passes. */
const OPEN_DAY = nextOpenDay(Date.now() + 1 * DAYS, isCroatianHoliday);

let browser: Browser;
let server: RunningServer;
let hotel: PartnerSite;
let visitor: Visitor;

it.beforeAll(async ({ withPictures }) => {
  ({ browser } = withPictures);
  hotel = await openPartnerSite();
  server = await startServer({ PARTNER_ORIGINS: hotel.origin });
});
afterAll(async () => {
  await discardServer(server);
  await hotel.close();
});
beforeEach(async () => {
  visitor = await newVisitor(browser, { url: server.url, scripts: false });
});
afterEach(() => visitor.context.close());

/** A booking form on a page of the hotel, within a frame of another of its pages, as website builders do. */
async function openFramed(fields: Record<string, string>, path: string, attributes = ""): Promise<FrameLocator> {
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  const form = `<form method="post" action="${server.url}${path}"${attributes}>${inputs.join("")}<button>Send</button></form>`;
  hotel.page.html = `<iframe srcdoc='${form}' width="900" height="700"></iframe>`;
  await visitor.page.goto(hotel.origin);
  return visitor.page.frameLocator("iframe");
}

const booking = (date: string) => ({
  package: "deluxe",
  adults: "2",
  children: "0",
  date,
  time: "11:00",
  fullName: "Anja Berger",
  email: "anja@guest.example",
  phone: "+49 151 23456789",
  terms: "on",
  lang: "de",
});

/** Presses the link that leaves the frame. */
async function leave(page: Page, frame: FrameLocator): Promise<void> {
  const link = frame.getByRole("link");
  expect(await link.getAttribute("target")).toBe("_top");
  await link.click();
  await page.waitForURL(`${server.url}/**`);
}

it("a picture of ours is shown by a partner's page, and nothing else of ours is", async () => {
  const shown = ["/assets/malvazija-2025?key=card", "/assets/malvazija-2025", "/favicon.svg"];
  hotel.page.html = shown.map((path) => `<img src="${server.url}${path}" alt="">`).join("");
  await visitor.page.goto(hotel.origin);
  const widths = await visitor.page.evaluate(() => [...document.images].map((image) => image.naturalWidth));
  expect(widths.map((width) => width > 0)).toEqual([true, true, false]);
});

describe("a form in a frame of a partner's page", () => {
  it("whose booking was good shows so within the frame, and leads out of it to the booking", async () => {
    const { page } = visitor;
    const frame = await openFramed(booking(OPEN_DAY), ADDRESSES.reservations);
    await frame.getByRole("button").click();
    await frame.getByRole("heading", { name: "Noch ein Schritt" }).waitFor();
    expect(rowsOf(server.dataDir, "select * from reservations")).toMatchObject([{ partner_origin: hotel.origin }]);
    await leave(page, frame);
    expect(new URL(page.url()).pathname).toBe(pathTo("reservation-success", "de"));
    expect(await page.locator("main").innerText()).toContain("11:00");
  });

  it("that lacks something leads out of it to the form that holds what was typed", async () => {
    const { page } = visitor;
    const frame = await openFramed({ ...booking("2020-01-01"), lang: "en" }, ADDRESSES.reservations);
    await frame.getByRole("button").click();
    await frame.getByRole("heading", { name: "Not quite done yet" }).waitFor();
    await leave(page, frame);
    expect(await page.locator('main [name="fullName"]').inputValue()).toBe("Anja Berger");
  });

  it("leads to the bottles that it hands over", async () => {
    const { page } = visitor;
    const frame = await openFramed(
      { intent: "add", productId: "medica", quantity: "6", lang: "it" },
      ADDRESSES.cartCall,
    );
    await frame.getByRole("button").click();
    await frame.getByRole("heading", { name: "Ancora un passo" }).waitFor();
    await leave(page, frame);
    expect(await page.locator("main").innerText()).toContain("6 × Medica");
  });

  it("as we give it to partners is answered outside of the frame at once", async () => {
    const { page } = visitor;
    await page.goto(server.url + pathTo("partners", "en"));
    expect(await page.locator("#reservation-html").inputValue()).toContain('target="_top"');
    const frame = await openFramed({ ...booking(OPEN_DAY), time: "12:00" }, ADDRESSES.reservations, ' target="_top"');
    await frame.getByRole("button").click();
    await page.waitForURL(`**${pathTo("reservation-success", "de")}?token=*`);
  });

  it("gets an answer that nobody else may frame, without cookies, scripts or forms", async () => {
    const answer = await fetch(server.url + ADDRESSES.reservations, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: hotel.origin, Accept: "text/html", "Sec-Fetch-Dest": "iframe", Cookie: "cart=x; session=y" },
      body: new URLSearchParams({ lang: "de" }),
    });
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining(["default-src 'none'", `frame-ancestors ${hotel.origin}`, "form-action 'none'"]),
    );
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    const result = await fetch(server.url + pathTo("reservation-success", "de"), {
      headers: { "Sec-Fetch-Dest": "iframe" },
    });
    expect(result.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  });
});
