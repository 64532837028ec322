import type { Browser } from "playwright";
import { afterAll, describe, expect } from "vitest";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { ALL_SCREENS } from "../../app/routing/screen-properties.ts";
import { newVisitor, type Visitor } from "../support/browser.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { type Guests, welcomeGuests } from "../support/walk-guests.ts";
import { htmlFindings } from "../support/walk-html.ts";
import type { Sight } from "../support/walk-look.ts";
import { type MatchedScreen, REFUSED_FORMS, SCREEN_PLACES, STATE_PLACES, turnOf } from "../support/walk-places.ts";
import { openedFindings, overflowAt, plainFindings, refusedFindings, scriptedFindings } from "../support/walk-sight.ts";

const WIDE = { width: 1440, height: 900 };
/** The narrowest that WCAG 2.2 asks for (1.4.10). */
const NARROW = { width: 320, height: 780 };
/** At which widths a place is looked at: first, and then for what flows over. */
const WIDE_FIRST = [WIDE, NARROW] as const;
const NARROW_FIRST = [NARROW, WIDE] as const;
/** In so many languages a screen is looked at with scripts, by its turn; in the first of them by axe. */
const TURNS_WITH_SCRIPTS = 2;
const SCREENS: readonly string[] = ALL_SCREENS;
const STATES = [...new Set(STATE_PLACES.map(({ name }) => name))];
/**
 * A state in the language whose turn it is and in German, which has the longest words; where it is German's turn, in Croatian, to which
 * everything falls back.
 */
const WALKED_STATES = STATE_PLACES.filter((place) => {
  const isGermansTurn = turnOf({ ...place, language: "de" }, STATES) === 0;
  return turnOf(place, STATES) === 0 || place.language === (isGermansTurn ? "hr" : "de");
});

let server: RunningServer;
let browser: Browser;
let guests: Guests;
let plain: Visitor;
let scripted: Visitor;

/** The pages that were there, by their addresses. */
const seen = new Map<string, string>();
/** Every address that was met, with the page on which it stood first. */
const met = new Map<string, string>();
/** Every address that a form is posted to. */
const posted = new Set<string>();
/** Titles by language, with the screens that bear them. */
const titles = new Map<string, string[]>();

it.beforeAll(async ({ withPictures }) => {
  ({ browser } = withPictures);
  server = await startServer();
  guests = await welcomeGuests(server);
  plain = await newVisitor(browser, { url: server.url, scripts: false, firstVisit: true });
  scripted = await newVisitor(browser, { url: server.url, scripts: true, firstVisit: true });
});

afterAll(async () => {
  await Promise.all([plain.context.close(), scripted.context.close()]);
  await discardServer(server);
});

/**
 * Looks at a screen at both widths: with scripts in two languages, without them in the others. The languages take turns in what they begin
 * with, and so does axe: half of the screens it sees wide, half narrow. Their states it sees narrow.
 */
async function walkScreen(place: MatchedScreen): Promise<string[]> {
  const turn = turnOf(place, ALL_SCREENS);
  const widths = (SCREENS.indexOf(place.name) + turn) % 2 === 0 ? WIDE_FIRST : NARROW_FIRST;
  const looked = turn < TURNS_WITH_SCRIPTS ? walkWithScripts(place, widths, turn === 0) : walkPlainly(place, widths);
  const { sight, html, findings } = await looked;
  findings.push(...(await htmlFindings(html)));
  const key = `${place.language}: ${sight.title}`;
  titles.set(key, [...(titles.get(key) ?? []), place.name]);
  if (!sight.description) findings.push("no description");
  return findings;
}

/** Looks at a state at both widths: with scripts, and at its HTML, in the language whose turn it is; without them in the other one. */
async function walkState(place: MatchedScreen): Promise<string[]> {
  if (turnOf(place, STATES) > 0) return (await walkPlainly(place, WIDE_FIRST)).findings;
  const { findings, html } = await walkWithScripts(place, NARROW_FIRST, true);
  return [...findings, ...(await htmlFindings(html))];
}

type Widths = typeof WIDE_FIRST | typeof NARROW_FIRST;

async function walkWithScripts(place: MatchedScreen, widths: Widths, byAxe: boolean) {
  return atBothWidths(scripted, place, widths, () => scriptedFindings(scripted, place, guests, server.url, byAxe));
}

async function walkPlainly(place: MatchedScreen, widths: Widths) {
  return atBothWidths(plain, place, widths, () => plainFindings(plain, place, guests, server.url));
}

async function atBothWidths(
  visitor: Visitor,
  place: MatchedScreen,
  [first, second]: Widths,
  lookAround: () => Promise<{ sight: Sight; html: string; findings: string[] }>,
) {
  await visitor.page.setViewportSize(first);
  const { sight, html, findings } = await lookAround();
  findings.push(...(await overflowAt(visitor, second)));
  remember(sight, place);
  if (place.status === 200) seen.set(server.url + place.path(guests), html);
  return { sight, html, findings };
}

