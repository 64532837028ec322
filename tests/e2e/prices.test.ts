import { afterAll, describe, expect } from "vitest";
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
