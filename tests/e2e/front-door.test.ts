import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await discardServer(server);
});

/** Sends bytes as they are, for what `fetch` would not send. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => socket.end(text));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
  });
}

const host = () => new URL(server.url).host;
const statusOf = async (text: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(await raw(text))?.[1]);
const cartPost = (headers: Record<string, string>, body: BodyInit = "intent=add&productId=medica&quantity=1&from=/") =>
  fetch(`${server.url}/cart`, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });

describe("the front door", () => {
  it.each(["evil.example", "localhost", "localhost:1", "shop.localhost:80"])(
    "knows no other host: %s",
    async (name) => {
      expect(await statusOf(`GET / HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`)).toBe(400);
    },
  );

  it("believes no forwarded host from a proxy that it was not told of", async () => {
    const answer = await fetch(`${server.url}/`, { headers: { "X-Forwarded-Host": "evil.example" } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("evil.example");
  });

  it.each(["TRACE", "PUT", "DELETE", "PATCH"])("knows no %s", async (method) => {
    const answer = await raw(`${method} / HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 405/);
    expect(answer).toMatch(/^allow: .*GET/im);
  });

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])(
    "says of what is not there that it is not there, to a %s too",
    async (method) => {
      for (const path of ["/en/kontakt", "/our-products", "/fr/contact", "/en/kontakt.data", "/de/cart"]) {
        expect([path, (await fetch(server.url + path, { method })).status]).toEqual([path, 404]);
      }
      const there = await fetch(`${server.url}/en/contact.data`, { method });
      expect(there.status).toBe(method === "OPTIONS" ? 204 : 405);
    },
  );

  it.each([
    ["/kontakt", 422],
    ["/degustacija-vina", 422],
    ["/login", 422],
    ["/locale", 303],
    ["/age-gate", 303],
    ["/uspjesna-rezervacija", 404],
  ])("takes a post to %s without a body for an empty form, and JSON for none", async (path, status) => {
    const answer = await fetch(server.url + path, { method: "POST", redirect: "manual" });
    expect(answer.status).toBe(status);
    const headers = { "Content-Type": "application/json" };
    expect((await fetch(server.url + path, { method: "POST", headers, body: "{}" })).status).toBe(415);
  });

  it("lets no request name a route by _data", async () => {
    expect((await fetch(`${server.url}/?_data=frame`)).status).toBe(404);
    const answer = await fetch(`${server.url}/kontakt?_data=cart-form`, {
      method: "POST",
      body: new URLSearchParams(),
    });
    expect(answer.status).toBe(404);
  });

  // PostgreSQL has no such character and would fail on it.
  it.each([
    "/assets/%00",
    "/en/order/a%00",
    "/nasi-proizvodi/%00.data",
    "/api/products/medica%00",
    "/kontakt?draft=%00",
  ])("reads no address with a NUL, and says so on a page: %s", async (path) => {
    const answer = await fetch(server.url + path, { headers: { Accept: "text/html", "Accept-Language": "de" } });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([400, "text/html; charset=utf-8"]);
    expect(await answer.text()).toContain("Diese Anfrage können wir nicht lesen");
  });

  it.each([
    ["too large", 413, "a".repeat(70_000), "application/x-www-form-urlencoded"],
    ["of an unknown kind", 415, "<x/>", "application/xml"],
    ["broken JSON", 400, "{", "application/json"],
    ["broken multipart", 400, "--x\r\nnonsense", "multipart/form-data; boundary=x"],
  ])("refuses a body that is %s", async (_, status, body, type) => {
    expect((await cartPost({ "Content-Type": type }, body)).status).toBe(status);
  });

  it.each([
    ["another site", { Origin: "https://evil.example" }],
    ["our name as a part of another", { Origin: "http://localhost.evil.example" }],
    ["another port", { Origin: "http://localhost:1" }],
    ["a hidden origin", { Origin: "null" }],
    ["a browser that says cross-site", { "Sec-Fetch-Site": "cross-site" }],
    ["a browser that says same-site", { "Sec-Fetch-Site": "same-site" }],
  ])("refuses a post from %s", async (_, headers) => {
    const answer = await cartPost(headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ["our own page", () => ({ Origin: server.url })],
    ["a program", () => ({})],
    ["our own page with a hidden origin", () => ({ Origin: "null", "Sec-Fetch-Site": "same-origin" })],
  ])("takes a post from %s", async (_, headers) => {
    expect((await cartPost(headers())).status).toBe(303);
  });

  it.each(["/", "/nasi-proizvodi", "/potvrda", "/nothing", "/favicon.svg", "/healthz"])(
    "protects %s by headers",
    async (path) => {
      const { headers } = await fetch(server.url + path);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      const policy = headers.get("Content-Security-Policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe");
    },
  );

  it("keeps the pages of carts and orders out of every store", async () => {
    expect((await fetch(`${server.url}/potvrda`)).headers.get("Cache-Control")).toBe("no-store");
    const Cookie = `cart=${encodeURIComponent('[{"productId":"medica","quantity":6}]')}`;
    const page = await (await fetch(`${server.url}/?overlay=cartOpen`, { headers: { Cookie } })).text();
    expect(page).toContain("medica");
    expect(await (await fetch(`${server.url}/?overlay=cartOpen`)).text()).not.toContain("/assets/medica");
  });

  it("answers 304 to a page that the visitor has", async () => {
    await fetch(`${server.url}/de`);
    const first = await fetch(`${server.url}/de`);
    const again = await fetch(`${server.url}/de`, { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } });
    expect(again.status).toBe(304);
  });
});
