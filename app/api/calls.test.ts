import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, it } from "vitest";
import { z } from "zod";
import { onBothEngines } from "../../tests/support/shops.ts";
import type { Platform } from "../platform/platform.server.ts";
import { loader as reservationScreen } from "../screens/reservation/reservation.tsx";
import { action as requestReset } from "./auth-request-reset.ts";
import { action as cart, loader as takeCart } from "./cart.ts";
import { action as inquiries } from "./inquiries.ts";
import { action as mailSend } from "./mail-send.ts";
import { loader as product } from "./product.ts";
import { action as postProducts, loader as products } from "./products.ts";
import { loader as readReservations, action as reservations } from "./reservations.ts";

const HOTEL = "https://hotel.example";
const BOOKING = {
  package: "basic",
  adults: 2,
  children: 0,
  childrenMenu: false,
  date: "2026-11-23",
  time: "10:00",
  fullName: "Ana Đurić",
  email: "ana@gost.example",
  phone: "+385 91 234 5678",
  note: "",
  terms: true,
};
const INQUIRY = {
  name: "Ana Đurić",
  email: "ana@gost.example",
  subject: "Deset kutija",
  message: "Imate li deset kutija terana?",
};

type Action = (args: ActionFunctionArgs) => Promise<Response>;
type Sending = { headers?: Record<string, string>; partnerOrigin?: string | null };

function send(call: Action, platform: Platform, path: string, body: BodyInit, sending: Sending): Promise<Response> {
  const { headers = {}, partnerOrigin = null } = sending;
  const request = new Request(`http://localhost:3000${path}`, { method: "POST", body, headers });
  return call({ request, params: {}, context: { platform, partnerOrigin, clientAddress: "10.0.0.1" } });
}

const json = (call: Action, platform: Platform, path: string, body: unknown, sending: Sending = {}) =>
  send(call, platform, path, JSON.stringify(body), {
    ...sending,
    headers: { "Content-Type": "application/json", ...sending.headers },
  });

/** As a browser posts a form of a partner's page. */
const form = (call: Action, platform: Platform, path: string, fields: Record<string, unknown>, multipart = false) => {
  const entries = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    value === false ? [] : [[name, value === true ? "on" : String(value)]],
  );
  const data = new FormData();
  for (const [name, value] of entries) data.set(name, value);
  const headers = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  const body = multipart ? data : new URLSearchParams(entries);
  return send(call, platform, path, body, { headers, partnerOrigin: HOTEL });
};

const rows = ({ database }: Platform, table: "reservations" | "inquiries" | "drafts") =>
  database.read.selectFrom(table).selectAll().execute();
const problemOf = async (answer: Response) => {
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
  return z
    .object({
      status: z.number(),
      code: z.string(),
      errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
    })
    .parse(await answer.json());
};
const locationOf = (answer: Response) => answer.headers.get("Location") ?? "";

