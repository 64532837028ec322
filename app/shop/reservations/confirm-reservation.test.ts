import { expect, it } from "vitest";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { NOON, onBothEngines, type TestShop } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { confirmReservation } from "./confirm-reservation.server.ts";
import { CONFIRM_LIFE_MS } from "./reservation.ts";
import { reserveTasting } from "./reserve-tasting.server.ts";

/** Books for a party that has to confirm; answers the secret of the link in its mail. */
async function reservedBy({ platform }: TestShop): Promise<string> {
  const group = {
    ...({ package: "deluxe", adults: 14, children: 2, childrenMenu: true, date: "2026-11-23", time: "11:00" } as const),
    ...{ fullName: "Ana Đurić", email: "ana@gost.example", phone: "+385912345678", note: "Obitelj" },
    reservationKey: "a-form-key-of-22-chars",
  };
  await reserveTasting(platform, { form: group, language: "en", clientAddress: "192.0.2.1" });
  const [mail] = await waitingMails(platform);
  return /token=([\w-]{22})/.exec(mail?.text ?? "")?.[1] ?? "";
}

const raisePrices = ({ database }: Platform) =>
  database.write((unit) =>
    unit.updateTable("tastings").set({ adult_cents: 3600, child_cents: 1000, children_menu_cents: 1100 }).execute(),
  );

async function bookedMails(platform: Platform): Promise<string[]> {
  const mails = await waitingMails(platform, ({ kind }) => kind.startsWith("reservation-booked"));
  return mails.map(({ text }) => text.replace(/\s+/g, " "));
}

onBothEngines("the time to confirm a reservation", (openTestShop) => {
  it("ends with the day before the visit, which the mail says", async () => {
    const shop = await openTestShop();
    const { platform, clock } = shop;
    clock.now = Date.parse("2026-11-22T21:55:00Z");
    const secret = await reservedBy(shop);
    const [mail] = await waitingMails(platform);
    expect(mail?.text.replace(/\s+/g, " ")).toContain("the link works until Sunday, 22 November 2026 at 23:59.");
    clock.now = Date.parse("2026-11-22T23:00:00Z");
    expect(await confirmReservation(platform, secret)).toEqual({ ok: false, reason: "badToken" });
    // What was sent before links ended so.
    await platform.database.write((unit) =>
      unit
        .updateTable("tokens")
        .set({ expires_at: clock.now + 1 })
        .execute(),
    );
    expect(await confirmReservation(platform, secret)).toEqual({ ok: false, reason: "badToken" });
    clock.now -= 1;
    expect(await confirmReservation(platform, secret)).toMatchObject({ ok: true });
  });

  it("is a day where the visit is later", async () => {
    const shop = await openTestShop();
    const secret = await reservedBy(shop);
    const [mail] = await waitingMails(shop.platform);
    expect(mail?.text.replace(/\s+/g, " ")).toContain("the link works until Saturday, 21 November 2026 at 11:59.");
    shop.clock.now = NOON + CONFIRM_LIFE_MS;
    expect(await confirmReservation(shop.platform, secret)).toEqual({ ok: false, reason: "badToken" });
    shop.clock.now -= 1;
    expect(await confirmReservation(shop.platform, secret)).toMatchObject({ ok: true });
  });
});

onBothEngines("a reservation that is confirmed after the prices have changed", (openTestShop) => {
  it("is told to both sides in the lines and at the total that were shown", async () => {
    const shop = await openTestShop();
    const secret = await reservedBy(shop);
    await raisePrices(shop.platform);
    expect(await confirmReservation(shop.platform, secret)).toMatchObject({ ok: true });
    const mails = await bookedMails(shop.platform);
    expect(mails).toHaveLength(2);
    // 14 × 32,00 = 448,00; 2 × 8,00 = 16,00; 2 × 9,00 = 18,00
    for (const mail of mails) {
      for (const figure of ["448,00", "14 × 32,00", "2 × 8,00", "2 × 9,00", "482,00"]) expect(mail).toContain(figure);
      expect(mail).not.toMatch(/36,00|504,00|10,00|11,00/);
    }
  });

  it("is told at its total alone where its link was sent before links held the lines", async () => {
    const shop = await openTestShop();
    const { platform } = shop;
    const secret = await reservedBy(shop);
    const [row] = await platform.database.read.selectFrom("reservations").select("id").execute();
    const details = JSON.stringify({ id: row?.id });
    await platform.database.write((unit) => unit.updateTable("tokens").set({ details }).execute());
    await raisePrices(platform);
    expect(await confirmReservation(platform, secret)).toMatchObject({ ok: true });
    for (const mail of await bookedMails(platform)) {
      expect(mail).toContain("482,00");
      expect(mail).not.toContain("×");
    }
  });
});
