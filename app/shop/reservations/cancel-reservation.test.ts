import { expect, it } from "vitest";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { cancelReservation } from "./cancel-reservation.server.ts";
import { reserveTasting } from "./reserve-tasting.server.ts";

const FORM = {
  ...({ package: "deluxe", adults: 2, children: 0, childrenMenu: false, date: "2026-11-23", time: "11:00" } as const),
  ...{ fullName: "Ana Đurić", email: "ana@gost.example", phone: "+385912345678", note: "" },
  reservationKey: "a-form-key-of-22-chars",
};

/** Guest and winery press the same button of the same page: the shop does not know who could not keep the day. */
onSqlite("a reservation that is off", (openTestShop) => {
  it.each<[Language, string, string]>([
    ["hr", "Ako Vam odgovara neki drugi dan, rado ćemo Vas ugostiti.", "Mjesta su opet slobodna."],
    ["en", "If another day suits you, you will be very welcome.", "The seats are free again."],
    ["it", "Se Le va bene un altro giorno, La accoglieremo volentieri.", "I posti sono di nuovo liberi."],
    ["de", "Wenn Ihnen ein anderer Tag passt, empfangen wir Sie gern.", "Die Plätze sind wieder frei."],
  ])("is told without saying who has cancelled it, in %s", async (language, welcome, seats) => {
    const { platform } = await openTestShop();
    const booked = await reserveTasting(platform, { form: FORM, language });
    if (!booked.ok) throw new Error(booked.reason);
    await cancelReservation(platform, booked.reservation.token);
    const mails = new Map((await waitingMails(platform)).map(({ kind, text }) => [kind, text.replace(/\s+/g, " ")]));
    expect(mails.get("reservation-cancelled")).toContain(welcome);
    expect(mails.get("reservation-cancelled-winery")).toContain(
      "Rezervacija za ponedjeljak, 23. studenoga 2026., u 11:00, na ime Ana Đurić otkazana je. Oslobođeno mjesta: 2.",
    );
    const page = translator(language, "reservation-success")("cancelled.text").replace(/\s/g, " ");
    expect(page).toBe(`${seats} ${welcome}`);
  });
});
