import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { INDEXED_SCREENS } from "../../app/routing/screen-properties.ts";
import { CLOSES_AT, OPENS_AT } from "../../app/shop/winery/opening-hours.ts";
import { WINERY } from "../../app/shop/winery/winery.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";

let server: RunningServer;

it.beforeAll(({ shared }) => {
  ({ server } = shared);
});

/** Plain: how pages are compressed is looked at elsewhere. */
const get = (path: string) => fetch(new URL(path, server.url), { headers: { "Accept-Encoding": "identity" } });
const textOf = async (path: string) => (await get(path)).text();
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");

describe("sitemap.xml", () => {
  it("names every public page in four languages, each with its other languages, and each is there", async () => {
    const answer = await get("/sitemap.xml");
    const xml = await answer.text();
    expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const addresses = all(xml, /<loc>([^<]+)<\/loc>/g);
    const paths = new Set(addresses.map((address) => new URL(address).pathname));
    for (const screen of INDEXED_SCREENS) {
      const slug = { slug: "malvazija-2025" };
      for (const language of LANGUAGES) expect(paths).toContain(pathTo(screen, language, slug));
    }
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(all(xml, /hreflang="([^"]+)"/g)).toHaveLength(addresses.length * 5);
    const statuses = await Promise.all(addresses.map(async (address) => (await get(address)).status));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
});

describe("every public page", () => {
  it.each(INDEXED_SCREENS)("%s says where it stands in each language, and names its picture", async (screen) => {
    const params = { slug: "malvazija-2025" };
    const pictures: string[] = [];
    for (const language of LANGUAGES) {
      const page = await textOf(pathTo(screen, language, params));
      const link = (rel: string) => [...page.matchAll(new RegExp(`<link rel="${rel}"[^>]*>`, "g"))].map(([tag]) => tag);
      const address = (other: (typeof LANGUAGES)[number]) => server.url + pathTo(screen, other, params);
      expect(link("canonical")).toEqual([`<link rel="canonical" href="${address(language)}"/>`]);
      expect(link("alternate").map((tag) => /hrefLang="([^"]+)" href="([^"]+)"/i.exec(tag)?.slice(1))).toEqual([
        ...LANGUAGES.map((other) => [other, address(other)]),
        ["x-default", address("hr")],
      ]);
      expect(page).not.toContain("noindex");
      expect(page).toContain('<meta name="twitter:card" content="summary_large_image"/>');
      pictures.push(...all(page, /<meta property="og:image" content="([^"]+)"/g));
    }
    expect(new Set(pictures).size).toBe(LANGUAGES.length);
    // Each is drawn when it is asked for, which takes a while: the languages take turns, screen by screen.
    const picture = pictures[INDEXED_SCREENS.indexOf(screen) % LANGUAGES.length] ?? "";
    const answer = await fetch(picture);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });
});

describe("what a page tells search engines", () => {
  type Thing = { "@context": string; "@type": string } & Record<string, unknown>;
  const structuredDataOf = async (path: string) =>
    all(await textOf(path), /<script type="application\/ld\+json">([^<]+)<\/script>/g).map(
      (text) => JSON.parse(text) as Thing,
    );

  it.each(["home", "contact"] as const)("%s says which winery this is, where, and when it is open", async (screen) => {
    for (const language of LANGUAGES) {
      const [winery, ...others] = await structuredDataOf(pathTo(screen, language));
      expect(others).toEqual([]);
      expect(winery).toMatchObject({
        "@context": "https://schema.org",
        "@type": "Winery",
        "@id": `${server.url}/#winery`,
        name: WINERY.name,
        telephone: WINERY.phones[0],
        address: { "@type": "PostalAddress", addressLocality: WINERY.address.city, addressCountry: "HR" },
        openingHoursSpecification: [
          {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
            opens: OPENS_AT,
            closes: CLOSES_AT,
          },
          { dayOfWeek: ["Sunday", "PublicHolidays"], opens: "00:00", closes: "00:00" },
        ],
      });
      expect((await fetch(String(winery?.image))).headers.get("Content-Type")).toBe("image/png");
    }
  });

  it("a tasting is an event with its time at the winery, its place and what each package costs", async () => {
    const [event, ...others] = await structuredDataOf(pathTo("reservation", "de"));
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      "@type": "Event",
      location: { "@type": "Place", address: { addressLocality: WINERY.address.city } },
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    });
    expect(event?.startDate).toMatch(/^\d{4}-\d\d-\d\dT10:00\+0[12]:00$/);
    expect(Date.parse(String(event?.startDate))).toBeGreaterThan(Date.now());
    const offers = event?.offers as Record<string, string>[];
    expect(offers.map(({ price, priceCurrency }) => `${price} ${priceCurrency}`)).toEqual([
      "18.00 EUR",
      "32.00 EUR",
      "55.00 EUR",
    ]);
    for (const { url } of offers) expect((await fetch(String(url))).status).toBe(200);
  });

  it("a product names its price and the way to it, and its picture is there", async () => {
    const data = await structuredDataOf(pathTo("product", "en", { slug: "malvazija-2025" }));
    expect(data.map((data) => data["@type"]).sort()).toEqual(["BreadcrumbList", "Product"]);
    const product = data.find((data) => data["@type"] === "Product");
    expect(product).toMatchObject({ offers: { "@type": "Offer", price: "9.99", priceCurrency: "EUR" } });
    expect((await fetch(String(product?.image))).headers.get("Content-Type")).toMatch(/^image\//);
  });
});

describe("a picture of a shared page", () => {
  it("is drawn once, however many ask, and kept", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get("/open-graph/de/product-medica.png")));
    const pictures = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(1);
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
  });

  it("differs by language and product", async () => {
    const names = ["hr/home", "de/home", "hr/product-medica", "hr/product-malvazija-2025"];
    const pictures = await Promise.all(
      names.map(async (name) =>
        Buffer.from(await (await get(`/open-graph/${name}.png`)).arrayBuffer()).toString("base64"),
      ),
    );
    expect(new Set(pictures).size).toBe(names.length);
  });

  it.each(["hr/checkout.png", "fr/home.png", "hr/product-nothing.png", "hr/home.svg", "hr/..%2Fhome.png"])(
    "is not there at %s",
    async (name) => {
      expect((await get(`/open-graph/${name}`)).status).toBe(404);
    },
  );
});

