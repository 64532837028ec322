import { expect, it } from "vitest";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { WINERY } from "../winery/winery.ts";
import { cancelReservation } from "./cancel-reservation.server.ts";
import { queuePendingMail } from "./reservation-mails.server.ts";
import { findReservationByToken } from "./reservations.store.server.ts";
import { reserveTasting } from "./reserve-tasting.server.ts";

const FORM = {
  ...({ package: "deluxe", adults: 2, children: 1, childrenMenu: true, date: "2026-11-25", time: "11:00" } as const),
  ...{ fullName: "Ana Horvat", email: "ana@gost.example", phone: "+385912345678", note: "" },
  reservationKey: "a-form-key-of-22-chars",
};

async function booked(platform: Platform, language: Language = "hr"): Promise<string> {
  const result = await reserveTasting(platform, { form: FORM, language });
  if (!result.ok) throw new Error(result.reason);
  return result.reservation.token;
}

const mailOf = async (platform: Platform, kind: string) =>
  (await waitingMails(platform, (mail) => mail.kind === kind)).at(0);

onSqlite("a mail about a booking", (openTestShop) => {
  it("shows the way and the map, by lines that do not break, and names what a child's menu costs on one", async () => {
    const { platform } = await openTestShop();
    await booked(platform);
    const mail = await mailOf(platform, "reservation-booked");
    expect(mail?.html).toMatch(/Stancija Kažun 7<br\/?>52215 Vodnjan<br\/?>Hrvatska/);
    expect(mail?.html).toContain("https://www.openstreetmap.org/");
    expect(mail?.html).toContain("Dječji\u00a0meni");
    expect(mail?.text).toContain("Parkiralište je ispred podruma.");
    expect(mail?.text).toContain("Plaća se u vinariji, gotovinom ili karticom.");
  });

  it.each<[Language, string]>([
    ["hr", "Degustacija vina u srijedu, 25. studenoga 2026., u 11:00"],
    ["en", "Wine tasting on Wednesday, 25 November 2026 at 11:00"],
    ["it", "Degustazione di mercoledì 25 novembre 2026 alle 11:00"],
    ["de", "Weinprobe am Mittwoch, 25. November 2026, um 11:00 Uhr"],
  ])("says in its subject what is booked for when: %s", async (language, subject) => {
    const { platform } = await openTestShop();
    await booked(platform, language);
    expect((await mailOf(platform, "reservation-booked"))?.subject).toBe(`${subject} – ${WINERY.name}`);
  });

  it("names the rate at which its kuna are counted", async () => {
    const { platform } = await openTestShop();
    await booked(platform);
    const mail = await mailOf(platform, "reservation-booked");
    expect(mail?.text).toMatch(/\skn\s.+Fiksni tečaj konverzije: 1\s€\s=\s7,53450\skn/s);
  });

  it("that is to be confirmed shows package, day, hour and people at a glance", async () => {
    const { platform } = await openTestShop();
    const token = await booked(platform);
    await platform.database.write(async (unit) => {
      const reservation = await findReservationByToken(unit, token);
      if (reservation) await queuePendingMail(platform, unit, reservation, "http://localhost:3000/potvrda");
    });
    const mail = await mailOf(platform, "reservation-pending");
    expect(mail?.text).toMatch(
      /\nPaket +Deluxe\nDan +srijeda, 25\.\sstudenoga\s2026\.\nVrijeme +11:00\nBroj osoba +3\n/,
    );
  });

  it("lets the winery call and write with a press", async () => {
    const { platform } = await openTestShop();
    await booked(platform);
    const mail = await mailOf(platform, "reservation-booked-winery");
    expect(mail?.html).toContain('href="tel:+385912345678"');
    expect(mail?.html).toContain('href="mailto:ana@gost.example"');
    expect(mail?.text).not.toMatch(/tel:|mailto:/);
  });

  it("that is off leads its guest to another day", async () => {
    const { platform } = await openTestShop();
    await cancelReservation(platform, await booked(platform));
    const mail = await mailOf(platform, "reservation-cancelled");
    expect(mail?.text).toMatch(/Odaberi drugi dan\s+http:\/\/localhost:3000\/degustacija-vina\n/);
  });
});
