import { expect, it } from "vitest";
import { BOOKING, form, HOTEL, json, locationOf, problemOf, rows } from "../../tests/support/calls.ts";
import { letTimePass, onSqlite } from "../../tests/support/shops.ts";
import { SECONDS } from "../platform/system/clock.ts";
import { loader as reservationScreen } from "../screens/reservation/reservation.tsx";
import { cancelReservation } from "../shop/reservations/cancel-reservation.server.ts";
import { loader as readReservations, action as reservations } from "./reservations-call.ts";

onSqlite("a call to book", (openTestShop) => {
  it("answers a program with the reservation and its address", async () => {
    const { platform } = await openTestShop();
    const answer = await json(reservations, platform, "/api/reservations", {
      ...BOOKING,
      lang: "de",
      partner: "Hotel",
    });
    expect(answer.status).toBe(201);
    expect(locationOf(answer)).toMatch(/^http:\/\/localhost:3000\/de\/erfolgreiche-buchung\?token=/);
    expect(answer.headers.get("RateLimit-Policy")).toBe('"reservation";q=4;w=600');
    expect(answer.headers.get("RateLimit")).toBe('"reservation";r=3;t=600');
    expect(await answer.json()).toMatchObject({ data: { state: "booked", total: 36, date: "2026-11-23" } });
    expect(await rows(platform, "reservations")).toMatchObject([
      // A name that no checked origin stands behind is nobody's.
      { language: "de", partner: null, partner_origin: null, phone: "+385912345678" },
    ]);
  });

  it("tells a program every wrong field in its language, with a code that stays", async () => {
    const { platform } = await openTestShop();
    const wrong = { ...BOOKING, adults: "two", date: "2026-11-22", email: "ana", terms: false, lang: "it" };
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
    const answer = await form(reservations, platform, "/api/reservations", { ...BOOKING, lang: "en" }, { multipart });
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
    for (const note of ["Autobus", "Kombi"]) {
      await json(reservations, platform, "/api/reservations", { ...BOOKING, adults: 12, note });
    }
    const answer = await form(reservations, platform, "/api/reservations", { ...BOOKING, lang: "en", note: "Ana" });
    const request = new Request(`http://localhost:3000${locationOf(answer)}`);
    const shown = await reservationScreen({ request, params: {}, context: { platform } });
    expect(shown.draft).toMatchObject({
      fieldErrors: { time: ["errors.slotFull"] },
      values: { fullName: "Ana Đurić", note: "Ana" },
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

  it("books anew what its guest has cancelled since, also from a form that leads back to the partner's page", async () => {
    const { platform } = await openTestShop();
    const sent = () => form(reservations, platform, "/api/reservations", { ...BOOKING, returnTo: `${HOTEL}/thanks` });
    const statesAfter = async () => {
      expect(locationOf(await sent())).toBe(`${HOTEL}/thanks`);
      return (await rows(platform, "reservations")).map(({ state }) => state).toSorted();
    };
    expect(await statesAfter()).toEqual(["booked"]);
    const { token } = await platform.database.read.selectFrom("reservations").select("token").executeTakeFirstOrThrow();
    expect(await cancelReservation(platform, token)).toMatchObject({ ok: true });
    expect(await statesAfter()).toEqual(["booked", "cancelled"]);
    // And that one once.
    expect(await statesAfter()).toEqual(["booked", "cancelled"]);
  });

  it("books anew likewise where a partner's script has posted the form for JSON", async () => {
    const { platform } = await openTestShop();
    const sent = async () => {
      const accept = "application/json";
      expect((await form(reservations, platform, "/api/reservations", BOOKING, { accept })).status).toBe(201);
      return rows(platform, "reservations");
    };
    const [first] = await sent();
    expect(await sent()).toHaveLength(1);
    expect(await cancelReservation(platform, first?.token ?? "")).toMatchObject({ ok: true });
    expect(await sent()).toHaveLength(2);
  });

  it("answers the same key and body with the same answer, and another body with 409", async () => {
    const { platform } = await openTestShop();
    const keyed = (body: unknown) =>
      json(reservations, platform, "/api/reservations", body, { headers: { "Idempotency-Key": "key-1" } });
    const [first, second] = await Promise.all([keyed(BOOKING), keyed(BOOKING)]);
    const again = await keyed(BOOKING);
    const texts = await Promise.all([first, second, again].map((answer) => answer?.text()));
    expect(new Set(texts).size).toBe(1);
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(await problemOf(await keyed({ ...BOOKING, adults: 3 }))).toMatchObject({
      status: 409,
      code: "idempotencyConflict",
    });
    expect(await rows(platform, "reservations")).toHaveLength(1);
  });

  it("stops who books too often, and says when it goes on", async () => {
    const shop = await openTestShop();
    const { platform } = shop;
    letTimePass(shop, SECONDS);
    const book = (guest: number) =>
      json(reservations, platform, "/api/reservations", { ...BOOKING, fullName: `Guest ${guest}` });
    for (let guest = 0; guest < 4; guest++) expect((await book(guest)).status).toBe(201);
    const refused = await book(4);
    expect(refused.headers.get("Retry-After")).toBe("600");
    expect(refused.headers.get("RateLimit")).toBe('"reservation";r=0;t=600');
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
