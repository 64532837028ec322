import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect } from "vitest";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { dictionaryOf, type HeldDictionary, readWith } from "../support/dictionaries.ts";
import { it } from "../support/shared-server.ts";

/** What a second page may take of a slow line. */
const MOST_BYTES = 6000;
/** What comes once, when nothing else is left to be done: two more pages have saved it. */
const MOST_DICTIONARY_BYTES = 17_500;
const LIST = pathTo("our-products", "de");
const WAYS = LANGUAGES.flatMap((language) => [
  pathTo("home", language),
  pathTo("our-products", language),
  pathTo("product", language, { slug: "teran-2023" }),
  pathTo("product", language, { slug: "medica" }),
  pathTo("reservation", language),
  pathTo("contact", language),
  pathTo("about-us", language),
]);

type Sent = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

function ask(url: string, headers: OutgoingHttpHeaders, method = "GET"): Promise<Sent> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

/** One-time keys and signed moments are others in every answer. */
const withoutKeys = (body: Buffer) => String(body).replace(/\b\d{13}-[\w-]{8}\.[\w-]{22}|(?<=")[\w-]{22}(?=")/g, "key");

describe("a page for whoever has the dictionary of its language", () => {
  it.for(WAYS)("is the page that everybody gets, in 6,000 bytes: %s", async (path, { shared: { server } }) => {
    const held = await dictionaryOf(server.url, path);
    const plain = await ask(server.url + path, { "Accept-Encoding": "br" });
    const sent = await ask(server.url + path, held.headers);
    expect(sent.status).toBe(200);
    expect([sent.headers["content-encoding"], sent.headers.etag]).toEqual(["dcb", plain.headers.etag]);
    expect(sent.headers.vary).toMatch(/Accept-Encoding, Available-Dictionary/);
    expect(sent.headers.link).toBeUndefined();
    expect(sent.bytes.length).toBeLessThanOrEqual(MOST_BYTES);
    expect(withoutKeys(readWith(held, sent.headers, sent.bytes))).toBe(withoutKeys(brotliDecompressSync(plain.bytes)));
  });

  it("is made for its visitor as well: the checkout, a refused form, what is not there", async ({ shared }) => {
    const { url } = shared.server;
    const held = await dictionaryOf(url, "/");
    const cart = { Cookie: `cart=${encodeURIComponent('[{"productId":"teran-2023","quantity":6}]')}` };
    for (const path of ["/potvrda", "/nasi-proizvodi?overlay=cartOpen", "/prijava"]) {
      const sent = await ask(url + path, { ...held.headers, ...cart });
      expect(String(readWith(held, sent.headers, sent.bytes))).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>$/);
    }
  });

  it("shows each visitor what is that visitor's", async ({ shared }) => {
    const { url } = shared.server;
    const held = await dictionaryOf(url, LIST);
    const visitor = (quantity: number) => {
      const cart = encodeURIComponent(JSON.stringify([{ productId: "teran-2023", quantity }]));
      return { Cookie: `cart=${cart}` };
    };
    const visitors = [111, 222, 111, 222, 999].map(visitor);
    const plain = await Promise.all(visitors.map(async (own) => String((await ask(url + LIST, own)).bytes)));
    const sent = await Promise.all(visitors.map((own) => ask(url + LIST, { ...held.headers, ...own })));
    expect(sent.map(({ headers, bytes }) => String(readWith(held, headers, bytes)))).toEqual(plain);
    expect(new Set(plain).size).toBe(3);
  });
});

type Hostile = (held: HeldDictionary, other: HeldDictionary) => OutgoingHttpHeaders;