/** Keeps the addresses that a page leads to. One that is not there leads to itself all the same, by its overlays. */
function remember({ addresses, posts }: Sight, place: MatchedScreen): void {
  for (const address of posts) posted.add(address);
  const path = place.path(guests);
  const own = new URL(path, server.url).pathname;
  for (const address of addresses) {
    if (place.status >= 400 && new URL(address).pathname === own) continue;
    if (!met.has(address)) met.set(address, path);
  }
}

describe("every screen, with scripts in two languages, and without them in two", () => {
  it.each(SCREEN_PLACES)("is whole: $name in $language", async (place) => {
    expect((await walkScreen(place)).join("\n")).toBe("");
  });

  it("has a title of its own", () => {
    expect([...titles].filter(([, screens]) => screens.length > 1)).toEqual([]);
    expect(titles.size).toBe(SCREEN_PLACES.length);
  });
});

describe("every state of a screen, with scripts in one language, and without them in German or, in its turn, Croatian", () => {
  it.each(WALKED_STATES)("is whole: $name in $language", async (place) => {
    expect((await walkState(place)).join("\n")).toBe("");
  });
});

describe("every menu that is open, with scripts", () => {
  const CONTACT = SCREEN_PLACES.filter(({ name }) => name === "contact");
  const MENUS = [
    { menu: ".header-menu", size: NARROW },
    { menu: ".header-language", size: WIDE },
  ];

  it.each(CONTACT)("is whole: of $name in $language", async (place) => {
    const closely = turnOf(place, ALL_SCREENS) === 0;
    expect((await openedFindings(scripted, MENUS, place, guests, server.url, closely)).join("\n")).toBe("");
  });
});

describe("every form that is refused, with scripts, in two languages", () => {
  const forms = [...new Set(REFUSED_FORMS.map(({ name }) => name))];
  const inTwoLanguages = REFUSED_FORMS.filter((place) => turnOf(place, forms) % 2 === 0);

  it.each(inTwoLanguages)("says so on a page that is whole: $name in $language", async (place) => {
    const closely = turnOf(place, forms) === 0;
    const isWide = forms.indexOf(place.name) % 2 === 0 ? closely : !closely;
    await scripted.page.setViewportSize(isWide ? WIDE : NARROW);
    expect((await refusedFindings(scripted, place, guests, server.url, closely)).join("\n")).toBe("");
  });
});

describe("every link", () => {
  it("that was met on the way leads somewhere, and its anchor is there", async () => {
    const broken: string[] = [];
    const pages = Map.groupBy(met.keys(), withoutHash);
    for (const [address, links] of pages) {
      const walked = seen.get(address);
      const answer = walked === undefined ? await answerTo(address) : { status: 200, html: walked };
      const dead = links.filter((link) => !anchorIsIn(answer.html, new URL(link).hash.slice(1)));
      // The page that says that nothing is there opens its cart over itself.
      if (new URL(address).pathname.endsWith("/404")) expect(answer.status).toBe(404);
      else if (answer.status >= 400) broken.push(`${address} is ${answer.status}, met at ${met.get(links[0] ?? "")}`);
      else broken.push(...dead.map((link) => `${link} has no anchor, met at ${met.get(link)}`));
    }
    expect(broken.join("\n")).toBe("");
    expect(pages.size).toBeGreaterThan(LANGUAGES.length * 30);
  }, 120_000);

  it("of a form leads to something that takes forms", async () => {
    const dead: string[] = [];
    for (const address of posted) {
      // An empty form is refused or led back; what is not there is 404, and what takes none 405. A cancelling one needs its token.
      const body = new URLSearchParams({ token: guests.reservationToken });
      const answer = await fetch(address, { method: "POST", body, redirect: "manual" });
      if ([404, 405].includes(answer.status)) dead.push(`${address} is ${answer.status}`);
    }
    expect(dead.join("\n")).toBe("");
    expect(posted.size).toBeGreaterThan(LANGUAGES.length * 10);
  });
});

describe("every text", () => {
  it("that a screen or the search asks for is there", async () => {
    for (const language of LANGUAGES) {
      const found = await fetch(server.url + pathTo("search", language, {}, { q: "teran" }));
      expect(await found.text()).toContain("teran-2023");
    }
    expect(server.output()).not.toContain("Missing text");
  });
});

/** What an address answers to somebody who is logged in. */
async function answerTo(address: string) {
  const headers = { Cookie: `session=${guests.session}`, "Accept-Encoding": "identity" };
  const answer = await fetch(address, { headers });
  return { status: answer.status, html: await answer.text() };
}

const withoutHash = (address: string) => address.replace(/#.*$/, "");
/** A part of a drawing is no anchor: SVG counts its place in the address (SVG 2, "SVG fragment identifiers"). */
const anchorIsIn = (html: string, id: string) =>
  id === "" || id === "top" || id.startsWith("svgView(") || html.includes(`id="${decodeURIComponent(id)}"`);
