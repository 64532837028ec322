import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { methodsOf } from "../../app/routing/methods.ts";
import { isAddress, matchScreen, PARTNER_PATHS } from "../../app/routing/paths.ts";
import { addressesOfBuild } from "../support/routes.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { rowsOf } from "../support/stored.ts";

const HOTEL = "https://hotel.example";

let server: RunningServer;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  server = await startServer({ PARTNER_ORIGINS: `${HOTEL}, http://bar.example:8080` });
});

afterAll(async () => {
  agent.destroy();
  await discardServer(server);
});

/** A form that some action or other would like. */
const FORM = new URLSearchParams({
  intent: "add",
  productId: "malvazija-2025",
  quantity: "6",
  name: "Eve",
  email: "eve@evil.example",
  password: "correct horse battery",
  answer: "yes",
  lang: "de",
  from: "/",
});

const post = (path: string, headers: Record<string, string>, body: BodyInit = FORM) =>
  fetch(server.url + path, { method: "POST", body, headers, redirect: "manual" });

type Answer = { status: number; headers: Record<string, string | string[] | undefined> };

/** Sends what `fetch` would not send: any method, any host. */
function send(method: string, path: string, headers: OutgoingHttpHeaders = {}, body = ""): Promise<Answer> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: "localhost", method, path, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/** How many rows each table holds; what is counted up at every start and never by a visitor is left out. */
function rowCounts(): Record<string, unknown> {
  const tables = rowsOf(
    server.dataDir,
    "select name from sqlite_master where type = 'table' and name <> 'retention_runs' order by name",
  );
  return Object.fromEntries(
    tables.map(({ name }) => [name, rowsOf(server.dataDir, `select count(*) as n from "${name}"`)[0]?.n]),
  );
}

const dataAddress = (path: string) => (path === "/" ? "/_root.data" : `${path}.data`);
const both = (path: string) => [path, dataAddress(path)];

