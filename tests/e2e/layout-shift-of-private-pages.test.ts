import { afterAll, expect } from "vitest";
import { arriveInPieces, PIECE_CHARS } from "../support/arrive-in-pieces.ts";
import { newVisitor } from "../support/browser.ts";
import { movesOf } from "../support/layout-shifts.ts";
import { publicScreens } from "../support/public-screens.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { type Guests, welcomeGuests } from "../support/walk-guests.ts";
import { SCREEN_PLACES, STATE_PLACES } from "../support/walk-places.ts";

const PUBLIC = new Set(publicScreens("de").map(({ screen }) => screen));
/** Everything that is shown to one visitor alone: of an account, of a link from a mail, and the checkout of a full box. German has the longest words. */
const PRIVATE = [
  ...SCREEN_PLACES.filter(({ name }) => !PUBLIC.has(name)),
  ...STATE_PLACES.filter(({ name }) => name.startsWith("the checkout of")),
].filter(({ language }) => language === "de");

let server: RunningServer;
let guests: Guests;

it.beforeAll(async () => {
  server = await startServer();
  guests = await welcomeGuests(server);
});
afterAll(() => discardServer(server));

it.for([360, 1440])(
  "nothing moves by itself while a page of one visitor arrives in pieces, %i pixels wide",
  async (width, { withPictures: { browser } }) => {
    const { page, context } = await newVisitor(browser, { url: server.url, scripts: true, bypassCSP: true, width });
    const moving: string[] = [];
    for (const place of PRIVATE) {
      const cookies = Object.entries(place.cookies(guests));
      await context.clearCookies();
      await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: server.url })));
      await page.goto("/robots.txt");
      const pieces = { path: place.path(guests), first: "<main", windows: 2, pieceChars: PIECE_CHARS };
      await page.evaluate(arriveInPieces, pieces);
      expect([place.name, await page.locator("h1").count()]).toEqual([place.name, 1]);
      const moves = await movesOf(page);
      if (moves.length > 0) moving.push(`${place.name} ${moves.join(", ")}`);
    }
    expect(moving).toEqual([]);
    await context.close();
  },
);
