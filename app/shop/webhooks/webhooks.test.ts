import { createHmac } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import { openWebhookReceiver, type Receiver } from "../../../tests/support/webhook-receiver.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { cancelReservation } from "../reservations/cancel-reservation.server.ts";
import type { ReservationForm } from "../reservations/reservation.ts";
import { reserveTasting } from "../reservations/reserve-tasting.server.ts";
import { queueDelivery, replayDeliveries } from "./deliveries.store.server.ts";
import { sendDueDeliveries, startDeliverySender } from "./delivery-sender.server.ts";
import { signedHeaders } from "./sign-delivery.server.ts";
import { isHookUrl, waitAfterAttempt } from "./webhook.ts";
import { storeWebhook } from "./webhooks.store.server.ts";

const HOTEL = "https://hotel.example";
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const FORM: ReservationForm = {
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
  reservationKey: "a-form-key-of-22-signs",
};

const WAIT = { timeout: 10_000, interval: 20 };

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function openReceiver(): Promise<Receiver> {
  const receiver = await openWebhookReceiver();
  closing.push(receiver.close);
  return receiver;
}

const hookFor = ({ database }: Platform, url: string) =>
  database.write((connection) =>
    storeWebhook(connection, { partner: "Hotel", origin: HOTEL, url, secret: SECRET }, NOON),
  );
/** Has a notice wait for a partner. */
const tell = ({ database }: Platform, partner: string, url: string) =>
  database.write(async (connection) => {
    await storeWebhook(connection, { partner, origin: null, url, secret: SECRET }, NOON);
    const notice = { id: `msg ${partner}`, partner, event: "reservation.booked", body: "{}" } as const;
    await queueDelivery(connection, notice, NOON);
  });
const book = (platform: Platform, partnerOrigin: string | null, partner: string | null = null) =>
  reserveTasting(platform, { form: FORM, language: "de", referrer: { partner, partnerOrigin } });

describe("a notice's signature", () => {
  it("is that of the Standard Webhooks", () => {
    const notice = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", body: '{"test": 2432232314}' };
    expect(signedHeaders(notice, SECRET, 1_614_265_330_000)).toMatchObject({
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    });
  });

  it.each([
    [1, 5_000],
    [2, 30_000],
    [3, 180_000],
    [9, 43_200_000],
  ])("waits after attempt %i for %i ms", (attempts, wait) => {
    expect(waitAfterAttempt(attempts, 0)).toBe(wait);
  });

  it("goes to https only, and is given up after three days", () => {
    expect(waitAfterAttempt(9, 3 * 24 * 3_600_000)).toBeNull();
    expect(["https://hotel.example/hook", "http://localhost:1/x"].map(isHookUrl)).toEqual([true, true]);
    const bad = ["http://hotel.example/", "ftp://hotel.example/", "https://u:p@hotel.example/", "hotel"];
    expect(bad.map(isHookUrl)).toEqual([false, false, false, false]);
  });
});

