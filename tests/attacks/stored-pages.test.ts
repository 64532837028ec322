import { randomUUID } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bytesFor, PageCache, type PageEncoding } from "../../app/http/page-cache.server.ts";
import { pageDictionary } from "../../app/http/page-dictionaries.server.ts";
import { COOKIE_NAMES } from "../../app/session/cookies.server.ts";
import { type OpenDoor, openDoor } from "../support/front-door.ts";
import { SOON } from "../support/patience.ts";
import { NOON } from "../support/shops.ts";

const PAGE_BYTES = 60_000;
const MEGABYTE = 1024 * 1024;

let door: OpenDoor;
/** How often the application was asked for each address. */
let rendered: string[] = [];

/** A page as long as a real one, in which every address and every cookie can be seen. */
async function page({ url, headers }: Request): Promise<Response> {
  rendered.push(url);
  const html = `<!DOCTYPE html><p>${url} ${headers.get("Cookie") ?? ""}${randomUUID()}${"wine ".repeat(PAGE_BYTES / 5)}`;
  const answered = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "public, max-age=0, must-revalidate",
  };
  return new Response(html, { headers: answered });
}

describe("pages that are stored for everybody", () => {
  beforeEach(async () => {
    rendered = [];
    door = await openDoor(page);
  });
  afterEach(() => door.close());

  const read = async (path: string, headers: Record<string, string> = {}) => {
    // Plain: how it is compressed is looked at below.
    const answer = await fetch(door.url + path, { headers: { ...headers, "Accept-Encoding": "identity" } });
    return { cacheControl: answer.headers.get("Cache-Control"), body: await answer.text() };
  };

  it("outlive a flood of 100 invented queries and cookies, which cost no memory", async () => {
    const home = await read("/");
    const before = door.pages.bytes;
    for (let index = 0; index < 100; index += 1) {
      await read(`/?utm_source=${index}`);
      await read("/", { Cookie: `ageGateAccepted=${index}; lang=x${index}; _ga=${index}` });
      await read(`/nasi-proizvodi?from=${index}`, { Cookie: `consent=${index}` });
      await read(`/kontakt${"/".repeat((index % 50) + 1)}`);
    }
    expect(door.pages.bytes).toBe(before);
    expect((await read("/")).body).toBe(home.body);
  });

  it("are sent to whoever brings a cookie that is none of ours, and show nothing of it", async () => {
    const first = await read("/o-nama", { Cookie: "unknown=secret" });
    expect(first.cacheControl).toMatch(/^public/);
    const second = await read("/o-nama", { Cookie: "unknown=another; __Host-other=1" });
    expect(second).toEqual(first);
    expect(rendered.length).toBe(1);
  });

  it("are another for who saves data, and a flood of invented wishes of that kind costs no memory", async () => {
    const whole = await read("/nagrade");
    const light = await read("/nagrade", { "Save-Data": "on" });
    expect(light.body).not.toBe(whole.body);
    const before = door.pages.bytes;
    for (let index = 0; index < 50; index += 1) {
      expect((await read("/nagrade", { "Save-Data": `on;${index}` })).body).toBe(light.body);
      expect((await read("/nagrade", { "Save-Data": `on${index}` })).body).toBe(whole.body);
      expect((await read("/nagrade", { "Save-Data": `${index}` })).body).toBe(whole.body);
    }
    expect(door.pages.bytes).toBe(before);
    expect(rendered.length).toBe(2);
  });

  it.each(COOKIE_NAMES)("are not made of what a visitor with the cookie %s has seen", async (name) => {
    const consent = '{"version":1,"map":true,"spamCheck":true}';
    const values = { lang: "hr", ageGateAccepted: "true", favourites: "not an id", consent };
    const value = encodeURIComponent(Object.hasOwn(values, name) ? Reflect.get(values, name) : "x");
    const own = await read("/nagrade", { Cookie: `${name}=${value}` });
    expect(own.cacheControl).toBe("private, no-cache");
    const anybody = await read("/nagrade");
    expect(anybody.cacheControl).toMatch(/^public/);
    expect(anybody.body).not.toBe(own.body);
  });

  it("are made new when their minute is over", async () => {
    const first = await read("/dostava");
    expect((await read("/dostava")).body).toBe(first.body);
    door.pages.clear();
    expect((await read("/dostava")).body).not.toBe(first.body);
  });
});