/** Each promise of docs/promises.md "Nobody gets in" about the front door, for every route that the build has. */
describe("at every address", async () => {
  const addresses = await addressesOfBuild();

  it("means every route of the build", () => {
    expect(addresses).toEqual(expect.arrayContaining(["/", "/cart", "/kontakt", "/potvrda", "/logout", "/locale"]));
    expect(addresses).toEqual(expect.arrayContaining(["/en/about-us", "/it/chi-siamo", ...PARTNER_PATHS]));
    expect(addresses.length).toBeGreaterThan(60);
    expect(addresses.filter((address) => !isAddress(address))).toEqual(["/api/something", "/something"]);
  });

  it.each(addresses)(
    "a post of another site is refused, as a document and as data, and writes nothing: %s",
    async (at) => {
      const before = rowCounts();
      for (const path of [...both(at), `/de${at}`]) {
        const answer = await post(path, { Origin: "https://evil.example" });
        expect([path, answer.status]).toEqual([path, 403]);
        expect(answer.headers.getSetCookie()).toEqual([]);
        expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
      }
      expect(rowCounts()).toEqual(before);
    },
  );

  it.each(addresses)("who only looks like a partner is refused: %s", async (at) => {
    for (const origin of [
      "https://hotel.example.evil.example",
      "https://evilhotel.example",
      "http://hotel.example",
      "https://hotel.example:8443",
      "https://www.hotel.example",
      "http://bar.example",
      "http://bar.example:80801",
      "null",
    ]) {
      for (const path of both(at)) {
        const headers = { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" };
        expect([origin, path, (await send("POST", path, headers, "a=b")).status]).toEqual([origin, path, 403]);
      }
    }
  });

  it.each(addresses.filter((address) => !PARTNER_PATHS.includes(address)))(
    "a partner's post is refused where partners have nothing to post: %s",
    async (at) => {
      for (const path of both(at)) expect((await post(path, { Origin: HOTEL })).status).toBe(403);
    },
  );

  it.each(addresses)("another host than ours is refused: %s", async (at) => {
    const { host, port } = new URL(server.url);
    for (const Host of ["evil.example", `evil.example:${port}`, `${host}.evil.example`, "localhost"]) {
      for (const path of both(at)) {
        const read = await send("GET", path, { Host });
        const posted = await send("POST", path, { Host, "Content-Type": "application/x-www-form-urlencoded" }, "a=b");
        expect([Host, path, read.status, posted.status]).toEqual([Host, path, 400, 400]);
      }
    }
  });

  it.each(addresses.filter(isAddress))("no other method is known, and the answer says which are: %s", async (at) => {
    for (const method of ["TRACE", "PUT", "DELETE", "PATCH", "PROPFIND"]) {
      for (const path of both(at)) {
        const { status, headers } = await send(method, path);
        const allow = methodsOf(new URL(path, server.url));
        expect([method, path, status, headers.allow]).toEqual([method, path, 405, allow]);
      }
    }
  });

  it.each(addresses.filter(isAddress))(
    "a body that is too large, of no known kind or broken is refused: %s",
    async (at) => {
      for (const [type, body, status] of [
        ["application/x-www-form-urlencoded", "a".repeat(64 * 1024 + 1), 413],
        ["text/plain", "a=b", 415],
        ["application/xml", "<a/>", 415],
        ["application/json", "{", 400],
        ["multipart/form-data; boundary=x", "--x\r\nnonsense", 400],
        ["multipart/form-data", "no boundary", 400],
      ] as const) {
        for (const path of both(at)) {
          // Where nothing is posted at all, nobody looks at the body.
          const isPosted = matchScreen(at) !== null || methodsOf(new URL(path, server.url)).includes("POST");
          const answer = await send("POST", path, { Origin: server.url, "Content-Type": type }, body);
          expect([path, type, answer.status]).toEqual([path, type, isPosted ? status : 405]);
        }
      }
    },
  );

  it.each(addresses)("no route can be named by _data: %s", async (at) => {
    for (const query of ["_data=frame", "_data=cart-form", "_data="]) {
      for (const headers of [{}, { Origin: HOTEL }, { Origin: server.url }] as Record<string, string>[]) {
        expect((await post(`${at}?${query}`, headers)).status).toBe(404);
        expect((await send("GET", `${at}?${query}`, headers)).status).toBe(404);
      }
    }
  });
});

describe("a partner's post", () => {
  it.each(PARTNER_PATHS)("passes at %s, but neither as data nor below it", async (path) => {
    const fields = new FormData();
    for (const [name, value] of FORM) fields.set(name, value);
    // As forms of either kind, or as JSON where no form can be sent.
    const sent = path === "/api/products/cart" ? [415, 415] : [303, 303];
    const answers = await Promise.all([FORM, fields].map((body) => post(path, { Origin: HOTEL }, body)));
    expect(answers.map(({ status }) => status)).toEqual(sent);
    for (const other of [`${path}.data`, `${path}/`, `${path}/x`, `${path.toUpperCase()}`]) {
      expect([other, (await post(other, { Origin: HOTEL })).status]).toEqual([other, 403]);
    }
  });

  it("of anybody else is told why in words that people read, and as a problem to programs", async () => {
    const page = await post("/kontakt", { Origin: "null", Accept: "text/html", "Accept-Language": "it" });
    expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(await page.text()).toContain("Dieses Formular kommt von einer anderen Website");
    const problem = await post("/api/inquiries", { Origin: "null", Accept: "application/json" });
    expect(problem.headers.get("Content-Type")).toBe("application/problem+json");
    expect(await problem.json()).toMatchObject({ status: 403, code: "foreignOrigin" });
  });
});

describe("the script of a partner's page", () => {
  const asking = { Origin: HOTEL, "Access-Control-Request-Method": "POST" };

  it("is told beforehand what it may send", async () => {
    const answer = await fetch(`${server.url}/api/reservations`, { method: "OPTIONS", headers: asking });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(HOTEL);
    expect(answer.headers.get("Access-Control-Allow-Methods")).toContain("POST");
    expect(answer.headers.get("Access-Control-Allow-Headers")).toContain("Idempotency-Key");
    expect(answer.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    expect(answer.headers.get("Vary")).toContain("Origin");
  });

  it("may use every call that is for partners, and sees of the others that it may not post them", async () => {
    for (const path of [...PARTNER_PATHS, "/api/auth/login"]) {
      const answer = await fetch(server.url + path, { method: "OPTIONS", headers: asking });
      const allowed = PARTNER_PATHS.includes(path) ? "GET, HEAD, POST" : "GET, HEAD";
      expect([path, answer.headers.get("Access-Control-Allow-Methods")]).toEqual([path, allowed]);
    }
    const headers = { Origin: HOTEL, "Content-Type": "application/json" };
    const told = await post("/api/products/cart", headers, '{"products":["medica"]}');
    expect([told.status, told.headers.get("Access-Control-Allow-Origin")]).toEqual([200, HOTEL]);
    expect(told.headers.get("Access-Control-Expose-Headers")).toContain("RateLimit");
  });

  it.each([
    ["another origin", "/api/reservations", "https://evil.example"],
    ["a page that is no call", "/kontakt", HOTEL],
  ])("gets no leave for %s", async (_, path, origin) => {
    const answer = await fetch(server.url + path, { method: "OPTIONS", headers: { ...asking, Origin: origin } });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  it("may read the catalogue, and no other script may", async () => {
    const path = `${server.url}/api/shipping-prices/codes`;
    const partner = await fetch(path, { headers: { Origin: HOTEL } });
    expect(partner.headers.get("Access-Control-Allow-Origin")).toBe(HOTEL);
    for (const headers of [new Headers({ Origin: "https://evil.example" }), new Headers()]) {
      expect((await fetch(path, { headers })).headers.get("Access-Control-Allow-Origin")).toBeNull();
    }
  });
});

describe("the calls behind the door", () => {
  it.each([{}, { Origin: HOTEL }] as Record<string, string>[])(
    "give the catalogue a tag and answer it with 304 (%o)",
    async (headers) => {
      const path = `${server.url}/api/products?lang=en`;
      const tag = (await fetch(path, { headers })).headers.get("ETag") ?? "";
      const again = await fetch(path, { headers: { ...headers, "If-None-Match": tag } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      const other = await fetch(`${server.url}/api/products?lang=de`, {
        headers: { ...headers, "If-None-Match": tag },
      });
      expect(other.status).toBe(200);
    },
  );

  it("use nothing of a visitor's cookies for what a partner's page sends", async () => {
    const Cookie = `cart=${encodeURIComponent('[{"productId":"medica","quantity":2}]')}; lang=de`;
    const answer = await fetch(`${server.url}/api/cart`, {
      method: "POST",
      headers: { Origin: HOTEL, Cookie, "Content-Type": "application/json" },
      body: JSON.stringify({ productId: "malvazija-2025", quantity: 6 }),
    });
    expect(await answer.json()).toMatchObject({ data: { lines: [{ productId: "malvazija-2025", quantity: 6 }] } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ["POST", "/api/products"],
    ["GET", "/api/reservations"],
    ["GET", "/mail/send"],
    ["POST", "/api/reservations/slots"],
    ["POST", "/api/openapi.json"],
  ])("answer %s %s with 405 and what is allowed", async (method, path) => {
    const answer = await fetch(server.url + path, { method });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([405, "application/problem+json"]);
    expect(answer.headers.get("Allow")).toMatch(/^(POST|GET, HEAD), OPTIONS$/);
  });

  it.each([
    ["too large", 413, "application/json", `"${"a".repeat(70_000)}"`],
    ["of an unknown kind", 415, "text/plain", "hello"],
    ["broken", 400, "application/json", "{"],
  ])("tell as a problem that a body is %s", async (_, status, type, body) => {
    const headers = { "Content-Type": type, Accept: "application/json" };
    const answer = await fetch(`${server.url}/api/inquiries`, { method: "POST", headers, body });
    expect(await answer.json()).toMatchObject({ status });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([status, "application/problem+json"]);
  });

  it("know no call that there is not", async () => {
    for (const method of ["GET", "POST"]) {
      const answer = await fetch(`${server.url}/api/nothing`, { method });
      expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "application/problem+json"]);
    }
  });

  it("send a picture by what the browser takes, for ever", async () => {
    const answer = await fetch(`${server.url}/assets/medica?key=og`, { headers: { Accept: "image/avif,*/*" } });
    expect(answer.headers.get("Content-Type")).toBe("image/avif");
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
    expect(answer.headers.get("Vary")).toContain("Accept");
    expect((await fetch(`${server.url}/assets/medica?key=9999`)).status).toBe(404);
  });
});
