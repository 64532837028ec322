import { expect, it } from "vitest";
import { onSqlite } from "../../tests/support/shops.ts";
import type { Platform } from "../platform/platform.server.ts";
import { cancelReservation } from "../shop/reservations/cancel-reservation.server.ts";
import { reserveTasting } from "../shop/reservations/reserve-tasting.server.ts";
import { loader } from "./calendar-route.ts";

async function book(platform: Platform, adults = 2) {
  const guest = { fullName: "Ana Đurić", email: "ana@gost.example", phone: "+385912345678", note: "Betriebsausflug" };
  const visit = {
    package: "deluxe",
    date: "2026-11-23",
    time: "11:00",
    adults,
    children: 0,
    childrenMenu: false,
  } as const;
  const booked = await reserveTasting(platform, {
    form: { ...guest, ...visit, reservationKey: "a-form-key-of-22-chars" },
    language: "de",
    clientAddress: "192.0.2.7",
  });
  if (!booked.ok) throw new Error(booked.reason);
  return booked.reservation;
}

async function answered(platform: Platform, params: Record<string, string>): Promise<Response> {
  const request = new Request("http://localhost:3000/");
  return loader({ request, params, context: { platform } }).catch((thrown: Response) => thrown);
}

onSqlite("a booked tasting's file for calendars", (openTestShop) => {
  it("tells its guest when, where and for how many, in their language, until it is cancelled", async () => {
    const { platform } = await openTestShop();
    const { token } = await book(platform);
    const asked = { token, file: "tasting.ics" };
    const answer = await answered(platform, asked);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="weinprobe-2026-11-23.ics"',
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "x-robots-tag": "noindex",
    });
    const lines = (await answer.text()).replaceAll("\r\n ", "").split("\r\n");
    expect(lines).toContain("DTSTART;TZID=Europe/Zagreb:20261123T110000");
    expect(lines).toContain("SUMMARY:Weinprobe Deluxe – Vinarija Kažun");
    expect(lines.find((line) => line.startsWith("DESCRIPTION:"))).toContain(`/de/erfolgreiche-buchung?token=${token}`);
    await cancelReservation(platform, token);
    expect((await answered(platform, asked)).status).toBe(404);
  });

  it("is there for no other token and no other name, nor before its guest has confirmed it", async () => {
    const { platform } = await openTestShop();
    const { token, state } = await book(platform, 20);
    expect(state).toBe("pending");
    for (const asked of [
      { token, file: "tasting.ics" },
      { token, file: "tasting.pdf" },
      { token: "unknown", file: "tasting.ics" },
    ]) {
      expect((await answered(platform, asked)).status).toBe(404);
    }
  });
});
