import { createHmac } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { jobsOf, sendDueDeliveries } from "../../../tests/support/jobs.ts";
import { SOON } from "../../../tests/support/patience.ts";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import { openWebhookReceiver, type Receiver } from "../../../tests/support/webhook-receiver.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { DAYS, MINUTES, SECONDS } from "../../platform/system/clock.ts";
import { cancelReservation } from "../reservations/cancel-reservation.server.ts";
import type { ReservationValues } from "../reservations/reservation.ts";
import { reserveTasting } from "../reservations/reserve-tasting.server.ts";
import { signedHeaders } from "./sign-delivery.server.ts";
import { isHookUrl, retryAfterMs } from "./webhook.ts";
import { storeWebhook } from "./webhooks.store.server.ts";
import { runWebhooksCommand } from "./webhooks-command.server.ts";

const HOTEL = "https://hotel.example";
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const FORM: ReservationValues = {
  package: "basic",
  adults: 2,
  children: 0,
  childrenMenu: false,
  date: "2026-11-23",
  time: "10:00",
  fullName: "Ana Đurić",
  email: "ana@gost.example",
  phone: "+385912345678",
  note: "",
  reservationKey: "a-form-key-of-22-chars",
};

/** Ten tables in a morning would be one party too many. */
const TIMES = ["10:00", "11:00", "12:00", "13:00"] as const;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function openReceiver(): Promise<Receiver> {
  const receiver = await openWebhookReceiver();
  closing.push(receiver.close);
  return receiver;
}

const hookFor = ({ database }: Platform, url: string, partner = "Hotel", origin: string | null = HOTEL) =>
  database.write((unit) => storeWebhook(unit, { partner, origin, url, secret: SECRET }, NOON));
let bookings = 0;
async function book(platform: Platform, partnerOrigin: string | null, partner: string | null = null) {
  bookings += 1;
  const form = { ...FORM, reservationKey: `a-form-key-of-22-chars-${bookings}`, time: TIMES[bookings % 4] ?? "10:00" };
  const booked = await reserveTasting(platform, { form, language: "de", referrer: { partner, partnerOrigin } });
  if (!booked.ok) throw new Error(booked.reason);
  return booked.reservation;
}
const idsOf = ({ got }: Receiver) => got.map(({ headers }) => headers["webhook-id"]);
const typesOf = ({ got }: Receiver) => got.map(({ body }) => JSON.parse(body).type);

describe("a delivery's signature", () => {
  it("is that of the Standard Webhooks", () => {
    const delivery = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", body: '{"test": 2432232314}' };
    expect(signedHeaders(delivery, SECRET, 1_614_265_330_000)).toMatchObject({
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    });
  });

  it("goes to https only", () => {
    expect(["https://hotel.example/hook", "http://localhost:1/x"].map(isHookUrl)).toEqual([true, true]);
    const bad = ["http://hotel.example/", "ftp://hotel.example/", "https://u:p@hotel.example/", "hotel"];
    expect(bad.map(isHookUrl)).toEqual([false, false, false, false]);
  });
});

it.each([
  [null, 0],
  ["120", 120_000],
  ["Fri, 20 Nov 2026 11:02:00 GMT", 120_000],
  ["Fri, 20 Nov 2026 10:00:00 GMT", 0],
  ["soon", 0],
  ["-5", 0],
])("Retry-After %s means %i ms", (header, ms) => {
  expect(retryAfterMs(header, NOON)).toBe(ms);
});

