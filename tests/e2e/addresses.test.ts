import { decode } from "turbo-stream";
import { describe, expect } from "vitest";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { ALL_SCREENS, guardOf } from "../../app/routing/screen-properties.ts";
import { ORDER_FIELDS as FORM } from "../support/buyers.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { SOLD_OUT } from "../support/walk-places.ts";

let server: RunningServer;

it.beforeAll(({ shared }) => {
  ({ server } = shared);
});

const ask = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: "manual", ...init });
const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { Origin: server.url, ...headers } });

/** Screens that answer a visitor without account or order by a page of their own. */
const OPEN = ALL_SCREENS.filter((screen) => screen !== "product" && ["none", "guest"].includes(guardOf(screen)));
const ROWS = OPEN.flatMap((screen) =>
  LANGUAGES.map((language) => ({ screen, language, path: pathTo(screen, language, { slug: SOLD_OUT }) })),
);

describe("every row of the table of addresses", () => {
  it.each(ROWS)("$path is a whole page in its language", async ({ path, language }) => {
    const answer = await ask(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
    expect(html.trimEnd().endsWith("</html>")).toBe(true);
  });
});

describe("a pair that the dictionary does not hold", () => {
  const WRONG = [
    "/en/kontakt",
    "/our-products",
    "/fr/contact",
    "/fr",
    "/de/contact",
    "/it/checkout/x",
    "/nothing-here",
  ];

  it.each(WRONG)("%s is 404 for reading, in the address's language", async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    const language = /^\/(en|it|de)\//.exec(path)?.[1] ?? "hr";
    expect(await answer.text()).toContain(`<html lang="${language}"`);
  });

  it.each(WRONG)("%s is 404 for posts and for data requests", async (path) => {
    expect((await post(path, { intent: "order" })).status).toBe(404);
    expect((await ask(`${path}.data`)).status).toBe(404);
    expect((await post(`${path}.data`)).status).toBe(404);
  });

  it("shows the words for an address that is not there", async () => {
    expect(await (await ask("/en/nothing-here")).text()).toContain("This page could not be found");
  });
});

describe("the language of an address", () => {
  it("loses the spare prefix of Croatian for good", async () => {
    const answer = await ask("/hr/nasi-proizvodi?category=wine");
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/nasi-proizvodi?category=wine"]);
  });

  it("keeps a form that is posted to the spare prefix", async () => {
    const answer = await post("/hr/kontakt?x=1", { name: "Ana" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, "/kontakt?x=1"]);
    expect((await post("/hr/contact")).status).toBe(404);
  });

  it.each([
    ["en", "/kontakt", "/en/contact"],
    ["de", "/nasi-proizvodi?sort=name", "/de/unsere-produkte?sort=name"],
    ["it", "/", "/it"],
  ])("follows the cookie %s from %s to %s", async (lang, path, location) => {
    const answer = await ask(path, { headers: { Cookie: `lang=${lang}` } });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, location]);
  });

  it.each([
    ["/nasi-proizvodi.data?sort=name", "/de/unsere-produkte?sort=name"],
    ["/potvrda.data", "/de/checkout"],
    ["/hr/kontakt.data", "/kontakt"],
  ])("follows it by a whole document where a script asks: %s", async (path, location) => {
    const answer = await ask(path, { headers: { Cookie: "lang=de" } });
    expect(answer.status).toBe(202);
    const { value } = await decode(answer.body ?? new ReadableStream(), {
      plugins: [(_, redirect) => ({ value: redirect })],
    });
    expect(value).toMatchObject({ redirect: location, reload: true });
  });

  it.each([
    ["hr", "/kontakt"],
    ["xx", "/kontakt"],
    ["en", "/de/kontakt"],
  ])("stays as it is with the cookie %s at %s", async (lang, path) => {
    expect((await ask(path, { headers: { Cookie: `lang=${lang}` } })).status).toBe(200);
  });

  it("changes by the switcher's form, which stores the cookie and keeps query and hash", async () => {
    const answer = await post("/locale", { lang: "de", from: "/nasi-proizvodi?category=wine#liste" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/de/unsere-produkte?category=wine#liste"]);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^lang=de; Max-Age=31536000; Path=\//);
  });

  it.each([
    ["/cart/take?lang=en&take=a-b", "/cart/take?lang=de&take=a-b"],
    ["/cart?lang=en&draft=a-b", "/cart?lang=de&draft=a-b"],
    ["/nowhere?x=1", "/de"],
  ])("leads from %s to %s by it: bottles and quantity of a partner's button are kept", async (from, location) => {
    expect((await post("/locale", { lang: "de", from })).headers.get("Location")).toBe(location);
  });

  it.each(["//evil.example/", "/\\evil.example", "javascript:alert(1)"])("never leads away: %s", async (from) => {
    expect((await post("/locale", { lang: "de", from })).headers.get("Location")).toBe("/de");
  });
});

