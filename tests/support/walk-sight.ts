import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page, Response } from "playwright";
import type { Language } from "../../app/i18n/languages.ts";
import { hydrated, type Visitor } from "./browser.ts";
import { movesOf } from "./layout-shifts.ts";
import { overflowOf } from "./walk-boxes.ts";
import type { Guests } from "./walk-guests.ts";
import { htmlFindings } from "./walk-html.ts";
import { look, type Sight } from "./walk-look.ts";
import { MAP_ALLOWED, type MatchedScreen } from "./walk-places.ts";
import { foreignPieces } from "./walk-texts.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
const TARGET_SIZE = "target-size";
/** The short form: every page reads it anew, past Playwright, which would wrap it and ask for what it comes to. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const MAP_SERVICE = "https://www.openstreetmap.org/**";

/** Opens a place with its cookies in a visitor's browser. */
async function goTo({ page, context }: Visitor, place: MatchedScreen, guests: Guests, url: string): Promise<Response> {
  await context.clearCookies();
  const cookies = Object.entries(place.cookies(guests));
  // The map service is not ours to test. Nothing stands between otherwise: a browser whose requests are looked at keeps no file.
  if (place.cookies(guests).consent === MAP_ALLOWED) {
    await context.route(MAP_SERVICE, (route) => route.fulfill({ body: "" }));
  } else await context.unroute(MAP_SERVICE);
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })));
  await page.setExtraHTTPHeaders({ "Accept-Language": place.prefers });
  const response = await page.goto(place.path(guests));
  if (!response) throw new Error(`${place.path(guests)} was not answered`);
  return response;
}

/** What is wrong with a page at a glance. */
function findingsOf(sight: Sight, language: Language): string[] {
  const { lang, title, headings, overflow, deadAnchors, unlikeNames, text } = sight;
  return [
    ...(lang === language ? [] : [`lang is ${lang}`]),
    ...(title.trim().length > 3 ? [] : [`title is "${title}"`]),
    ...(headings.length === 1 && headings[0]?.trim() ? [] : [`${headings.length} h1: ${headings.join(", ")}`]),
    ...overflow,
    ...unlikeNames.map((names) => `is spoken otherwise than written: ${names}`),
    ...deadAnchors.map((id) => `leads to #${id}, which is not there`),
    ...foreignPieces(text, language).map((piece) => `of another language: ${piece}`),
  ];
}

/** What axe finds in a page that has scripts: WCAG 2.2 AA and what is good practice besides. */
async function axeFindings(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Runtime.evaluate", { expression: AXE });
  await devTools.detach();
  const options = {
    runOnly: RULES,
    rules: { [TARGET_SIZE]: { enabled: true } },
    iframes: false,
    // Only a rule that is off reads the sheets themselves, and they would be fetched once more.
    preload: false,
    resultTypes: ["violations"],
    reporter: "no-passes",
  };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `axe: ${id} at ${target.join(" ")}: ${failureSummary?.replace(/\s+/g, " ")}`,
    ),
  );
}

/** Everything that is wrong with a place for a visitor without scripts, what was seen there, and its HTML as it came. */
export async function plainFindings(visitor: Visitor, place: MatchedScreen, guests: Guests, url: string) {
  visitor.complaints.length = 0;
  const response = await goTo(visitor, place, guests, url);
  const sight = await look(visitor.page);
  const findings = [
    ...statusFindings(response, place, guests),
    ...findingsOf(sight, place.language),
    ...complaintsOf(visitor, place.status),
  ];
  return { sight, html: await response.text(), findings: findings.map((finding) => `without scripts, ${finding}`) };
}

/**
 * Everything that is wrong with a place for a visitor with scripts, by axe as well where it is asked, what was seen there, and its HTML as it
 * came.
 */