onBothEngines("a partner's webhooks", (openTestShop) => {
  it("tell of a booking and its cancellation, signed, in their order, without the guest's contact data", async () => {
    const { platform } = await openTestShop();
    const receiver = await openReceiver();
    await hookFor(platform, receiver.url);
    const { id, token } = await book(platform, HOTEL, "Hotel Šuma");
    await sendDueDeliveries(platform);
    await cancelReservation(platform, token);
    await sendDueDeliveries(platform);
    expect(receiver.got.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: "reservation.booked", data: { id, state: "booked", partner: "Hotel Šuma" } },
      { type: "reservation.cancelled", data: { id, state: "cancelled" } },
    ]);
    for (const { headers, body } of receiver.got) {
      const key = Buffer.from(SECRET.slice(6), "base64");
      const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
      const expected = createHmac("sha256", key).update(signed).digest("base64");
      expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
      expect(headers["user-agent"]).toBe("localhost-webhooks/1 (+http://localhost:3000)");
      for (const personal of [FORM.email, FORM.fullName, FORM.phone]) expect(body).not.toContain(personal);
      const { data } = JSON.parse(body);
      expect(Object.keys(data).sort()).toEqual(
        ["adults", "children", "date", "id", "language", "package", "partner", "state", "time"].sort(),
      );
    }
  });

  it("tell the state as it is when they are sent, the booking first, even where that had to wait", async () => {
    const { platform, clock } = await openTestShop();
    const receiver = await openReceiver();
    await hookFor(platform, receiver.url);
    const { token } = await book(platform, HOTEL);
    receiver.answer.status = 500;
    await sendDueDeliveries(platform);
    await cancelReservation(platform, token);
    await sendDueDeliveries(platform);
    expect(typesOf(receiver)).toEqual(["reservation.booked"]);
    receiver.answer.status = 204;
    clock.now += 5 * SECONDS;
    await sendDueDeliveries(platform);
    expect(receiver.got.slice(1).map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: "reservation.booked", timestamp: "2026-11-20T11:00:00.000Z", data: { state: "cancelled" } },
      { type: "reservation.cancelled", data: { state: "cancelled" } },
    ]);
  });

  it("are not sent for what came from our own pages or from somebody else's", async () => {
    const { platform } = await openTestShop();
    const receiver = await openReceiver();
    await hookFor(platform, receiver.url);
    await book(platform, "https://bar.example", "Hotel");
    await book(platform, null);
    await sendDueDeliveries(platform);
    expect(receiver.got).toEqual([]);
  });

  it("wait longer after each failure, keep their id, and go out once the receiver is back", async () => {
    const { platform, clock } = await openTestShop();
    const receiver = await openReceiver();
    await hookFor(platform, receiver.url);
    await book(platform, HOTEL);
    receiver.answer.status = 503;
    await sendDueDeliveries(platform);
    await sendDueDeliveries(platform);
    expect(receiver.got).toHaveLength(1);
    clock.now += 5 * SECONDS;
    await sendDueDeliveries(platform);
    clock.now += 29 * SECONDS;
    await sendDueDeliveries(platform);
    expect(receiver.got).toHaveLength(2);
    receiver.answer.status = 200;
    clock.now += 1 * SECONDS;
    await sendDueDeliveries(platform);
    expect(new Set(idsOf(receiver)).size).toBe(1);
    expect(receiver.got).toHaveLength(3);
    expect(await jobsOf(platform, "webhook")).toMatchObject([{ state: "done", attempts: 3, last_error: null }]);
  });

  it("leave a receiver alone, with all that waits for it, as long as it asks", async () => {
    const { platform, clock } = await openTestShop();
    const receiver = await openReceiver();
    await hookFor(platform, receiver.url);
    await book(platform, HOTEL);
    await book(platform, HOTEL);
    Object.assign(receiver.answer, { status: 429, headers: { "Retry-After": "600" } });
    await sendDueDeliveries(platform);
    clock.now += 10 * MINUTES - 1;
    await sendDueDeliveries(platform);
    expect(receiver.got).toHaveLength(1);
    Object.assign(receiver.answer, { status: 204, headers: {} });
    clock.now += 1;
    await sendDueDeliveries(platform);
    expect(receiver.got).toHaveLength(3);
  });

  it("end where the receiver says that it is gone for good, until somebody enables them again", async () => {
    const { platform, clock } = await openTestShop({ PARTNER_ORIGINS: HOTEL });
    const receiver = await openReceiver();
    await hookFor(platform, receiver.url);
    await book(platform, HOTEL);
    await book(platform, HOTEL);
    receiver.answer.status = 410;
    await sendDueDeliveries(platform);
    await book(platform, HOTEL);
    clock.now += DAYS;
    await sendDueDeliveries(platform);
    expect(receiver.got).toHaveLength(1);
    expect((await jobsOf(platform, "webhook")).map(({ state }) => state)).toEqual(["dead", "dead"]);
    expect(await runWebhooksCommand(platform, ["list"])).toContain("disabled since 2026-11-20T11:00:00Z");
    receiver.answer.status = 204;
    const again = ["add", "Hotel", "--url", receiver.url, "--origin", HOTEL];
    await expect(runWebhooksCommand(platform, again)).rejects.toThrow("--replace");
    await runWebhooksCommand(platform, [...again, "--replace"]);
    expect(await runWebhooksCommand(platform, ["replay", "--failed"])).toBe("2 to be sent again.");
    await sendDueDeliveries(platform);
    expect(receiver.got).toHaveLength(3);
  });

  it("can be sent again by their id, by time in their order, or those that were given up", async () => {
    const { platform, clock } = await openTestShop();
    const receiver = await openReceiver();
    await hookFor(platform, receiver.url);
    for (let hour = 0; hour < 4; hour += 1) {
      await book(platform, HOTEL);
      clock.now += 60 * MINUTES;
    }
    await sendDueDeliveries(platform);
    const ids = idsOf(receiver);
    const replay = async (...words: string[]) => {
      receiver.got.splice(0);
      const output = await runWebhooksCommand(platform, ["replay", ...words]);
      await sendDueDeliveries(platform);
      return [output, idsOf(receiver)];
    };
    expect(await replay("--failed")).toEqual(["0 to be sent again.", []]);
    expect(await replay(String(ids[2]))).toEqual(["1 to be sent again.", [ids[2]]]);
    expect(await replay("--since", "2026-11-20T12:00Z")).toEqual(["3 to be sent again.", ids.slice(1)]);
    expect(await replay("--since", "2026-11-20", "--until", "2026-11-20T13:00Z")).toEqual([
      "2 to be sent again.",
      ids.slice(0, 2),
    ]);
    expect(await replay("--since", "2026-11-20", "--partner", "Bar")).toEqual(["0 to be sent again.", []]);
  });

  it("reach one receiver at once though another takes its time", async () => {
    const { platform } = await openTestShop();
    const [slow, quick] = [await openReceiver(), await openReceiver()];
    const released = new Promise<void>((resolve) => closing.push(resolve));
    slow.answer.wait = () => released;
    await hookFor(platform, slow.url, "Slow", "https://slow.example");
    await hookFor(platform, quick.url, "Quick", "https://quick.example");
    await book(platform, "https://slow.example");
    await book(platform, "https://quick.example");
    const sent = sendDueDeliveries(platform);
    await vi.waitFor(() => expect([slow.got.length, quick.got.length]).toEqual([1, 1]), SOON);
    closing.pop()?.();
    await sent;
    expect((await jobsOf(platform, "webhook")).map(({ state, attempts }) => [state, attempts])).toEqual([
      ["done", 1],
      ["done", 1],
    ]);
  });
});