onBothEngines("a partner's notices", (openTestShop) => {
  it("tell of a booking and its cancellation, signed, without the guest's contact data", async () => {
    const { platform } = await openTestShop();
    const receiver = await openReceiver();
    await hookFor(platform, receiver.url);
    const booked = await book(platform, HOTEL, "Hotel Šuma");
    if (!booked.ok) throw new Error(booked.reason);
    await cancelReservation(platform, booked.reservation.token);
    await sendDueDeliveries(platform);
    const told = receiver.got.map(({ body }) => JSON.parse(body)).sort((a, b) => a.type.localeCompare(b.type));
    expect(told).toMatchObject([
      { type: "reservation.booked", data: { id: booked.reservation.id, state: "booked", partner: "Hotel Šuma" } },
      { type: "reservation.cancelled", data: { id: booked.reservation.id, state: "cancelled" } },
    ]);
    for (const { headers, body } of receiver.got) {
      const key = Buffer.from(SECRET.slice(6), "base64");
      const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
      const expected = createHmac("sha256", key).update(signed).digest("base64");
      expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
      for (const personal of [FORM.email, FORM.fullName, FORM.phone]) expect(body).not.toContain(personal);
    }
  });

  it("are not sent for what came from our own pages or from somebody else's", async () => {
    const { platform } = await openTestShop();
    const receiver = await openReceiver();
    await hookFor(platform, receiver.url);
    await book(platform, "https://bar.example", "Hotel");
    await sendDueDeliveries(platform);
    expect(receiver.got).toEqual([]);
  });

  it("wait longer after each failure, keep their id, and go out once the receiver is back", async () => {
    const { platform, clock } = await openTestShop();
    const receiver = await openReceiver();
    await hookFor(platform, receiver.url);
    await book(platform, null, "Hotel");
    receiver.answer.status = 503;
    await sendDueDeliveries(platform);
    await sendDueDeliveries(platform);
    expect(receiver.got).toHaveLength(1);
    clock.now += 5_000;
    await sendDueDeliveries(platform);
    clock.now += 29_000;
    await sendDueDeliveries(platform);
    expect(receiver.got).toHaveLength(2);
    receiver.answer.status = 200;
    clock.now += 1_000;
    await sendDueDeliveries(platform);
    expect(new Set(receiver.got.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(receiver.got).toHaveLength(3);
    const rows = await platform.database.read.selectFrom("notices").selectAll().execute();
    expect(rows).toMatchObject([{ state: "sent", attempts: 3, last_error: null }]);
  });

  it("can be sent again by their id, by a date, or those that were given up", async () => {
    const { platform, clock } = await openTestShop();
    const receiver = await openReceiver();
    await hookFor(platform, receiver.url);
    await book(platform, HOTEL);
    await sendDueDeliveries(platform);
    const id = String(receiver.got[0]?.headers["webhook-id"]);
    const replay = (input: Parameters<typeof replayDeliveries>[1]) =>
      platform.database.write((connection) => replayDeliveries(connection, input, clock.now));
    expect(await replay({ failed: true })).toBe(0);
    expect(await replay({ since: NOON + 1 })).toBe(0);
    expect(await replay({ id })).toBe(1);
    await sendDueDeliveries(platform);
    expect(receiver.got.map(({ headers }) => headers["webhook-id"])).toEqual([id, id]);
  });

  it("reach one receiver at once though another takes its time", async () => {
    const { platform } = await openTestShop();
    const [slow, quick] = [await openReceiver(), await openReceiver()];
    let release = () => {};
    slow.answer.wait = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    await tell(platform, "Slow", slow.url);
    const sender = startDeliverySender(platform);
    await vi.waitFor(() => expect(slow.got).toHaveLength(1), WAIT);
    await tell(platform, "Quick", quick.url);
    sender.wake();
    await vi.waitFor(() => expect(quick.got).toHaveLength(1), WAIT);
    release();
    await sender.stop();
    const rows = await platform.database.read.selectFrom("notices").select(["state", "attempts"]).execute();
    expect(rows).toEqual([
      { state: "sent", attempts: 1 },
      { state: "sent", attempts: 1 },
    ]);
  });

  it("go to eight receivers at the same time, and to the others as those answer", async () => {
    const { platform } = await openTestShop();
    const receivers = await Promise.all(Array.from({ length: 10 }, openReceiver));
    const arrived = () => receivers.filter(({ got }) => got.length > 0).length;
    const unanswered: (() => void)[] = [];
    let mostUnanswered = 0;
    for (const [index, { url, answer }] of receivers.entries()) {
      await tell(platform, `Hotel ${index}`, url);
      answer.wait = () =>
        new Promise((resolve) => {
          mostUnanswered = Math.max(mostUnanswered, unanswered.push(resolve));
        });
    }
    const sent = sendDueDeliveries(platform);
    await vi.waitFor(() => expect(arrived()).toBe(8), WAIT);
    while (arrived() < receivers.length) {
      const before = arrived();
      unanswered.shift()?.();
      await vi.waitFor(() => expect(arrived()).toBe(before + 1), WAIT);
    }
    for (const answer of unanswered) answer();
    await sent;
    expect(mostUnanswered).toBe(8);
  });
});