describe("the cart's form", () => {
  const cartOf = (answer: Response) => {
    const cookie = answer.headers.getSetCookie().find((text) => text.startsWith("cart=")) ?? "";
    return decodeURIComponent(/^cart=([^;]*)/.exec(cookie)?.[1] ?? "");
  };

  it("puts a product in, leads back and leaves a notice", async () => {
    const answer = await post("/cart", {
      intent: "add",
      productId: "medica",
      quantity: "2",
      from: "/de/unsere-produkte",
    });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/de/unsere-produkte"]);
    expect(JSON.parse(cartOf(answer))).toEqual([{ productId: "medica", quantity: 2 }]);
    expect(answer.headers.getSetCookie().some((text) => text.startsWith("notice=added"))).toBe(true);
  });

  it("fills the box with one press", async () => {
    const Cookie = `cart=${encodeURIComponent('[{"productId":"medica","quantity":2}]')}`;
    const answer = await post("/cart", { intent: "fillBox", from: "/" }, { Cookie });
    expect(JSON.parse(cartOf(answer))).toEqual([{ productId: "medica", quantity: 6 }]);
  });

  it.each(["-6", "0", "1.5", "1e9", "6abc", "1000", ""])(
    "refuses the quantity '%s' and keeps it to be mended",
    async (quantity) => {
      const answer = await post("/cart", { intent: "add", productId: "medica", quantity, from: "/en" });
      expect(answer.status).toBe(422);
      expect(answer.headers.getSetCookie()).toEqual([]);
      const html = await answer.text();
      expect(html).toContain(`value="${quantity}"`);
      expect(html).toContain('lang="en"');
    },
  );

  it.each([
    ["broken", "%5B%7B"],
    ["no list", encodeURIComponent('{"a":1}')],
    ["of a foreign shape", encodeURIComponent('[{"__proto__":{"x":1},"productId":"medica","quantity":1e9}]')],
    [
      "huge",
      encodeURIComponent(`[${'{"productId":"medica","quantity":1},'.repeat(200)}{"productId":"medica","quantity":1}]`),
    ],
  ])("a cookie that is %s is deleted and means an empty cart", async (_, cart) => {
    const answer = await ask("/nasi-proizvodi", { headers: { Cookie: `cart=${cart}` } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^cart=; Max-Age=0/);
  });

  it("takes out what is gone or sold out and says which", async () => {
    const cart =
      '[{"productId":"muskat-ruza-2024","quantity":6},{"productId":"not-there","quantity":6},{"productId":"medica","quantity":6}]';
    const answer = await ask("/en?overlay=cartOpen", { headers: { Cookie: `cart=${encodeURIComponent(cart)}` } });
    expect(JSON.parse(cartOf(answer))).toEqual([{ productId: "medica", quantity: 6 }]);
    expect(await answer.text()).toMatch(/role="status"[\s\S]*(Rose|ruža|Ruža|Muscat)/);
  });
});

describe("an order that may not be", () => {
  const withCart = (quantity: number) => ({
    Cookie: `cart=${encodeURIComponent(JSON.stringify([{ productId: "medica", quantity }]))}`,
  });

  it.each([
    ["without a full box", FORM, withCart(5)],
    ["with an empty cart", FORM, {}],
    ["from outside Croatia", { ...FORM, country: "DE" }, withCart(6)],
    ["without the terms", { ...FORM, terms: "" }, withCart(6)],
    ["by a minor", { ...FORM, adult: "" }, withCart(6)],
    ["with a second address in the first", { ...FORM, email: "a@b.hr\r\nBcc: x@y.hr" }, withCart(6)],
    ["paid in cash to the courier", { ...FORM, payment: "cash" }, withCart(6)],
    ["without a key", { ...FORM, orderKey: "" }, withCart(6)],
  ])("is refused with 422: %s", async (_, form, headers) => {
    const answer = await post("/potvrda", form, headers);
    expect(answer.status).toBe(422);
  });

  it("stores the catalogue's price, whatever price is sent", async () => {
    const answer = await post(
      "/potvrda",
      { ...FORM, price: "0.01", price_cents: "1", orderKey: "B".repeat(22) },
      withCart(6),
    );
    expect(answer.status).toBe(303);
    const page = await ask(`${answer.headers.get("Location")}`);
    const link = /href="(\/narudzba\/[^"]+)"/.exec(await page.text())?.[1] ?? "";
    // 6 × 18,00 + 6 × 0,50 + 5,90
    expect(await (await ask(link)).text()).toContain("116,90 €");
  });

  it("is one order however often its form is sent at once, and every answer leads to it", async () => {
    const form = { ...FORM, orderKey: "C".repeat(22) };
    const headers = { ...withCart(6), "X-Forwarded-For": "203.0.113.50" };
    const answers = await Promise.all(Array.from({ length: 50 }, () => post("/potvrda", form, headers)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([303]));
    expect(new Set(answers.map((answer) => answer.headers.get("Location"))).size).toBe(1);
  });
});

describe("somebody else's order", () => {
  it.each(["/narudzba/AAAAAAAAAAAAAAAAAAAAAA", "/en/order/x"])("cannot be read: %s", async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect((await ask(`${path}.data`)).status).toBe(404);
  });
});
