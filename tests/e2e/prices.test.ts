import { afterAll, describe, expect } from "vitest";
import { newVisitor } from "../support/browser.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";

const CART = `cart=${encodeURIComponent('[{"productId":"malvazija-2025","quantity":6}]')}`;

/** Pages that tell prices, each with its one amount that stands in a word of its own: the fee of a bottle. */
const PAGES = ["/nasi-proizvodi/malvazija-2025", "/de/lieferung", "/en/wine-tasting?package=deluxe", "/potvrda"];

let euroAlone: RunningServer;
let both: RunningServer;

it.beforeAll(async ({ shared }) => {
  both = shared.server;
  euroAlone = await startServer({ SHOW_KUNA: "false" });
});

afterAll(() => discardServer(euroAlone));

async function amountsOn(server: RunningServer, page: string) {
  const html = await (await fetch(server.url + page, { headers: { Cookie: CART } })).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const words = main
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replace(/0,50\s€(?!\s\()/g, "");
  return { euro: words.match(/\d,\d\d\s€/g)?.length ?? 0, kuna: words.match(/\d,\d\d\skn/g)?.length ?? 0 };
}

describe.each(PAGES)("the prices of %s", (page) => {
  it("stand in both currencies, each of them", async () => {
    const { euro, kuna } = await amountsOn(both, page);
    expect(euro).toBeGreaterThan(1);
    expect(kuna).toBe(euro);
  });

  it("stand in euro alone where the shop shows no kuna", async () => {
    const { euro, kuna } = await amountsOn(euroAlone, page);
    expect(euro).toBeGreaterThan(1);
    expect(kuna).toBe(0);
  });
});

/** Where a bottle is offered or advertised, each with how many prices of bottles it tells at least. */
const ADVERTISED: [page: string, prices: number][] = [
  ["/", 8],
  ["/nasi-proizvodi", 20],
  ["/de/unsere-produkte/malvazija-2025", 4],
  ["/nasi-proizvodi/ulje-bjelica-2025", 4],
  ["/nasi-proizvodi/poklon-tri-malvazije", 3],
  ["/nasi-proizvodi/muskat-ruza-2024", 4],
  ["/en/search?q=teran", 1],
  ["/nagrade?overlay=award&award=malvazija-2025-2026", 1],
];

/** A phone's bar tells the price above it once more; in a box are different goods; a tasting is none. */
const NOT_OF_A_BOTTLE = [".product-bar", ".home-packages", ".kind-gift:has(form)", ".kind-gift > a"];
const PRICE_OF_A_GIFT = "body:has(.box-contents) .product-price";

it.for(ADVERTISED)(
  "wherever a bottle's price stands on %s, that of a litre does",
  async ([path, least], { shared }) => {
    const { page, context } = await newVisitor(shared.browser, { url: shared.server.url, scripts: false });
    await page.goto(path);
    const told = page.locator(`.price:not(${NOT_OF_A_BOTTLE.map((where) => `${where} .price`)}, ${PRICE_OF_A_GIFT})`);
    const places = await told.evaluateAll((prices) => prices.map((price) => price.closest("a, p, li")?.textContent));
    expect(places.length).toBeGreaterThanOrEqual(least);
    expect(places.filter((place) => !place?.includes("€/l"))).toEqual([]);
    await context.close();
  },
);