onBothEngines("a call to book", (openTestShop) => {
  it("answers a program with the reservation and its address", async () => {
    const { platform } = await openTestShop();
    const answer = await json(reservations, platform, "/api/reservations", {
      ...BOOKING,
      lang: "de",
      partner: "Hotel",
    });
    expect(answer.status).toBe(201);
    expect(locationOf(answer)).toMatch(/^http:\/\/localhost:3000\/de\/erfolgreiche-buchung\?token=/);
    expect(answer.headers.get("RateLimit-Policy")).toBe('"reservation";q=10;w=60');
    expect(answer.headers.get("RateLimit")).toBe('"reservation";r=9;t=60');
    expect(await answer.json()).toMatchObject({ data: { state: "booked", total: 36, date: "2026-11-23" } });
    expect(await rows(platform, "reservations")).toMatchObject([
      { language: "de", partner: "Hotel", partner_origin: null, phone: "+385912345678" },
    ]);
  });

  it("tells a program every wrong field in its language, with a code that stays", async () => {
    const { platform } = await openTestShop();
    const wrong = { ...BOOKING, adults: "2", date: "2026-11-22", email: "ana", terms: false, lang: "it" };
    const problem = await problemOf(await json(reservations, platform, "/api/reservations", wrong));
    expect(problem).toMatchObject({ status: 422, code: "invalid" });
    expect(problem.errors?.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      "adults adults",
      "date sunday",
      "email email",
      "terms terms",
    ]);
    expect(problem.errors?.find(({ field }) => field === "date")?.message).toContain("domenica");
    expect(await rows(platform, "reservations")).toEqual([]);
  });

  it.each([
    [false, "urlencoded"],
    [true, "multipart"],
  ])("takes a form of a partner's page (multipart: %s)", async (multipart) => {
    const { platform } = await openTestShop();
    const answer = await form(reservations, platform, "/api/reservations", { ...BOOKING, lang: "en" }, multipart);
    expect(answer.status).toBe(303);
    expect(locationOf(answer)).toMatch(/^\/en\/successful-booking\?token=/);
    expect(await rows(platform, "reservations")).toMatchObject([{ partner: null, partner_origin: HOTEL }]);
  });

  it.each([
    [`${HOTEL}/thanks?a=b`, `${HOTEL}/thanks?a=b`],
    ["https://evil.example/thanks", null],
    ["https://hotel.example.evil.example/", null],
    ["https://hotel.example@evil.example/", null],
    ["https://user@hotel.example/", null],
    ["http://hotel.example/", null],
    ["//evil.example/", null],
    ["/thanks", null],
    ["javascript:alert(1)", null],
  ])("leads back to %s only if it is the partner's own", async (returnTo, expected) => {
    const { platform } = await openTestShop();
    const answer = await form(reservations, platform, "/api/reservations", { ...BOOKING, returnTo });
    if (expected) expect(locationOf(answer)).toBe(expected);
    else expect(locationOf(answer)).toMatch(/^\/uspjesna-rezervacija\?token=/);
  });

  it("keeps a form that is wrong for an hour, and nothing of it in the address", async () => {
    const { platform, clock } = await openTestShop();
    const answer = await form(reservations, platform, "/api/reservations", { ...BOOKING, phone: "091 5", lang: "hr" });
    expect(locationOf(answer)).toMatch(/^\/degustacija-vina\?draft=[A-Za-z0-9_-]{22}$/);
    const [draft] = await rows(platform, "drafts");
    expect(JSON.stringify(draft)).not.toContain(locationOf(answer).split("=")[1]);
    clock.now += 60 * 60 * 1000;
    await form(reservations, platform, "/api/reservations", { ...BOOKING, phone: "1" });
    expect(await rows(platform, "drafts")).toHaveLength(1);
  });

  it("shows the form again on our screen when the seats are gone, with the sentence beside the time", async () => {
    const { platform } = await openTestShop();
    await json(reservations, platform, "/api/reservations", { ...BOOKING, adults: 24, note: "Autobus" });
    const answer = await form(reservations, platform, "/api/reservations", { ...BOOKING, lang: "en", note: "Ana" });
    const request = new Request(`http://localhost:3000${locationOf(answer)}`);
    const shown = await reservationScreen({ request, params: {}, context: { platform } });
    expect(shown.draft).toMatchObject({
      result: { error: { time: ["errors.slotFull"] }, initialValue: { fullName: "Ana Đurić", note: "Ana" } },
      times: [{ time: "10:00", seatsFree: 0 }, {}, {}, {}],
    });
  });

  it("makes one reservation of a form whose button is pressed twice, even at once", async () => {
    const { platform } = await openTestShop();
    const twice = () => form(reservations, platform, "/api/reservations", BOOKING);
    const answers = await Promise.all([twice(), twice(), twice()]);
    expect(new Set(answers.map(locationOf)).size).toBe(1);
    expect(locationOf(await twice())).toBe(locationOf(answers[0] ?? new Response()));
    expect(await rows(platform, "reservations")).toHaveLength(1);
  });

  it("answers the same key and body with the same answer, and another body with 409", async () => {
    const { platform } = await openTestShop();
    const keyed = (body: unknown) =>
      json(reservations, platform, "/api/reservations", body, { headers: { "Idempotency-Key": "key-1" } });
    const [first, twin] = await Promise.all([keyed(BOOKING), keyed(BOOKING)]);
    const again = await keyed(BOOKING);
    const texts = await Promise.all([first, twin, again].map((answer) => answer?.text()));
    expect(new Set(texts).size).toBe(1);
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(await problemOf(await keyed({ ...BOOKING, adults: 3 }))).toMatchObject({
      status: 409,
      code: "idempotencyConflict",
    });
    expect(await rows(platform, "reservations")).toHaveLength(1);
  });

  it("stops who books too often, and says when it goes on", async () => {
    const { platform } = await openTestShop();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) {
      statuses.push((await json(reservations, platform, "/api/reservations", BOOKING)).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    const refused = await json(reservations, platform, "/api/reservations", BOOKING);
    expect(refused.headers.get("Retry-After")).toBe("60");
    expect(refused.headers.get("RateLimit")).toBe('"reservation";r=0;t=60');
    expect(await problemOf(refused)).toMatchObject({ status: 429, code: "tooOften" });
  });

  it("is honest about methods and types", async () => {
    const { platform } = await openTestShop();
    const refused = readReservations();
    expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "POST, OPTIONS"]);
    const xml = await json(reservations, platform, "/api/reservations", BOOKING, { headers: { Accept: "text/xml" } });
    expect(await problemOf(xml)).toMatchObject({ status: 406 });
    const page = await json(reservations, platform, "/api/reservations", BOOKING, { headers: { Accept: "text/html" } });
    expect(page.status).toBe(303);
    const list = await json(reservations, platform, "/api/reservations", [BOOKING]);
    expect(await problemOf(list)).toMatchObject({ status: 400, code: "unreadable" });
    expect(await rows(platform, "reservations")).toHaveLength(1);
  });
});