it.each(["login", "register", "checkout", "order-error"] as const)("%s is not to be listed", async (screen) => {
  expect(await textOf(pathTo(screen, "hr"))).toContain('<meta name="robots" content="noindex"/>');
});

it("shows Croatian to a crawler, which has no cookie and asks for no language", async () => {
  for (const screen of INDEXED_SCREENS) {
    const page = await textOf(pathTo(screen, "hr", { slug: "malvazija-2025" }));
    expect(page).toContain('<html lang="hr">');
  }
});

it("names the sitemap in robots.txt, and keeps nothing public out", async () => {
  const lines = (await textOf("/robots.txt")).split("\n");
  expect(lines).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual([
    "Disallow: /api/",
    "Disallow: /cart",
    "Disallow: /*?overlay=",
  ]);
});

it("has a manifest whose icons are as large as it says, and the icons that browsers ask for", async () => {
  const answer = await get("/site.webmanifest");
  expect(answer.headers.get("Content-Type")).toBe("application/manifest+json");
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string; type: string }[] };
  for (const { src, sizes, type } of [
    ...manifest.icons,
    { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
  ]) {
    const icon = await get(src);
    expect([src, icon.status, icon.headers.get("Content-Type")]).toEqual([src, 200, type]);
    const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
    if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes);
  }
  const favicon = await get("/favicon.ico");
  expect(favicon.headers.get("Content-Type")).toBe("image/x-icon");
  expect(Buffer.from(await favicon.arrayBuffer())).toEqual(await readFile("public/favicon.ico"));
});