export async function scriptedFindings(
  visitor: Visitor,
  place: MatchedScreen,
  guests: Guests,
  url: string,
  byAxe: boolean,
) {
  visitor.complaints.length = 0;
  const response = await goTo(visitor, place, guests, url);
  await hydrated(visitor.page);
  const sight = await look(visitor.page);
  const findings = [
    ...statusFindings(response, place, guests),
    ...findingsOf(sight, place.language),
    ...(await movesOf(visitor.page)),
    ...(byAxe ? await axeFindings(visitor.page) : []),
    ...complaintsOf(visitor, place.status),
  ];
  return { sight, html: await response.text(), findings: findings.map((finding) => `with scripts, ${finding}`) };
}

/** What flows over of the page that a visitor has before them, in a window of another size. */
export async function overflowAt({ page }: Visitor, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size);
  return (await overflowOf(page)).map((finding) => `${size.width} pixels wide, ${finding}`);
}

/** Sends the form of a place as it stands, past the browser's own checks, and looks at the page that refuses it; closely or at a glance. */
export async function refusedFindings(
  visitor: Visitor,
  { form, ...place }: MatchedScreen & { form: string },
  guests: Guests,
  url: string,
  closely: boolean,
): Promise<string[]> {
  visitor.complaints.length = 0;
  await goTo(visitor, place, guests, url);
  const { page } = visitor;
  await hydrated(page);
  await page.locator(form).evaluate((sheet) => {
    sheet.closest("details")?.setAttribute("open", "");
    sheet.setAttribute("novalidate", "");
  });
  await page.locator(`${form} ${SENDING}`).first().click();
  await page.locator("[data-error-summary]:focus").waitFor();
  return [...(await presentFindings(visitor, place, closely)), ...complaintsOf(visitor, REFUSED)];
}

/** A menu of a page, and the size of the window in which it is opened. */
type Menu = { menu: string; size: { width: number; height: number } };

/** Opens the menus of a place, one after the other, and looks at each. */
export async function openedFindings(
  visitor: Visitor,
  menus: readonly Menu[],
  place: MatchedScreen,
  guests: Guests,
  url: string,
  closely: boolean,
): Promise<string[]> {
  visitor.complaints.length = 0;
  await goTo(visitor, place, guests, url);
  const { page } = visitor;
  await hydrated(page);
  const findings: string[] = [];
  for (const { menu, size } of menus) {
    await page.setViewportSize(size);
    await page.locator(`${menu} > summary`).click();
    await page.locator(`${menu}[open]`).waitFor();
    findings.push(...(await presentFindings(visitor, place, closely)).map((finding) => `${menu}: ${finding}`));
    await page.locator(`${menu} > summary`).click();
  }
  return [...findings, ...complaintsOf(visitor, place.status)];
}

const REFUSED = 422;
/** The button that sends a form, and none that asks for something in passing. */
const SENDING = 'button[type="submit"]:visible:not([value="update"], [value="showTimes"], [name="day"])';

/** What is wrong with the page that a visitor with scripts has before them; by axe and in its HTML only to a close look. */
async function presentFindings({ page }: Visitor, { language }: MatchedScreen, closely: boolean): Promise<string[]> {
  const glance = findingsOf(await look(page), language);
  return closely ? [...glance, ...(await axeFindings(page)), ...(await htmlFindings(await page.content()))] : glance;
}

function statusFindings(response: Response, place: MatchedScreen, guests: Guests): string[] {
  const { pathname, search } = new URL(response.url());
  const wanted = place.path(guests);
  return [
    ...(response.status() === place.status ? [] : [`status ${response.status()} instead of ${place.status}`]),
    ...(pathname + search === wanted ? [] : [`led from ${wanted} to ${pathname}${search}`]),
  ];
}

/** What the browser complained of; that a page which is to fail does fail is no complaint. */
function complaintsOf({ complaints }: Visitor, status: number): string[] {
  const expected = `Failed to load resource: the server responded with a status of ${status} `;
  return complaints.filter((complaint) => status === 200 || !complaint.startsWith(expected));
}
