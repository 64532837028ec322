import type { Platform } from "../../platform/platform.server.ts";
import { type DayProblem, dayProblem, isDate } from "./calendar.ts";
import { isCroatianHoliday } from "./holidays.server.ts";
import type { FreeTime } from "./reservation.ts";
import { seatsTaken } from "./reservations.store.server.ts";
import { SEATS_PER_SLOT, TIMES } from "./tastings.ts";

type FreeTimes = { ok: true; times: FreeTime[] } | { ok: false; reason: DayProblem | "noDate" };

/** Every beginning of a tasting on a day, with the seats that are left; or why nobody can be received on that day. */
export async function findFreeTimes(
  { database, clock }: Pick<Platform, "database" | "clock">,
  date: string,
  seatsPerSlot = SEATS_PER_SLOT,
): Promise<FreeTimes> {
  if (!isDate(date)) return { ok: false, reason: "noDate" };
  const reason = dayProblem(date, clock(), isCroatianHoliday);
  if (reason) return { ok: false, reason };
  const taken = await seatsTaken(database.read, date);
  // A winery that takes seats away may have more guests than seats: none is left then, not fewer.
  return {
    ok: true,
    times: TIMES.map((time) => ({ time, seatsFree: Math.max(0, seatsPerSlot - (taken.get(time) ?? 0)) })),
  };
}
