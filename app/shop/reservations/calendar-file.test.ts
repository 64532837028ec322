import { describe, expect, it } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";

const EVENT: CalendarEvent = {
  uid: "1234@winery.example",
  stampedAt: Date.UTC(2026, 10, 20, 11, 5, 9),
  cancelled: false,
  date: "2027-07-15",
  time: "13:00",
  minutes: 60,
  summary: "Kušanje vina; Deluxe, Kažun",
  description: "3 osobe\nC:\\put",
  location: "Stancija Kažun 7, 52215 Vodnjan",
  position: { latitude: 44.9607, longitude: 13.8517 },
  url: "https://winery.example/uspjesna-rezervacija?token=abc_-1",
  organizer: { name: 'Vinarija "Kažun"', email: "vinarija@kazun.example" },
};

/** The lines as a calendar reads them: unfolded. */
const linesOf = (file: string) => file.replace(/\r\n[ \t]/g, "").split("\r\n");

describe("a calendar file", () => {
  it("says when and where, by the winery's clock", () => {
    const lines = linesOf(calendarFile(EVENT));
    expect(lines.slice(0, 5)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Winery shop//Tastings//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
    ]);
    for (const line of [
      "UID:1234@winery.example",
      "SEQUENCE:0",
      "STATUS:CONFIRMED",
      "DTSTAMP:20261120T110509Z",
      "DTSTART;TZID=Europe/Zagreb:20270715T130000",
      "DTEND;TZID=Europe/Zagreb:20270715T140000",
      "TZID:Europe/Zagreb",
      "SUMMARY:Kušanje vina\\; Deluxe\\, Kažun",
      "DESCRIPTION:3 osobe\\nC:\\\\put",
      "GEO:44.9607;13.8517",
      `ORGANIZER;CN="Vinarija 'Kažun'":mailto:vinarija@kazun.example`,
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
  });

  it("takes the same entry back when the visit is off", () => {
    const lines = linesOf(calendarFile({ ...EVENT, cancelled: true }));
    for (const line of ["METHOD:CANCEL", "UID:1234@winery.example", "SEQUENCE:1", "STATUS:CANCELLED"]) {
      expect(lines).toContain(line);
    }
  });

  it.each([
    ["ASCII", "a".repeat(400)],
    ["two octets each", "čćđšž".repeat(60)],
    ["four octets each", "🍷".repeat(70)],
    ["mixed", `x${"ž🍷a".repeat(50)}`],
  ])("folds a long line (%s) at 75 octets and cuts no character", (_, summary) => {
    const file = calendarFile({ ...EVENT, summary });
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf(file)).toContain(`SUMMARY:${summary}`);
  });

  it("lets no text begin a line of its own", () => {
    const file = calendarFile({ ...EVENT, summary: "A\r\nATTENDEE:mailto:x@y.example", description: "\u0000B\rC" });
    expect(linesOf(file)).toContain("SUMMARY:A\\nATTENDEE:mailto:x@y.example");
    expect(linesOf(file)).toContain("DESCRIPTION: B\\nC");
  });
});