onBothEngines("the other calls", (openTestShop) => {
  it("send inquiries, with and without the box for the terms", async () => {
    const { platform } = await openTestShop();
    const sent = await json(mailSend, platform, "/mail/send", { ...INQUIRY, lang: "en" });
    expect(sent.status).toBe(202);
    const problem = await problemOf(await json(inquiries, platform, "/api/inquiries", INQUIRY));
    expect(problem.errors).toMatchObject([{ field: "terms", code: "terms" }]);
    const asked = await json(inquiries, platform, "/api/inquiries", { ...INQUIRY, terms: true });
    expect(asked.status).toBe(201);
    expect(await rows(platform, "inquiries")).toHaveLength(2);
  });

  it("take no second line where a mail's head could grow one", async () => {
    const { platform } = await openTestShop();
    for (const email of ["a@b.hr\r\nBcc: c@d.hr", "a@b.hr,c@d.hr"]) {
      const answer = await json(mailSend, platform, "/mail/send", { ...INQUIRY, email });
      expect(answer.status).toBe(422);
    }
    const answer = await json(mailSend, platform, "/mail/send", { ...INQUIRY, partner: "Hotel\r\nBcc: c@d.hr" });
    expect(await problemOf(answer)).toMatchObject({ errors: [{ field: "partner" }] });
  });

  it("hand bottles over to the visitor's cart once", async () => {
    const { platform } = await openTestShop();
    const answer = await form(cart, platform, "/api/cart", { productId: "medica", quantity: 6, lang: "it" });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const visit = (Cookie: string) =>
      takeCart({
        request: new Request(`http://localhost:3000${locationOf(answer)}`, { headers: { Cookie } }),
        params: {},
        context: { platform },
      });
    const kept = encodeURIComponent('[{"productId":"medica","quantity":1}]');
    const taken = await visit(`cart=${kept}`);
    expect(locationOf(taken)).toBe("/it/nostri-prodotti?overlay=cartOpen");
    expect(decodeURIComponent(taken.headers.getSetCookie()[0] ?? "")).toContain('{"productId":"medica","quantity":7}');
    expect((await visit(`cart=${kept}`)).headers.getSetCookie()).toEqual([]);
  });

  it.each(["-6", "0", "1.5", "1e9", "6abc"])("take no cart of %s bottles", async (quantity) => {
    const { platform } = await openTestShop();
    const answer = await form(cart, platform, "/api/cart", { productId: "medica", quantity });
    expect(locationOf(answer)).toMatch(/^\/cart\?lang=hr&draft=/);
    const told = await json(cart, platform, "/api/cart", { productId: "medica", quantity });
    expect(await problemOf(told)).toMatchObject({ status: 422, errors: [{ field: "quantity", code: "badQuantity" }] });
  });

  it("answer a known and an unknown address alike, as a form too", async () => {
    const { platform } = await openTestShop();
    const told = await json(requestReset, platform, "/api/auth/password/request-reset", { email: "nobody@x.example" });
    expect([told.status, await told.json()]).toEqual([202, { data: null }]);
    const path = "/api/auth/password/request-reset";
    const sent = await form(requestReset, platform, path, { email: "nobody@x.example", lang: "de" });
    expect(locationOf(sent)).toBe("/de/login?overlay=forgotPassword");
    const wrong = await form(requestReset, platform, path, { email: "nobody", lang: "de" });
    expect(locationOf(wrong)).toMatch(/^\/de\/login\?overlay=forgotPassword&draft=/);
  });

  it("tell of the catalogue in a language, by category, by slug", async () => {
    const { platform } = await openTestShop();
    const ask = (path: string) => ({ request: new Request(`http://localhost:3000${path}`), context: { platform } });
    const list = await products({ ...ask("/api/products?lang=de&category=oil"), params: {} });
    const told = z
      .object({ data: z.array(z.object({ category: z.string(), url: z.string() })) })
      .parse(await list.json());
    expect(new Set(told.data.map(({ category }) => category))).toEqual(new Set(["oil"]));
    expect(told.data[0]?.url).toMatch(/^http:\/\/localhost:3000\/de\/unsere-produkte\//);
    const wrong = await products({ ...ask("/api/products?lang=fr&category=beer"), params: {} });
    expect((await problemOf(wrong)).errors?.map(({ field }) => field)).toEqual(["lang", "category"]);
    const one = await product({ ...ask("/api/products/medica"), params: { slug: "medica" } });
    expect(await one.json()).toMatchObject({ data: { id: "medica", in_stock: true } });
    const none = await product({ ...ask("/api/products/x"), params: { slug: "x" } });
    expect(await problemOf(none)).toMatchObject({ status: 404, code: "unknownProduct" });
    expect(postProducts().headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
  });
});
