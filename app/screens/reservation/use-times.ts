import { useEffect, useState } from "react";
import { ADDRESSES } from "../../routing/paths.ts";
import type { FreeTime } from "../../shop/reservations/reservation.ts";
import { TIMES } from "../../shop/reservations/tastings.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { ReservationAnswer } from "./answer-reservation.server.ts";
import type { Choice } from "./choice.ts";

/** The times of the chosen day, and the key of the message about them. */
export type Times = {
  times: FreeTime[] | null;
  sentence: string | null;
  /** The times are still those of the day before the choice changed: they stay in their place until the new ones are here. */
  stale: boolean;
};

type Asked = { date: string; times: FreeTime[] | null; problem: string | null };

/**
 * The free times of the chosen day. Without scripts they come from the server's answer; with scripts they are fetched once package and day
 * are chosen, the package first (docs/rules.md "Tastings").
 */
export function useTimes(choice: Choice, answer: ReservationAnswer | null): Times {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { package: chosen, date } = choice;
  const ready = chosen !== null;
  const hydrated = useHydrated();
  const answered = answer?.times ? answer.values.date : undefined;
  const known = asked?.date === date || answered === date;

  // An answer's times are newer than those that were asked for, and stay when it goes, as it does where the cart is opened. One that was lost
  // brings none: the chosen hour stays in its place.
  useEffect(() => {
    if (answer?.times) setAsked({ date: answer.values.date ?? "", times: answer.times, problem: null });
  }, [answer]);

  useEffect(() => {
    if (date === null || !ready || known) return;
    const leaving = new AbortController();
    fetchTimes(date, leaving.signal).then(
      (times) => setAsked({ date, ...times }),
      () => leaving.signal.aborted || setAsked({ date, times: null, problem: "times.failed" }),
    );
    return () => leaving.abort();
  }, [date, ready, known]);

  if (asked?.date === date) return shown(asked.times, asked.problem);
  if (answered === date) return shown(answer?.times ?? null, null);
  // The form's own error says the same where the server has been asked.
  if (date === null || !ready) return shown(null, date === null || answer ? null : "errors.packageFirst");
  const before = asked?.times ?? answer?.times ?? null;
  return hydrated ? { times: before, sentence: "times.loading", stale: before !== null } : shown(null, null);
}

function shown(times: FreeTime[] | null, problem: string | null): Times {
  const soldOut = times?.every(({ seatsFree }) => seatsFree === 0) ?? false;
  return { times, sentence: problem ?? (soldOut ? "times.none" : times ? null : "times.ask"), stale: false };
}

async function fetchTimes(date: string, signal: AbortSignal): Promise<Omit<Asked, "date">> {
  const response = await fetch(`${ADDRESSES.reservationSlots}?date=${date}`, { signal });
  if (!response.ok) throw new Error(`The free times could not be asked for: ${response.status}`);
  return timesFrom(await response.json());
}

function timesFrom(body: unknown): Omit<Asked, "date"> {
  if (!isObject(body) || !Array.isArray(body.data)) throw new Error("The free times cannot be read");
  if (typeof body.reason === "string") return { times: null, problem: `errors.${body.reason}` };
  const times = body.data.filter(isObject).flatMap(({ time, seats_free }) => {
    const known = TIMES.find((one) => one === time);
    return known && typeof seats_free === "number" ? [{ time: known, seatsFree: seats_free }] : [];
  });
  return { times, problem: null };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