describe("the page that says that nothing is there", () => {
  /** In which languages it was made. */
  let made: string[] = [];
  const nothing = async ({ url }: Request): Promise<Response> => {
    made.push(new URL(url).pathname);
    const html = `<!DOCTYPE html><p>${new URL(url).pathname} ${"wine ".repeat(PAGE_BYTES / 5)}`;
    return new Response(html, { status: 404, headers: { "Content-Type": "text/html; charset=utf-8" } });
  };
  beforeEach(async () => {
    made = [];
    door = await openDoor(nothing);
  });
  afterEach(() => door.close());

  it("is made once a language for any number of invented addresses, and names none of them", async () => {
    for (let index = 0; index < 50; index += 1) {
      const invented = randomUUID();
      for (const path of [`/${invented}`, `/en/a/${invented}?x=${invented}`, `/de/${invented}`]) {
        const answer = await fetch(door.url + path);
        const body = await answer.text();
        expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
        expect(body.length).toBeGreaterThan(PAGE_BYTES);
        expect(body).not.toContain(invented);
      }
    }
    expect(made).toEqual(["/404", "/en/404", "/de/404"]);
  });

  it("is not stored for invented products, which only the catalogue knows", async () => {
    await fetch(`${door.url}/nothing`);
    const before = door.pages.bytes;
    expect(before).toBeGreaterThan(0);
    for (let index = 0; index < 20; index += 1) await fetch(`${door.url}/nasi-proizvodi/${randomUUID()}`);
    expect(made.length).toBe(21);
    expect(door.pages.bytes).toBe(before);
  });

  it("is the same to HEAD, and is made for a visitor whose cart it opens", async () => {
    const read = await fetch(`${door.url}/nothing`, { headers: { "Accept-Encoding": "identity" } });
    const length = `${(await read.text()).length}`;
    const asked = await fetch(`${door.url}/nothing-else`, {
      method: "HEAD",
      headers: { "Accept-Encoding": "identity" },
    });
    expect([asked.status, asked.headers.get("Content-Length")]).toEqual([404, length]);
    const Cookie = `cart=${encodeURIComponent('[{"productId":"medica","quantity":6}]')}`;
    for (const path of ["/one?overlay=cartOpen", "/two?overlay=cartOpen"]) {
      await fetch(door.url + path, { headers: { Cookie } });
    }
    expect(made).toEqual(["/404", "/one", "/two"]);
  });
});

describe("a product whose stock has changed", () => {
  it("takes the pages along that show it, and no others", async () => {
    rendered = [];
    door = await openDoor(page);
    try {
      const paths = ["/nasi-proizvodi/medica", "/o-nama"];
      for (const path of [...paths, ...paths]) await fetch(door.url + path);
      door.pages.clear("medica");
      for (const path of paths) await fetch(door.url + path);
      expect(rendered.map((url) => new URL(url).pathname)).toEqual([...paths, "/nasi-proizvodi/medica"]);
    } finally {
      await door.close();
    }
  });
});

describe("a page of which no compressed copy is right for every visitor", () => {
  it.each(["br", "gzip"] as const)("is compressed for each of them: %s", async (encoding) => {
    const pages = new PageCache(() => NOON);
    // Nothing may come before the first place of a copy that is filled in.
    const places = [{ name: "label", start: 0, width: 4 }];
    pages.store("page", {}, { body: Buffer.from(`    ${"wine ".repeat(PAGE_BYTES / 5)}`), places });
    for (const label of ["Ana ", "Vid "]) {
      const found = pages.find("page", encoding);
      if (!found) throw new Error("the page is gone");
      const bytes = await bytesFor(found.page, encoding, [Buffer.from(label)]);
      const read = encoding === "gzip" ? gunzipSync(bytes) : brotliDecompressSync(bytes);
      expect(String(read).slice(0, 9)).toBe(`${label}wine `);
      expect(found.page.compressed).toEqual({});
    }
  });
});

