import { expect, it } from "vitest";
import { action as reservations } from "../../app/api/reservations-call.ts";
import type { Platform } from "../../app/platform/platform.server.ts";
import { HOURS } from "../../app/platform/system/clock.ts";
import { action as confirm, loader as confirmPage } from "../../app/screens/confirm/confirm.tsx";
import { action as book } from "../../app/screens/reservation/reservation.tsx";
import { deleteExpiredData } from "../../app/shop/retention/delete-expired-data.server.ts";
import { BOOKING, HOTEL, json } from "../support/calls.ts";
import { waitingMails } from "../support/jobs.ts";
import { count, filledIn, guest, post } from "../support/senders.ts";
import { letTimePass, onBothEngines, type TestShop } from "../support/shops.ts";

const seatsTaken = async ({ database }: Platform) => {
  const rows = await database.read.selectFrom("reservation_slots").select("seats_taken").execute();
  return rows.reduce((sum, { seats_taken }) => sum + seats_taken, 0);
};

/** Books a large party by our own form; its reservation waits for the mail's link. */
async function bookLarge(shop: TestShop, number: number, adults: string) {
  const party = { ...guest(number), adults, note: "A wedding", date: "2026-11-23", time: "10:00" };
  return post(shop, book, "/degustacija-vina", { ...party, ...filledIn(shop, "reservation") });
}

/** The secret of the link in the mail that asks somebody to confirm. */
async function linkTo({ platform }: TestShop, recipient: string): Promise<string> {
  const mails = await waitingMails(platform);
  const [mail] = mails.filter((one) => one.kind === "reservation-pending" && one.recipient === recipient);
  return /token=([\w-]{22})/.exec(mail?.text ?? "")?.[1] ?? "";
}

const press = (shop: TestShop, token: string) => post(shop, confirm, "/potvrdi", { token });

onBothEngines("one anonymous booker", (openTestShop) => {
  it("blocks no table with thirty parties of 24 by JSON", async () => {
    const { platform } = await openTestShop();
    const statuses: number[] = [];
    for (let party = 0; party < 30; party++) {
      const body = { ...BOOKING, adults: 24, note: `Group ${party}`, email: `g${party}@gost.example` };
      statuses.push((await json(reservations, platform, "/api/reservations", body)).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    expect(await seatsTaken(platform)).toBe(0);
  });

  it("blocks no more than two tables of a day with small parties, however the forms are filled in", async () => {
    const shop = await openTestShop();
    for (let party = 0; party < 12; party++) {
      const fields = { ...guest(party), adults: "12", ...filledIn(shop, "reservation") };
      expect((await post(shop, book, "/degustacija-vina", fields)).status).toBe(303);
    }
    expect(await seatsTaken(shop.platform)).toBe(48);
  });

  it("makes no delivery for a partner whose name alone is given", async () => {
    const { platform } = await openTestShop();
    await platform.database.write((unit) =>
      unit
        .insertInto("webhooks")
        .values({
          partner: "Hotel",
          origin: HOTEL,
          url: `${HOTEL}/hook`,
          secret: "whsec_AAAA",
          created_at: 0,
          disabled_at: null,
        })
        .execute(),
    );
    await json(reservations, platform, "/api/reservations", { ...BOOKING, partner: "Hotel" });
    const jobs = await platform.database.read.selectFrom("jobs").select("kind").where("kind", "=", "webhook").execute();
    const rows = await platform.database.read.selectFrom("reservations").select("partner").execute();
    expect([jobs, rows]).toEqual([[], [{ partner: null }]]);
  });
});

onBothEngines("a large party", (openTestShop) => {
  it("holds no seats and tells nobody until the button behind the mail's link is pressed", async () => {
    const shop = await openTestShop();
    const { platform } = shop;
    expect((await bookLarge(shop, 1, "20")).headers.get("Location")).toMatch(/^\/uspjesna-rezervacija\?token=/);
    expect((await waitingMails(platform)).map(({ kind }) => kind)).toEqual(["reservation-pending"]);
    const token = await linkTo(shop, "guest1@gost.example");
    const request = new Request(`http://localhost:3000/potvrdi?token=${token}`);
    const page = await confirmPage({ request, params: {}, context: { platform } });
    expect([page.data.link, await seatsTaken(platform)]).toMatchObject([{ purpose: "reservation" }, 0]);
    expect((await press(shop, token)).headers.get("Location")).toMatch(/^\/uspjesna-rezervacija\?token=/);
    expect(await seatsTaken(platform)).toBe(20);
    const kinds = (await waitingMails(platform)).map(({ kind }) => kind);
    expect(kinds).toEqual(["reservation-booked", "reservation-booked-winery", "reservation-pending"]);
    expect((await press(shop, token)).status).toBe(400);
    expect(await seatsTaken(platform)).toBe(20);
  });

  it("gets the last seats or the other one does, where both confirm at once", async () => {
    const shop = await openTestShop();
    await bookLarge(shop, 1, "20");
    await bookLarge(shop, 2, "20");
    const tokens = [await linkTo(shop, "guest1@gost.example"), await linkTo(shop, "guest2@gost.example")];
    const answers = await Promise.all(tokens.map((token) => press(shop, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect(await seatsTaken(shop.platform)).toBe(20);
    const states = await shop.platform.database.read
      .selectFrom("reservations")
      .select("state")
      .orderBy("state")
      .execute();
    expect(states).toEqual([{ state: "booked" }, { state: "pending" }]);
  });

  it("is no more after a day where nobody has confirmed it, and forgotten after another", async () => {
    const shop = await openTestShop();
    await bookLarge(shop, 1, "20");
    const token = await linkTo(shop, "guest1@gost.example");
    letTimePass(shop, 24 * HOURS);
    expect((await press(shop, token)).status).toBe(400);
    await deleteExpiredData(shop.platform);
    // Its page still says that nothing is booked.
    expect(await count(shop.platform, "reservations")).toBe(1);
    letTimePass(shop, 24 * HOURS);
    await deleteExpiredData(shop.platform);
    expect(await count(shop.platform, "reservations")).toBe(0);
  });
});
