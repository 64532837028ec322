import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PARTNER_PATHS } from "../../app/routing/calls.server.ts";
import { FORM, HOTEL, PARTNER_SETTINGS, postTo } from "../support/partner-posts.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
let post: ReturnType<typeof postTo>;

beforeAll(async () => {
  server = await startServer(PARTNER_SETTINGS);
  post = postTo(server);
});

afterAll(() => discardServer(server));

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
    const answer = await post("/api/products/cart", headers, '{"products":["medica"]}');
    expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([200, HOTEL]);
    expect(answer.headers.get("Access-Control-Expose-Headers")).toContain("RateLimit");
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
