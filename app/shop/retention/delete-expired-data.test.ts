import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filledRegistration, openAccount } from "../../../tests/support/accounts.ts";
import { jobsOf, sendDueDeliveries, sendDueMails } from "../../../tests/support/jobs.ts";
import { expectKeptUntil } from "../../../tests/support/passing-days.ts";
import { NOON, onBothEngines, type TestShop } from "../../../tests/support/shops.ts";
import { withIdempotency } from "../../api/idempotency/with-idempotency.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { DAYS, HOURS, MINUTES, SECONDS } from "../../platform/system/clock.ts";
import { openSession } from "../accounts/open-session.server.ts";
import { requestReset } from "../accounts/password-reset.server.ts";
import { registerAccount } from "../accounts/register-account.server.ts";
import { sendInquiry } from "../inquiries/send-inquiry.server.ts";
import { keepDraft } from "../partners/drafts.store.server.ts";
import { NO_PARTNER } from "../partners/partner.ts";
import type { ReservationValues } from "../reservations/reservation.ts";
import { reserveTasting } from "../reservations/reserve-tasting.server.ts";
import { storeWebhook } from "../webhooks/webhooks.store.server.ts";
import { deleteExpiredData } from "./delete-expired-data.server.ts";

const INQUIRY = {
  ...{ name: "Anna Berger", email: "anna@example.com", phone: "", subject: "Teran", message: "Guten Tag" },
  inquiryKey: "abcdefghijklmnopqrstuv",
};
const RESERVATION: ReservationValues = {
  ...{ package: "basic" as const, date: "2026-11-23", time: "10:00" as const },
  ...{ adults: 2, children: 0, childrenMenu: false, fullName: "Ana Đurić", note: "" },
  ...{ email: "ana@gost.example", phone: "+385912345678", reservationKey: "a-form-key-of-22-chars" },
};
const HOTEL = {
  partner: "Hotel",
  origin: "https://hotel.example",
  url: "http://localhost:1/hook",
  secret: "whsec_AAAA",
};

const ask = (platform: Platform) => sendInquiry(platform, { form: INQUIRY, language: "de" });
const book = (platform: Platform) =>
  reserveTasting(platform, {
    form: RESERVATION,
    language: "de",
    referrer: { partner: HOTEL.partner, partnerOrigin: HOTEL.origin },
  });

async function rowsIn({ database }: Platform, table: keyof Schema): Promise<number> {
  return (await database.read.selectFrom(table).selectAll().execute()).length;
}

async function states(platform: Platform, kind: "mail" | "webhook"): Promise<string[]> {
  return (await jobsOf(platform, kind)).map(({ state }) => state);
}

const folderOf = ({ settings }: Platform) => join(settings.dataDir, "mail");

/** A file in the way of the mail folder: no mail can be written. */
const blockMail = ({ platform }: TestShop) => writeFileSync(folderOf(platform), "in the way");

