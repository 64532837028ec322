import { expect, it } from "vitest";
import { isCall } from "../../app/routing/calls.server.ts";
import { ADDRESSES, matchScreen } from "../../app/routing/paths.ts";
import { WINERY } from "../../app/shop/winery/winery.ts";
import { onServerOfItsOwn } from "../support/engines.ts";
import { rawRequest, sendRaw } from "../support/raw-http.ts";
import { addressesOfBuild, oneOfEachScreen } from "../support/routes.ts";

const HOTEL = "https://hotel.example";

const addresses = oneOfEachScreen(await addressesOfBuild());
/** One page that is kept and one that is rendered for each visitor. */
const EACH_KIND = ["about-us", "checkout"];
/** How an answer is asked for whose body nobody looks at: compressing it would be half of the work. */
const PLAIN = { redirect: "manual", headers: { "Accept-Encoding": "identity" } } as const;

/** Who looks into an answer takes these, and the methods. */
const SAID = ["Content-Type", "Cache-Control", "Vary", "Location", "Allow", "Content-Encoding"];
const saidBy = ({ status, headers }: Response) => [status, ...SAID.map((name) => headers.get(name))];
type Asked = Record<"read" | "head", Response>;

onServerOfItsOwn("the headers of answers", { PARTNER_ORIGINS: HOTEL, TRUST_PROXY: "1" }, (server) => {
  const host = () => `Host: ${new URL(server().url).host}`;
  const get = (target: string, ...headers: string[]) =>
    sendRaw(server().url, rawRequest(`GET ${target}`, [host(), ...headers]));

  it.each([
    ["br;q=0", undefined],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0, br;q=0.001", "br"],
    ["*;q=0", undefined],
    ["identity", undefined],
    ["brotli", undefined],
    ["gzip, deflate, br", "br"],
    ["", undefined],
  ])("sends to who takes %j the encoding %s", async (accepted, encoding) => {
    // Twice: a page that is rendered, and the same as it was stored; and a file.
    const file = /\/static\/[^"]+\.css/.exec((await get("/kontakt")).body)?.[0] ?? "";
    for (const target of ["/o-nama", "/o-nama", "/potvrda", file]) {
      const answer = await get(target, `Accept-Encoding: ${accepted}`);
      // Files are compressed beforehand, by brotli alone.
      const expected = target === file && encoding === "gzip" ? undefined : encoding;
      expect([target, answer.headers["content-encoding"]]).toEqual([target, expected]);
    }
  });

  it("lets any site show a drawing, whoever has asked for it before", async () => {
    const asked = ["*/*", "image/avif,image/webp,*/*;q=0.8", "text/html", "image/avif,image/webp,*/*;q=0.8", "*/*"];
    const answers = [];
    for (const accept of asked) answers.push(await get("/assets/malvazija-2025", `Accept: ${accept}`));
    const readers = answers.map(({ headers }) => headers["cross-origin-resource-policy"]);
    expect(readers).toEqual(["same-origin", "cross-origin", "same-origin", "cross-origin", "same-origin"]);
  });

  const plain = new Map<string, Promise<Asked>>();
  /** What an address answers to GET and HEAD, asked once for all tests: uncompressed, each by one reader. */
  const plainly = (path: string): Promise<Asked> => {
    const asked = plain.get(path) ?? askBoth(path, "identity");
    plain.set(path, asked);
    return asked;
  };
  const askBoth = async (path: string, accepted: string): Promise<Asked> => {
    const options = { redirect: "manual", headers: { "Accept-Encoding": accepted } } as const;
    const read = await fetch(server().url + path, options);
    await read.arrayBuffer();
    const head = await fetch(server().url + path, { ...options, method: "HEAD" });
    expect([path, await head.text()]).toEqual([path, ""]);
    return { read, head };
  };

  it("tells HEAD what it would tell GET, and changes nothing by it", async () => {
    for (const [turn, path] of addresses.entries()) {
      // Kept pages are compressed at their best for who takes brotli, which takes a while: a kept one and a rendered one stand for all.
      const compressed = EACH_KIND.includes(matchScreen(path)?.screen ?? "") ? ["br"] : ["gzip"].slice(turn % 2);
      for (const accepted of ["identity", ...compressed]) {
        const { read, head } = await (accepted === "identity" ? plainly(path) : askBoth(path, accepted));
        expect([path, ...saidBy(head)]).toEqual([path, ...saidBy(read)]);
        // Compressed, a stored page may have become smaller in between; its tag is the same.
        if (read.headers.has("ETag"))
          expect([path, head.headers.get("ETag")]).toEqual([path, read.headers.get("ETag")]);
        if (accepted !== "identity") continue;
        // A page with a start time or a one-time key is another one each time, of the same kind.
        const lengths = [head, read].map((one) => Number(one.headers.get("Content-Length")));
        expect([path, Math.abs((lengths[0] ?? 0) - (lengths[1] ?? 0)) < 64]).toEqual([path, true]);
      }
    }
  });

  it("gives one list of methods for an address, whatever it is asked", async () => {
    for (const path of addresses.filter((address) => address !== "/something")) {
      const lists = new Set<string>();
      const taken: string[] = [];
      const { read: GET, head: HEAD } = await plainly(path);
      const ask = async (method: string) => {
        const answer = await fetch(server().url + path, { ...PLAIN, method });
        await answer.arrayBuffer();
        return answer;
      };
      const all = { OPTIONS: await ask("OPTIONS"), PUT: await ask("PUT"), GET, HEAD, POST: await ask("POST") };
      for (const [method, answer] of Object.entries(all)) {
        const allow = answer.headers.get("Allow");
        if (answer.status === 405 || method === "OPTIONS") lists.add(allow ?? "none");
        if (answer.status !== 405 && answer.status !== 404) taken.push(method);
      }
      const [list = "", ...others] = [...lists];
      expect([path, others]).toEqual([path, []]);
      const missing = taken.filter((method) => !list.split(", ").includes(method));
      expect([path, list, missing]).toEqual([path, list, []]);
    }
  });

  it("knows a tag however it comes back: weak, strong, among others, or any", async () => {
    for (const path of ["/o-nama", "/api/products?lang=en", "/sitemap.xml"]) {
      const tag = (await fetch(server().url + path)).headers.get("ETag") ?? "";
      expect([path, tag]).toEqual([path, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
      const bare = tag.replace("W/", "");
      for (const list of [tag, bare, "*", `"other", ${tag}`, `${bare},"other"`]) {
        const answer = await get(path, `If-None-Match: ${list}`);
        expect([path, list, answer.status, answer.body]).toEqual([path, list, 304, ""]);
        expect(answer.headers.etag).toBe(tag);
      }
      expect((await get(path, 'If-None-Match: "other"')).status).toBe(200);
    }
  });

  it("says what an answer depends on: the origin at every call, the language and who saves data at pages alone", async () => {
    for (const path of addresses) {
      const { read: answer } = await plainly(path);
      const vary = (answer.headers.get("Vary") ?? "").split(/, ?/);
      const isPage = (answer.headers.get("Content-Type") ?? "").startsWith("text/html");
      const said = ["Origin", "Accept-Language", "Cookie", "Save-Data"].map((name) => vary.includes(name));
      expect([path, ...said]).toEqual([path, isCall(path), isPage, isPage, isPage]);
    }
  });

  it.each([
    ["cart", encodeURIComponent('[{"productId":"medica","quantity":2}]')],
    ["session", "abc"],
    ["notice", "added"],
    ["lang", "hr"],
    ["ageGateAccepted", "true"],
    ["consent", encodeURIComponent('{"version":1,"map":true,"spamCheck":false}')],
  ])("calls no page public that shows what the cookie %s says", async (name, value) => {
    for (const path of ["/", "/o-nama", "/nasi-proizvodi/medica"]) {
      for (const _ of ["rendered", "stored"]) {
        const answer = await get(path, `Cookie: ${name}=${value}`);
        expect([path, answer.headers["cache-control"]]).toEqual([
          path,
          expect.stringMatching(/^(private, no-cache|no-store)$/),
        ]);
      }
      expect((await get(path, "Cookie: _ga=1; theme=dark")).headers["cache-control"]).toMatch(/^public/);
      expect((await get(path)).headers["cache-control"]).toMatch(/^public/);
    }
  });

  it("knows a bearer token in small letters", async () => {
    const refused = await fetch(server().url + ADDRESSES.authMe, { headers: { Authorization: "bearer nobody" } });
    expect([refused.status, refused.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
  });

  it("tells whoever finds a weakness whom to write to, for half a year from today", async () => {
    const answer = await fetch(`${server().url}/.well-known/security.txt`);
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const lines = (await answer.text()).trimEnd().split("\n");
    expect(lines.map((line) => line.split(": ")[0])).toEqual([
      "Contact",
      "Expires",
      "Preferred-Languages",
      "Canonical",
    ]);
    expect(lines[0]).toBe(`Contact: mailto:${WINERY.email}`);
    expect(lines[3]).toBe(`Canonical: ${server().url}/.well-known/security.txt`);
    const days = (Date.parse(lines[1]?.slice("Expires: ".length) ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThan(181);
  });
});
