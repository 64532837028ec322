import { expect, it } from "vitest";
import { comingBack } from "../../../tests/support/buyers.ts";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { DAYS, HOURS } from "../../platform/system/clock.ts";
import type { Mail } from "../mail/mail.ts";
import { WINERY } from "../winery/winery.ts";
import { cancelReservation } from "./cancel-reservation.server.ts";
import { findFreeTimes } from "./find-free-times.server.ts";
import { type Reservation, type ReservationValues, seatsOf } from "./reservation.ts";
import { findReservationByToken, seatsTaken } from "./reservations.store.server.ts";
import { type ReserveTastingInput, reserveTasting } from "./reserve-tasting.server.ts";

const DATE = "2026-11-23";
const SEATS = 8;

const FORM: ReservationValues = {
  package: "deluxe",
  adults: 2,
  children: 1,
  childrenMenu: true,
  date: DATE,
  time: "11:00",
  fullName: "Ana Đurić",
  email: "ana@gost.example",
  phone: "+385912345678",
  note: "",
  reservationKey: "a-form-key-of-22-chars",
};

const input = (
  form: Partial<ReservationValues> = {},
  language: ReserveTastingInput["language"] = "de",
): ReserveTastingInput => ({
  form: { ...FORM, ...form },
  language,
});

const keyOf = (party: number) => `key-of-party-number-${String(party).padStart(4, "0")}`;

async function booked(platform: Platform, form: Partial<ReservationValues> = {}): Promise<Reservation> {
  const result = await reserveTasting(platform, input(form));
  if (!result.ok) throw new Error(result.reason);
  return result.reservation;
}

const stored = ({ database }: Platform) => database.read.selectFrom("reservations").selectAll().execute();
const mails = waitingMails;
const taken = async ({ database }: Platform) => (await seatsTaken(database.read, DATE)).get("11:00") ?? 0;

function calendarIn({ attachments }: Pick<Mail, "attachments">): string {
  const [file] = attachments;
  if (!file) throw new Error("The mail has no attachment");
  return `${file.contentType}\n${Buffer.from(file.contentBase64, "base64").toString("utf8").replace(/\r\n /g, "")}`;
}

