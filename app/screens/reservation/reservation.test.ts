import { expect, it } from "vitest";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { GOOD_VISIT, screenAnswer, screenArgs } from "../../../tests/support/screen-answers.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { offeredDays } from "./offered-days.ts";
import { action, loader } from "./reservation.tsx";

const bookingsIn = ({ database }: Platform) => database.read.selectFrom("reservations").selectAll().execute();

onSqlite("the reservation screen", (openTestShop) => {
  it("answers a good form with 303 to the guest's own page, in the language of its address", async () => {
    const { platform } = await openTestShop();
    const answer = await screenAnswer(action(screenArgs(platform, "/de/buchung", GOOD_VISIT)));
    const [row] = await bookingsIn(platform);
    expect(row).toMatchObject({ language: "de", package: "basic", phone: "+385912345678", total_cents: 4100 });
    expect(answer).toMatchObject({ status: 303, location: `/de/erfolgreiche-buchung?token=${row?.token}` });
    // The same form again: the same place, no second reservation.
    expect(await screenAnswer(action(screenArgs(platform, "/de/buchung", GOOD_VISIT)))).toEqual(answer);
    expect(await bookingsIn(platform)).toHaveLength(1);
  });

  it("shows the prices that stand in the database, and books at them", async () => {
    const { platform } = await openTestShop();
    await platform.database.write((connection) =>
      connection.updateTable("tastings").set({ adult_cents: 2000, child_cents: 750 }).execute(),
    );
    expect(await loader(screenArgs(platform, "/de/buchung"))).toMatchObject({
      tastings: { basic: { adultCents: 2000 }, elite: { childCents: 750, childrenMenuCents: 900 } },
    });
    await screenAnswer(action(screenArgs(platform, "/de/buchung", { ...GOOD_VISIT, childrenMenu: "on" })));
    // 2 × 20,00 + 1 × 7,50 + 1 × 9,00
    expect(await bookingsIn(platform)).toMatchObject([{ total_cents: 5650 }]);
    const mails = await waitingMails(platform);
    for (const { text } of mails) for (const figure of ["40,00", "7,50", "56,50"]) expect(text).toContain(figure);
  });

  it("needs no more than the contract's fields", async () => {
    const { platform } = await openTestShop();
    const { intent: _, reservationKey: __, ...fields } = GOOD_VISIT;
    expect(await screenAnswer(action(screenArgs(platform, "/degustacija-vina", fields)))).toMatchObject({
      status: 303,
    });
    expect(await bookingsIn(platform)).toHaveLength(1);
  });

  it("answers a bad form with 422, everything that was typed and the times of its day", async () => {
    const { platform } = await openTestShop();
    const { package: _, terms: __, ...rest } = GOOD_VISIT;
    const answer = await screenAnswer(
      action(screenArgs(platform, "/degustacija-vina", { ...rest, phone: "091 234", note: "Đ" })),
    );
    expect(answer).toMatchObject({
      status: 422,
      data: {
        fieldErrors: { package: ["errors.packageFirst"], phone: ["errors.phone"], terms: ["errors.terms"] },
        values: { ...rest, phone: "091 234", note: "Đ" },
        times: [{ time: "10:00", seatsFree: 24 }, {}, {}, {}],
      },
    });
    expect(await bookingsIn(platform)).toEqual([]);
  });

  it.each(["", "2026-11-22"])("says nothing of the time while its day, %j, cannot be booked", async (date) => {
    const { platform } = await openTestShop();
    const { time: _, ...rest } = GOOD_VISIT;
    const answer = await screenAnswer(action(screenArgs(platform, "/degustacija-vina", { ...rest, date })));
    const reason = date === "" ? "errors.date" : "errors.sunday";
    expect(answer).toMatchObject({ status: 422, data: { times: null } });
    expect((answer.data as { fieldErrors: unknown }).fieldErrors).toEqual({ date: [reason] });
  });

  it("says beside the time that its seats are gone", async () => {
    const { platform } = await openTestShop();
    for (const email of ["one@gost.example", "other@gost.example"]) {
      const others = { ...GOOD_VISIT, adults: "11", email };
      const answer = await screenAnswer(action(screenArgs(platform, "/degustacija-vina", others)));
      expect(answer).toMatchObject({ status: 303 });
    }
    expect(await screenAnswer(action(screenArgs(platform, "/degustacija-vina", GOOD_VISIT)))).toMatchObject({
      status: 422,
      data: {
        fieldErrors: { time: ["errors.slotFull"] },
        values: GOOD_VISIT,
        times: [{ seatsFree: 0 }, {}, {}, {}],
      },
    });
  });

  it("shows the times without judging the rest of the form, the package first", async () => {
    const { platform } = await openTestShop();
    const asked = { intent: "showTimes", date: "2026-11-23", adults: "6abc", fullName: "Ana" };
    expect(await screenAnswer(action(screenArgs(platform, "/degustacija-vina", asked)))).toMatchObject({
      status: 422,
      data: { fieldErrors: { package: ["errors.packageFirst"] }, values: asked, times: null },
    });
    const answer = await screenAnswer(
      action(screenArgs(platform, "/degustacija-vina", { ...asked, package: "elite" })),
    );
    expect(answer).toMatchObject({
      status: 200,
      data: { values: asked, fieldErrors: {}, formError: null, times: [{}, {}, {}, {}] },
    });
  });

  it("takes a day that was pressed for the day, and shows its times", async () => {
    const { platform } = await openTestShop();
    const pressed = { package: "basic", adults: "2", date: "2026-12-01", day: "2026-11-23", fullName: "Ana" };
    expect(await screenAnswer(action(screenArgs(platform, "/degustacija-vina", pressed)))).toMatchObject({
      status: 200,
      data: { values: { ...pressed, date: "2026-11-23" }, fieldErrors: {}, times: [{ time: "10:00" }, {}, {}, {}] },
    });
    const { package: _, ...first } = pressed;
    expect(await screenAnswer(action(screenArgs(platform, "/degustacija-vina", first)))).toMatchObject({
      status: 422,
      data: { fieldErrors: { package: ["errors.packageFirst"] }, values: { date: "2026-11-23" }, times: null },
    });
    expect(await bookingsIn(platform)).toEqual([]);
  });

  it("offers two weeks of days without their Sundays, in the words of the page", async () => {
    const { platform } = await openTestShop();
    const { days } = await loader(screenArgs(platform, "/de/buchung"));
    expect(days).toEqual({
      first: "2026-11-21",
      weekdays: ["Sa", "Mo", "Di", "Mi", "Do", "Fr"],
      months: { 11: "#. Nov.", 12: "#. Dez." },
      closed: [],
    });
    const croatian = await loader(screenArgs(platform, pathTo("reservation", "hr")));
    expect(croatian.days.months).toEqual({ 11: "#. 11.", 12: "#. 12." });
    // It is Friday, 20 November: two weeks from Saturday on have the Sundays of 22 and 29 November.
    const offered = offeredDays(days);
    expect(offered.map(({ date }) => Number(date.slice(-2)))).toEqual([21, 23, 24, 25, 26, 27, 28, 30, 1, 2, 3, 4]);
    expect(offered[1]).toEqual({ date: "2026-11-23", words: "Mo\n23. Nov.", closed: false });
    expect(offered[8]).toEqual({ date: "2026-12-01", words: "Di\n1. Dez.", closed: false });
  });

  it("gives every visitor a key of their own and refuses an address of another language", async () => {
    const { platform } = await openTestShop();
    const asked = screenArgs(platform, "/en/wine-tasting?package=elite");
    const [one, other] = await Promise.all([1, 2].map(() => loader(asked)));
    expect(one).toMatchObject({
      chosen: "elite",
      setup: { constraint: { date: { min: "2026-11-21", max: "2027-11-20" } } },
    });
    expect(one?.setup.key?.value).not.toBe(other?.setup.key?.value);
    const [event] = asked.context.forSearchEngines ?? [];
    expect(event).toMatchObject({ "@type": "Event", startDate: "2026-11-21T10:00+01:00" });
    expect(await screenAnswer(loader(screenArgs(platform, "/en/buchung")))).toMatchObject({ status: 404 });
  });
});