describe("a compressed copy that another dictionary would decode", () => {
  it("is not kept, and the page is sent as it is to each visitor all the same", async () => {
    const held = pageDictionary("/static/pages.txt", Buffer.from("wine ".repeat(500)));
    const other = Buffer.from("oil! ".repeat(500));
    const name = "page";
    let reads = 0;
    // Every copy is compressed with one and decoded with the other.
    const dictionary = Object.defineProperty({ ...held }, "bytes", {
      get: () => (reads++ % 2 === 0 ? held.bytes : other),
    });
    const pages = new PageCache(() => NOON);
    const places = [{ name: "label", start: 20, width: 4 }];
    const body = Buffer.from(`<!DOCTYPE html><p>  ${" ".repeat(4)}${"wine ".repeat(PAGE_BYTES / 5)}`);
    pages.store(name, {}, { body, places }, { dictionary });
    for (const label of ["Ana ", "Vid "]) {
      const page = pages.findExpired(name);
      if (!page) throw new Error("the page is gone");
      reads = 0;
      const bytes = await bytesFor(page, "dcb", [Buffer.from(label)]);
      expect(reads).toBeGreaterThanOrEqual(2);
      expect(page.compressed).toEqual({});
      const sent = brotliDecompressSync(bytes.subarray(held.hash.length + 4), { dictionary: held.bytes });
      expect(String(sent)).toBe(`<!DOCTYPE html><p>  ${label}${"wine ".repeat(PAGE_BYTES / 5)}`);
    }
  });
});

describe("the memory of stored pages", () => {
  it("holds nothing that a clock which was ahead has kept", () => {
    const clock = { now: NOON };
    const pages = new PageCache(() => clock.now);
    pages.store("home", {}, { body: Buffer.from("wine"), places: [] });
    clock.now -= 1;
    expect(pages.find("home")).toBeUndefined();
  });

  it("has an end in bytes; what was not asked for the longest goes first", () => {
    const pages = new PageCache(() => NOON, { maxBytes: 10 * MEGABYTE });
    const page = () => ({ body: Buffer.alloc(PAGE_BYTES), places: [] });
    pages.store("home", { etag: "home" }, page());
    for (let index = 0; index < 300; index += 1) {
      pages.store(`page ${index}`, {}, page());
      expect(pages.find("home")?.page.headers.etag).toBe("home");
    }
    expect(pages.bytes).toBeLessThanOrEqual(10 * MEGABYTE);
    expect(pages.find("page 0")).toBeUndefined();
    expect(pages.find("page 299")).toBeDefined();
  });

  it("is compressed as well as can be one page at a time, so that what is rendered meanwhile is not kept waiting", async () => {
    const pages = new PageCache(() => NOON);
    const names = Array.from({ length: 50 }, (_, index) => `page ${index}`);
    const recompressedOf = (name: string) => pages.find(name)?.page.recompressed.size ?? 0;
    for (const name of names) pages.store(name, {}, { body: Buffer.alloc(PAGE_BYTES, "wine "), places: [] });
    expect(names.filter((name) => recompressedOf(name) > 0)).toEqual(["page 0"]);
    // The next one begins once the first is done.
    await vi.waitFor(() => expect(recompressedOf("page 1")).toBe(1), SOON);
  });

  it("is compressed so for who takes brotli, not for who takes what is made once", () => {
    const pages = new PageCache(() => NOON);
    pages.store("home", {}, { body: Buffer.alloc(PAGE_BYTES, "wine "), places: [] });
    const recompressed = (encoding: PageEncoding) => [...(pages.find("home", encoding)?.page.recompressed ?? [])];
    expect([recompressed("gzip"), recompressed("identity"), recompressed("br")]).toEqual([[], [], ["br"]]);
  });
});
