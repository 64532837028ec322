import type { RunningServer } from "./server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day on which the shop says that the cellar is open, as `YYYY-MM-DD`. It stays one if midnight passes: never tomorrow. */
export async function openDay(server: RunningServer): Promise<string> {
  for (let ahead = 2; ahead <= 14; ahead++) {
    const day = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
    const answer = await fetch(`${server.url}/api/reservations/slots?date=${day}`);
    const { data }: { data: unknown[] } = await answer.json();
    if (data.length > 0) return day;
  }
  throw new Error("The cellar is closed for two weeks");
}
