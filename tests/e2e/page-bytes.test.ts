import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BROTLI_WAYS, brotliParams } from "../../app/http/compressed-parts.server.ts";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { SAMPLE_CATALOGUE } from "../../app/shop/sample/sample-catalogue.ts";
import { sentBytes } from "../support/sent-bytes.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { type Guests, welcomeGuests } from "../support/walk-guests.ts";
import { type MatchedScreen, SCREEN_PLACES } from "../support/walk-places.ts";

/** What a server may send at once on a new connection (RFC 6928): a page that fits into it needs no second way there and back. */
const MOST_BYTES = 14_000;
/** A winery's own: with the digits of a port a page's bytes go up and down by fifty. */
const ADDRESS = "https://www.vinarija-kazun.example";
/** The ways in which a page that would not fit is coded before it is kept. */
const WAYS = BROTLI_WAYS.map((way) => ({ params: brotliParams({ quality: constants.BROTLI_MAX_QUALITY, ...way }) }));

let server: RunningServer;
let guests: Guests;

beforeAll(async () => {
  server = await startServer();
  guests = await welcomeGuests(server);
});
afterAll(() => discardServer(server));

type Cookies = Record<string, string>;

/** What a first visitor brings: nothing, or a session where only who is logged in gets in. */
const ofFirstVisit = ({ session }: Cookies): Cookies => (session ? { session } : {});

function sent(place: MatchedScreen, cookies: Cookies): Promise<Buffer> {
  const brought = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const headers = { Accept: "text/html", "Accept-Language": place.prefers, "Accept-Encoding": "br" };
  return sentBytes(
    server.url + place.path(guests),
    brought.length === 0 ? headers : { ...headers, Cookie: brought.join("; ") },
  );
}

/**
 * How many bytes a page is, compressed at its best. A page that is kept is compressed so in the background, with its visitor's texts
 * as they are; what is made for each visitor is sent faster and a little longer.
 */
async function bytesOf(place: MatchedScreen, cookies: Cookies): Promise<number> {
  const first = await sent(place, cookies);
  if (first.length <= MOST_BYTES) return first.length;
  const html = brotliDecompressSync(first).toString("utf8").replaceAll(server.url, ADDRESS);
  const atBest = bytesInTheFirstWayThatFits(html);
  if (atBest > MOST_BYTES || !KEPT_WITH_TEXTS.includes(place.name)) return atBest;
  const again = async () => (await sent(place, cookies)).length;
  await expect.poll(again, { message: `${place.name} as it is kept` }).toBeLessThan(first.length);
  return again();
}

/** How many bytes a page is in the first way of coding that makes it short enough; in the best one where none does. */
function bytesInTheFirstWayThatFits(html: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (const way of WAYS) {
    least = Math.min(least, brotliCompressSync(html, way).length);
    if (least <= MOST_BYTES) break;
  }
  return least;
}

/** Kept pages with a form, which hold its one-time key uncompressed. */
const KEPT_WITH_TEXTS = ["reservation", "contact", "withdrawal"];

/** The German pages of products, which are the longest. */
const PRODUCT_PAGES = SCREEN_PLACES.filter(({ name, language }) => name === "product" && language === "de").flatMap(
  (place) =>
    SAMPLE_CATALOGUE.map(({ slug }) => ({ ...place, name: slug, path: () => pathTo("product", "de", { slug }) })),
);

describe("the HTML of every screen, with its styles", () => {
  it("comes in 14,000 bytes, whichever product it tells of", async () => {
    expect(PRODUCT_PAGES).toHaveLength(SAMPLE_CATALOGUE.length);
    const all: [string, number][] = [];
    for (const page of PRODUCT_PAGES) all.push([page.name, await bytesOf(page, {})]);
    expect(all.filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
  });

  it.each(LANGUAGES)("comes in 14,000 bytes, on a first visit and later (%s)", async (language) => {
    const tooLong: string[] = [];
    for (const place of SCREEN_PLACES.filter((one) => one.language === language)) {
      const all = place.cookies(guests);
      for (const [visit, cookies] of Object.entries({ first: ofFirstVisit(all), later: all })) {
        const bytes = await bytesOf(place, cookies);
        if (bytes > MOST_BYTES) tooLong.push(`${place.name}, ${visit} visit: ${bytes}`);
      }
    }
    expect(tooLong).toEqual([]);
  });
});
