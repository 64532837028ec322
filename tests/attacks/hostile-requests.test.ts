import { expect, it, vi } from "vitest";
import { isCall } from "../../app/routing/calls.server.ts";
import { ADDRESSES, pathTo } from "../../app/routing/paths.ts";
import { onServerOfItsOwn, onServersOfBothEngines } from "../support/engines.ts";
import { SOON } from "../support/patience.ts";
import { rawRequest, sendRaw } from "../support/raw-http.ts";
import { addressesOfBuild, oneOfEachScreen } from "../support/routes.ts";
import type { RunningServer } from "../support/server.ts";

const HOTEL = "https://hotel.example";
const FORM_TYPE = "application/x-www-form-urlencoded";
const NUL = "%00";

const addresses = await addressesOfBuild();
/** Where something is rendered, or changed, that reads what is brought along. */
const readers = oneOfEachScreen(addresses);
/** Under `something`, as routes' own addresses are filled in, nothing is there to be shown. */
const WHERE_SOMETHING_IS = ["/e/malvazija-2025", "/assets/medica", "/nasi-proizvodi/medica", "/api/products/medica"];

const SETTINGS = { PARTNER_ORIGINS: HOTEL, TRUST_PROXY: "1" };

/** How a server is asked in these tests. */
function clientOf(server: () => RunningServer) {
  const host = () => `Host: ${new URL(server().url).host}`;
  const get = (target: string, ...headers: string[]) =>
    sendRaw(server().url, rawRequest(`GET ${target}`, [host(), ...headers]));
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(server().url + path, {
      method: "POST",
      redirect: "manual",
      headers: { "Content-Type": FORM_TYPE, ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  return { host, get, post };
}

onServersOfBothEngines("hostile requests to what is kept", SETTINGS, (server) => {
  const { get, post } = clientOf(server);

  it("reads no NUL, in no address, query, cookie or header", async () => {
    const cookies = ["session", "__Host-session", "cart", "lang", "consent", "ageGateAccepted", "notice", "x"];
    const Cookie = `Cookie: ${cookies.map((name) => `${name}=a${NUL}b`).join("; ")}`;
    const targets = addresses.flatMap((path) => [
      ...(readers.includes(path) ? [path] : []),
      `${path}?token=a${NUL}&draft=${NUL}&take=${NUL}&order=${NUL}&overlay=forgotPassword&redirectTo=/${NUL}`,
      `${path}${path === "/" ? "" : "/"}a${NUL}`,
    ]);
    for (const target of targets) {
      const answers = [await get(target, Cookie)];
      // No page reads a bearer's token.
      if (isCall(target.replace(/\?.*/, "")))
        answers.push(await get(target, "Cookie: lang=de", "Authorization: Bearer a%00b"));
      expect([target, ...answers.map(({ status }) => status).filter((status) => status >= 500)]).toEqual([target]);
      if (target.includes(NUL)) expect([target, answers[0]?.status]).toEqual([target, 400]);
    }
  });

  it("shows the bottles of a link, and puts them into the cart once, by a press", async () => {
    const handed = await post(
      ADDRESSES.cartCall,
      { intent: "add", productId: "malvazija-2025", quantity: "999", lang: "en" },
      { Origin: HOTEL, Accept: "text/html" },
    );
    const link = server().url + handed.headers.get("Location");
    const take = new URL(link).searchParams.get("take") ?? "";
    const old = `${server().url}${ADDRESSES.cartCall}?take=${take}&lang=en`;
    for (const method of ["HEAD", "GET", "HEAD", "GET"]) {
      for (const address of [link, old]) {
        const looked = await fetch(address, { method });
        expect([method, looked.status, looked.headers.getSetCookie()]).toEqual([method, 200, []]);
        const page = await looked.text();
        if (method === "HEAD") continue;
        expect(page).toMatch(/<html lang="en/);
        expect(page).toMatch(/\d+ × Malvazija istarska 2025/);
        expect(page).toContain('content="noindex"');
      }
    }
    const taken = await post(ADDRESSES.takeCart, { take, lang: "en" });
    const cart = `${pathTo("our-products", "en")}?overlay=cartOpen`;
    expect([taken.status, taken.headers.get("Location")]).toEqual([303, cart]);
    const cookies = taken.headers.getSetCookie();
    expect(decodeURIComponent(cookies.join())).toContain('{"productId":"malvazija-2025","quantity":999}');
    // Without that answer's cookie it has been lost: the link still shows the bottles, and the press is the same.
    expect((await fetch(link)).status).toBe(200);
    const lost = await post(ADDRESSES.takeCart, { take, lang: "en" });
    expect(lost.headers.getSetCookie()).toEqual(cookies);
    const Cookie = cookies.map((cookie) => cookie.replace(/;.*/, "")).join("; ");
    const again = await post(ADDRESSES.takeCart, { take, lang: "en" }, { Cookie });
    expect([again.status, again.headers.get("Location"), again.headers.getSetCookie()]).toEqual([303, cart, []]);
    const looked = await fetch(link, { headers: { Cookie }, redirect: "manual" });
    expect([looked.status, looked.headers.get("Location")]).toEqual([303, cart]);
  });
});

onServerOfItsOwn("hostile requests", SETTINGS, (server) => {
  const { host, get, post } = clientOf(server);

  it.each(["//", "///", "//kontakt", "//evil.example/", "/\\"])(
    "finds nothing at %s, and does not fail",
    async (target) => {
      expect((await get(target)).status).toBe(404);
    },
  );

  it.each([
    ["/?a=č", "/?a=%C4%8D"],
    ["/#č", "/#%C4%8D"],
    ["/?a=\r\nSet-Cookie: x=1", "/"],
    ["/?a=\u0000", "/?a="],
    ["/?a=\u007f", "/"],
    ["//evil.example", "/"],
  ])("leads from %j to %s, from every form that leads back", async (from, location) => {
    for (const [path, fields] of [
      [ADDRESSES.cart, { intent: "add", productId: "medica", quantity: "1" }],
      [ADDRESSES.locale, { lang: "hr" }],
      [ADDRESSES.ageGate, { answer: "yes" }],
      [ADDRESSES.consent, { choice: "needed" }],
      [ADDRESSES.logout, {}],
    ] as const) {
      const answer = await post(path, { ...fields, from });
      expect([path, answer.status, answer.headers.get("Location")]).toEqual([path, 303, location]);
    }
  });

  it.each(["__proto__", "constructor"])(
    "finds nothing under %s, which every object has, wherever it is asked",
    async (word) => {
      const parameters = ["lang", "overlay", "award", "key", "q", "category", "package", "state", "order", "_routes"];
      const cookies = ["session", "cart", "favourites", "lang", "consent", "ageGateAccepted", "notice"];
      const headers = [
        `Cookie: ${cookies.map((name) => `${name}=${word}`).join("; ")}`,
        ...["Accept", "Accept-Language", "Accept-Encoding", "Available-Dictionary"].map((name) => `${name}: ${word}`),
      ];
      const query = parameters.map((name) => `${name}=${word}`).join("&");
      const failed: unknown[] = [];
      for (const path of [...addresses, ...WHERE_SOMETHING_IS]) {
        const isRead = readers.includes(path) || WHERE_SOMETHING_IS.includes(path);
        const targets = [...(isRead ? [`${path}?${query}`] : []), path.replace(/[^/]*$/, word)];
        const answers = await Promise.all(targets.map((target) => get(target, ...headers)));
        failed.push(...targets.filter((_, index) => (answers[index]?.status ?? 500) >= 500));
      }
      expect(failed).toEqual([]);
    },
  );

  it.each([
    ["two hosts", () => ["GET /", [host(), "Host: evil.example"]]],
    ["the same host twice", () => ["GET /", [host(), host()]]],
    ["another host in the target", () => ["GET http://evil.example/", [host()]]],
    ["another host in the target, and as the header", () => ["GET http://evil.example/", ["Host: evil.example"]]],
  ] as [string, () => [string, string[]]][])("refuses %s", async (_, request) => {
    expect((await sendRaw(server().url, rawRequest(...request()))).status).toBe(400);
  });

  it("answers a target with our own host like one without", async () => {
    const { url } = server();
    for (const path of ["/", "/de?overlay=cartOpen", "/api/products?lang=en", "/nothing", ""]) {
      const [whole, bare] = [await get(url + path), await get(path || "/")];
      expect([path, whole.status, whole.body.length]).toEqual([path, bare.status, bare.body.length]);
    }
  });

  it("lets the answer to a body that is far too large arrive", async () => {
    const size = 8 * 1024 * 1024;
    const head = rawRequest(`POST ${ADDRESSES.inquiries}`, [
      host(),
      "Content-Type: text/plain",
      `Content-Length: ${size}`,
    ]);
    const known = await sendRaw(server().url, Buffer.concat([Buffer.from(head), Buffer.alloc(size, "a")]));
    expect(known.status).toBe(413);
    const chunked = rawRequest("POST /kontakt", [host(), `Content-Type: ${FORM_TYPE}`, "Transfer-Encoding: chunked"]);
    const chunk = Buffer.concat([Buffer.from("100000\r\n"), Buffer.alloc(0x100000, "a"), Buffer.from("\r\n")]);
    const parts = [Buffer.from(chunked), ...Array<Buffer>(8).fill(chunk), Buffer.from("0\r\n\r\n")];
    expect((await sendRaw(server().url, Buffer.concat(parts))).status).toBe(413);
  });

  it("refuses JSON that is no UTF-8", async () => {
    const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]);
    const answer = await fetch(server().url + ADDRESSES.inquiries, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body,
    });
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: "unreadable" })]);
  });

  it("counts a visitor as one, however a proxy writes the address", async () => {
    const tries = async (address: string) => {
      const answer = await post(
        ADDRESSES.mailSend,
        {},
        { "X-Forwarded-For": address, "Content-Type": "application/json", Accept: "application/json" },
      );
      return answer.headers.get("RateLimit");
    };
    // The body is no JSON, and counts all the same.
    expect(await tries("203.0.113.7")).toMatch(/^"post";r=299;/);
    expect(await tries("::ffff:203.0.113.7")).toMatch(/^"post";r=298;/);
    const ask = async (address: string) => {
      const answer = await fetch(server().url + ADDRESSES.authLogin, {
        method: "POST",
        headers: { "X-Forwarded-For": address, "Content-Type": "application/json" },
        body: JSON.stringify({ email: "nobody@guest.example", password: "a guess of somebody" }),
      });
      return Number(/r=(\d+)/.exec(answer.headers.get("RateLimit") ?? "")?.[1]);
    };
    const spellings = [
      "203.0.113.9",
      "203.0.113.9:5000",
      "::ffff:203.0.113.9",
      "[::ffff:cb00:7109]:80",
      " 203.0.113.9 ",
    ];
    const left: number[] = [];
    for (const spelling of spellings) left.push(await ask(spelling));
    const [first = 0] = left;
    expect(left).toEqual(spellings.map((_, index) => first - index));
  });

  it("tells people on a foreign page, in their form's language, where our form and the list are", async () => {
    const answer = await post(
      ADDRESSES.reservations,
      { lang: "it", fullName: "Ana" },
      { Origin: "https://unknown.example", Accept: "text/html", "Accept-Language": "de" },
    );
    expect(answer.status).toBe(403);
    const page = await answer.text();
    expect(page).toContain("Questo modulo proviene da un altro sito");
    for (const screen of ["reservation", "partners", "home"] as const)
      expect(page).toContain(`href="${pathTo(screen, "it")}"`);
    expect(page).not.toContain("Ana");
    // What the server prints comes on another line than its answers.
    await vi.waitFor(
      () =>
        expect(server().output()).toMatch(/"origin":"https:\/\/unknown\.example".*a form of another site was refused/),
      SOON,
    );
  });
});