onBothEngines("what is kept for a time", (openTestShop) => {
  it("is a reservation, for a year after the visit", async () => {
    const shop = await openTestShop();
    expect(await book(shop.platform)).toMatchObject({ ok: true });
    await expectKeptUntil(shop, "2027-11-23T22:59:59Z", () => rowsIn(shop.platform, "reservations"), 0);
  });

  it("is an inquiry, for two years", async () => {
    const shop = await openTestShop();
    await ask(shop.platform);
    await expectKeptUntil(shop, "2028-11-20T22:59:59Z", () => rowsIn(shop.platform, "inquiries"), 0);
  });

  it("is a mail that was sent, for thirty days", async () => {
    const shop = await openTestShop();
    await ask(shop.platform);
    await sendDueMails(shop.platform);
    expect(await states(shop.platform, "mail")).toEqual(["done", "done"]);
    await expectKeptUntil(shop, "2026-12-20T22:59:59Z", () => states(shop.platform, "mail"), []);
    expect(await rowsIn(shop.platform, "inquiries")).toBe(1);
  });

  it("is a mail that was given up, for thirty days from then; the folder's trouble stops nothing else", async () => {
    const shop = await openTestShop();
    blockMail(shop);
    await ask(shop.platform);
    shop.clock.now += 3 * DAYS;
    await sendDueMails(shop.platform);
    expect(await states(shop.platform, "mail")).toEqual(["dead", "dead"]);
    await expectKeptUntil(shop, "2026-12-23T22:59:59Z", () => states(shop.platform, "mail"), []);
  });

  it("is a webhook delivery that was given up, for thirty days from then", async () => {
    const shop = await openTestShop();
    const { platform, clock } = shop;
    await platform.database.write((connection) => storeWebhook(connection, HOTEL, clock.now));
    await book(platform);
    clock.now += 3 * DAYS;
    await sendDueDeliveries(platform);
    expect(await states(platform, "webhook")).toEqual(["dead"]);
    await expectKeptUntil(shop, "2026-12-23T22:59:59Z", () => states(platform, "webhook"), []);
  });

  it("is a mail's file, for thirty days; what else lies in the folder is left alone", async () => {
    const shop = await openTestShop();
    const folder = folderOf(shop.platform);
    mkdirSync(folder);
    const mail = "0b0b0b0b-0000-4000-8000-000000000000";
    const names = [`${mail}.eml`, `${mail}.part`, "notes.eml"];
    for (const name of names) {
      writeFileSync(join(folder, name), "");
      utimesSync(join(folder, name), NOON / SECONDS, NOON / SECONDS);
    }
    await expectKeptUntil(shop, "2026-12-20T22:59:59Z", async () => readdirSync(folder).sort(), ["notes.eml"]);
  });
});

onBothEngines("a mail that was not sent yet", (openTestShop) => {
  it("is never forgotten", async () => {
    const shop = await openTestShop();
    blockMail(shop);
    await ask(shop.platform);
    await sendDueMails(shop.platform);
    shop.clock.now = Date.parse("2046-11-20T11:00:00Z");
    await deleteExpiredData(shop.platform);
    expect(await states(shop.platform, "mail")).toEqual(["queued", "queued"]);
  });
});

onBothEngines("what ends by itself", (openTestShop) => {
  it("is forgotten once it has ended, and not before", async () => {
    const { platform, clock } = await openTestShop();
    const user = await openAccount(platform);
    await openSession(platform, { userId: user.id, kind: "browser", agent: "", cart: [], replaces: null });
    await requestReset(platform, user.email, "hr");
    const form = { form: "inquiry", language: "de", returnTo: null, ...NO_PARTNER } as const;
    await keepDraft(platform, { ...form, fields: {}, refusal: {} });
    const once = { key: "key", body: "body", lifeMs: 24 * HOURS, keeps: () => true };
    await withIdempotency(platform, once, async () => ({ status: 200, headers: {}, body: "", done: true }));
    const left = async () => {
      await deleteExpiredData(platform);
      const tables = ["sessions", "tokens", "drafts", "given_answers"] as const;
      return Promise.all(tables.map((table) => rowsIn(platform, table)));
    };
    // The link of the registration has been used, but not forgotten.
    const lives: [number, number[]][] = [
      [0, [1, 2, 1, 1]],
      [30 * MINUTES - 1, [1, 2, 1, 1]],
      [1 * HOURS - 1, [1, 2, 1, 1]],
      [1 * HOURS, [1, 2, 0, 1]],
      [24 * HOURS, [1, 2, 0, 0]],
      // Links of half an hour, of which a day more is known that their time is over.
      [24 * HOURS + 30 * MINUTES - 1, [1, 2, 0, 0]],
      [24 * HOURS + 30 * MINUTES, [1, 0, 0, 0]],
      [7 * DAYS - 1, [1, 0, 0, 0]],
      [7 * DAYS, [0, 0, 0, 0]],
    ];
    for (const [after, expected] of lives) {
      clock.now = NOON + after;
      expect(await left()).toEqual(expected);
    }
    expect(await rowsIn(platform, "users")).toBe(1);
  });

  it("says nothing any more of who wanted an account, once the link of the mail has expired", async () => {
    const { platform, clock } = await openTestShop();
    await registerAccount(platform, filledRegistration(), "hr");
    const details = async () => (await platform.database.read.selectFrom("tokens").select("details").execute())[0];
    expect((await details())?.details).toContain("Horvat");
    clock.now += 30 * MINUTES;
    await deleteExpiredData(platform);
    expect(await details()).toEqual({ details: "" });
  });
});