describe("a page in an encoding that everybody reads", () => {
  const HOSTILE: Record<string, Hostile> = {
    "who has none": ({ headers }) => ({ ...headers, "Available-Dictionary": undefined }),
    "who takes no such encoding": ({ name }) => ({ "Accept-Encoding": "br", "Available-Dictionary": name }),
    "who forbids it": ({ name }) => ({ "Accept-Encoding": "br, dcb;q=0, dcz;q=0", "Available-Dictionary": name }),
    "who takes everything, and says no more": ({ name }) => ({ "Accept-Encoding": "*", "Available-Dictionary": name }),
    "who has one that nobody knows": ({ headers }) => ({ ...headers, "Available-Dictionary": `:${"A".repeat(43)}=:` }),
    "who has that of another language": ({ headers }, { name }) => ({ ...headers, "Available-Dictionary": name }),
    "who says it twice": ({ headers, name }) => ({ ...headers, "Available-Dictionary": [name, name] }),
    "who says it without its colons": ({ headers, name }) => ({
      ...headers,
      "Available-Dictionary": name.slice(1, -1),
    }),
    "who says a great deal": ({ headers }) => ({ ...headers, "Available-Dictionary": `:${"A".repeat(12_000)}:` }),
  };

  it.for(Object.entries(HOSTILE))("is sent to %s", async ([, headersFor], { shared: { server } }) => {
    const held = await dictionaryOf(server.url, LIST);
    const headers = headersFor(held, await dictionaryOf(server.url, "/"));
    for (const path of [LIST, pathTo("checkout", "de")]) {
      const sent = await ask(
        server.url + path,
        Object.fromEntries(Object.entries(headers).filter(([, value]) => value)),
      );
      expect([sent.status, sent.headers["content-encoding"]]).toEqual([200, "br"]);
      expect(String(brotliDecompressSync(sent.bytes))).toContain("</html>");
    }
  });
});

describe("the dictionary itself", () => {
  it("is kept for a year, for the documents of its language, and never said to hold more", async ({ shared }) => {
    const { url } = shared.server;
    for (const [language, match] of Object.entries({ hr: "/*", en: "/en*", it: "/it*", de: "/de*" })) {
      const { address, bytes } = await dictionaryOf(url, pathTo("home", language as "hr"));
      const file = await ask(url + address, { "Accept-Encoding": "br" });
      expect(file.headers).toMatchObject({
        "use-as-dictionary": `match="${match}", match-dest=("document")`,
        "cache-control": "public, max-age=31536000, immutable",
        "content-encoding": "br",
        "content-type": "text/plain",
      });
      expect(file.bytes.length).toBeLessThan(MOST_DICTIONARY_BYTES);
      // No key, no signed moment, no address of the shop: nothing of whom it was made for.
      expect(String(bytes)).not.toMatch(/\b\d{13}-|localhost|127\.0\.0\.1/);
    }
  });

  it("is named by pages to browsers that do not have it, and not to who saves data", async ({ shared }) => {
    const { url } = shared.server;
    const held = await dictionaryOf(url, LIST);
    const linkFor = async (path: string, headers: OutgoingHttpHeaders) => (await ask(url + path, headers)).headers.link;
    for (const path of [LIST, pathTo("checkout", "de")]) {
      expect(await linkFor(path, {})).toBe(`<${held.address}>; rel="compression-dictionary"`);
      expect(await linkFor(path, held.headers)).toBeUndefined();
      expect(await linkFor(path, { "Save-Data": "on" })).toBeUndefined();
    }
    expect(await linkFor(`${LIST}.data`, {})).toBeUndefined();
  });

  it("changes nothing of what HEAD, a part or a tag is answered", async ({ shared }) => {
    const { url } = shared.server;
    const held = await dictionaryOf(url, LIST);
    const whole = await ask(url + LIST, held.headers);
    const head = await ask(url + LIST, held.headers, "HEAD");
    expect(head.bytes.length).toBe(0);
    expect(head.headers).toMatchObject({
      "content-encoding": "dcb",
      vary: whole.headers.vary,
      etag: whole.headers.etag,
    });
    const part = await ask(url + LIST, { ...held.headers, Range: "bytes=0-9" });
    expect([part.status, part.headers["content-encoding"]]).toEqual([200, "dcb"]);
    const known = await ask(url + LIST, { ...held.headers, "If-None-Match": whole.headers.etag });
    expect([known.status, known.bytes.length]).toEqual([304, 0]);
  });
});