onBothEngines("a reservation", (openTestShop) => {
  it("is still found after the cellar has changed its hours", async () => {
    const { platform } = await openTestShop();
    const { token } = await booked(platform);
    await platform.database.write((unit) => unit.updateTable("reservations").set({ time: "18:00" }).execute());
    expect(await findReservationByToken(platform.database.read, token)).toMatchObject({ time: "18:00" });
  });

  it("is stored with its seats and its two mails", async () => {
    const { platform, jobsQueued } = await openTestShop();
    const reservation = await booked(platform);
    expect(reservation.token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    // 2 × 32.00 + 8.00 + 9.00
    expect(await stored(platform)).toMatchObject([
      {
        state: "booked",
        language: "de",
        adults: 2,
        children: 1,
        children_menu: 1,
        total_cents: 8100,
        created_at: NOON,
      },
    ]);
    expect(await taken(platform)).toBe(3);
    expect(await findReservationByToken(platform.database.read, reservation.token)).toEqual(reservation);

    const [toGuest, toWinery] = await mails(platform);
    expect(toGuest).toMatchObject({ kind: "reservation-booked", recipient: FORM.email, replyTo: WINERY.email });
    expect(toGuest?.subject).toBe(`Weinprobe am Montag, 23. November 2026, um 11:00 Uhr – ${WINERY.name}`);
    expect(toWinery).toMatchObject({
      kind: "reservation-booked-winery",
      recipient: WINERY.email,
      replyTo: FORM.email,
    });
    expect(toWinery?.subject).toBe("Rezervacija za ponedjeljak, 23. studenoga 2026., u 11:00: Ana Đurić, Deluxe");
    const link = `http://localhost:3000/de/erfolgreiche-buchung?token=${reservation.token}`;
    expect(toGuest?.html).toContain(link);
    expect(toWinery?.html).toContain(`http://localhost:3000/uspjesna-rezervacija?token=${reservation.token}`);
    for (const mail of [toGuest, toWinery]) {
      const calendar = calendarIn(mail ?? { attachments: [] });
      expect(calendar).toContain("text/calendar; charset=utf-8; method=PUBLISH");
      expect(calendar).toContain(`UID:${reservation.id}@localhost`);
      expect(calendar).toContain("DTSTART;TZID=Europe/Zagreb:20261123T110000");
    }
    expect(calendarIn(toGuest ?? { attachments: [] })).toContain(`URL:${link}`);
    expect(jobsQueued()).toBe(1);
  });

  it.each([
    // 81,00 × 7,53450 = 610,2945; 8,00 × 7,53450 = 60,276.
    { SHOW_KUNA: "true", figures: ["81,00 €", "610,29 kn", "8,00 €", "60,28 kn"], kuna: true },
    { SHOW_KUNA: "false", figures: ["81,00 €", "8,00 €"], kuna: false },
  ])("tells its price in kuna too where the shop shows them: $SHOW_KUNA", async ({ SHOW_KUNA, figures, kuna }) => {
    const { platform } = await openTestShop({ SHOW_KUNA });
    await booked(platform);
    for (const { text } of await mails(platform)) {
      for (const figure of figures) expect(text).toContain(figure);
      expect(/\bkn\b/.test(text)).toBe(kuna);
    }
  });

  it("of 50 parties at once for 8 seats never gives more than 8", async () => {
    const { platform, openAnother } = await openTestShop();
    const machines = [platform, await openAnother()];
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, party) => {
        const form = { reservationKey: keyOf(party), adults: (party % 3) + 1, children: 0, childrenMenu: false };
        const machine = machines[party % 2] ?? platform;
        return comingBack(machine, () => reserveTasting(machine, input(form), SEATS));
      }),
    );
    const seated = results.flatMap((result) => (result.ok ? [seatsOf(result.reservation)] : []));
    const seats = seated.reduce((sum, party) => sum + party, 0);
    expect(seats).toBeLessThanOrEqual(SEATS);
    // Who was refused would not have fitted: after all have asked, not one single seat is left for the many parties of one.
    expect(seats).toBe(SEATS);
    expect(await taken(platform)).toBe(SEATS);
    const rows = await stored(platform);
    expect(rows.reduce((sum, row) => sum + row.adults + row.children, 0)).toBe(SEATS);
    expect(await mails(platform)).toHaveLength(2 * rows.length);
    for (const result of results) if (!result.ok) expect(result.reason).toBe("slotFull");
  });

  it("is one, however often and however close its form is sent", async () => {
    const { platform, openAnother } = await openTestShop();
    const machines = [platform, await openAnother()];
    // The copies would fill the table, so that the late ones find no seat for themselves.
    const form = { adults: SEATS, children: 0, childrenMenu: false };
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, time) => reserveTasting(machines[time % 2] ?? platform, input(form), SEATS)),
    );
    expect(new Set(results.map((result) => result.ok && result.reservation.id)).size).toBe(1);
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(await stored(platform)).toHaveLength(1);
    expect(await mails(platform)).toHaveLength(2);
    expect(await taken(platform)).toBe(SEATS);
  });

  it.each<[string, Partial<ReservationValues>, string]>([
    ["for the same day", { date: "2026-11-20" }, "sameDay"],
    ["for a Sunday", { date: "2026-11-22" }, "sunday"],
    ["for a holiday", { date: "2026-12-25" }, "holiday"],
    ["of a party larger than the table", { adults: 9, children: 0, childrenMenu: false }, "tooMany"],
    ["with a children's menu for nobody", { children: 0 }, "childrenFirst"],
  ])("%s is refused, and nothing is kept", async (_, form, reason) => {
    const { platform } = await openTestShop();
    expect(await reserveTasting(platform, input(form), SEATS)).toEqual({ ok: false, reason });
    expect(await stored(platform)).toEqual([]);
    expect(await mails(platform)).toEqual([]);
  });

  it("takes its seats from the free times of its day alone", async () => {
    const { platform } = await openTestShop();
    await booked(platform);
    expect(await findFreeTimes(platform, DATE, SEATS)).toEqual({
      ok: true,
      times: [
        { time: "10:00", seatsFree: 8 },
        { time: "11:00", seatsFree: 5 },
        { time: "12:00", seatsFree: 8 },
        { time: "13:00", seatsFree: 8 },
      ],
    });
    expect(await findFreeTimes(platform, "2026-11-22")).toEqual({ ok: false, reason: "sunday" });
    expect(await findFreeTimes(platform, "2026-02-30")).toEqual({ ok: false, reason: "noDate" });
  });

  it("is cancelled by its link once: seats freed, both sides told, the calendar entry taken back", async () => {
    const { platform, clock, openAnother } = await openTestShop();
    const machines = [platform, await openAnother()];
    const { token, id } = await booked(platform);
    await booked(platform, { reservationKey: keyOf(2), adults: 1, children: 0, childrenMenu: false });
    clock.now += DAYS;
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, time) => cancelReservation(machines[time % 2] ?? platform, token)),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(await taken(platform)).toBe(1);
    expect(await findReservationByToken(platform.database.read, token)).toMatchObject({
      state: "cancelled",
      cancelledAt: NOON + DAYS,
    });
    const cancellations = (await mails(platform)).filter(({ kind }) => kind.startsWith("reservation-cancelled"));
    expect(cancellations.map(({ kind, recipient, replyTo }) => [kind, recipient, replyTo])).toEqual([
      ["reservation-cancelled", FORM.email, WINERY.email],
      ["reservation-cancelled-winery", WINERY.email, FORM.email],
    ]);
    for (const mail of cancellations) {
      expect(calendarIn(mail)).toContain("method=CANCEL");
      expect(calendarIn(mail)).toContain(`UID:${id}@localhost`);
      expect(calendarIn(mail)).toContain("SEQUENCE:1");
    }
  });

  it("can be cancelled until it begins, and only by its own token", async () => {
    const { platform, clock } = await openTestShop();
    const { token } = await booked(platform);
    expect(await cancelReservation(platform, "AAAAAAAAAAAAAAAAAAAAAA")).toEqual({ ok: false, reason: "unknown" });
    // Monday, 23 November, 11:00 at the winery is 10:00 in UTC; NOON is Friday, 11:00 in UTC.
    clock.now = NOON + 3 * DAYS - HOURS;
    expect(await cancelReservation(platform, token)).toEqual({ ok: false, reason: "tooLate" });
    expect(await taken(platform)).toBe(3);
    clock.now -= 1;
    expect(await cancelReservation(platform, token)).toMatchObject({ ok: true });
    expect(await taken(platform)).toBe(0);
  });
});
