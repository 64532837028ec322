/** Durations in milliseconds: `2 * HOURS`. */
export const SECONDS = 1000;
export const MINUTES = 60 * SECONDS;
export const HOURS = 60 * MINUTES;
export const DAYS = 24 * HOURS;

/** Where the winery stands: every date that a guest or the law counts is a date of this zone. */
export const WINERY_TIME_ZONE = "Europe/Zagreb";

/** Says what time it is, in milliseconds since 1970; handed in, so that a test can set it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Made once: making one takes longer than rendering a card. Swedish dates are ISO dates. */
const WINERY_DATES = new Intl.DateTimeFormat("sv-SE", { timeZone: WINERY_TIME_ZONE });

/** The winery's calendar date at a moment, as `2026-11-20`. */
export function dateAtWinery(moment: number): string {
  return WINERY_DATES.format(moment);
}

/** When a date begins at the winery, in milliseconds since 1970. Its clocks never change between midnight and one o'clock. */
export function beginningOfDay(date: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const style = { timeZone: WINERY_TIME_ZONE, dateStyle: "short", timeStyle: "medium" } as const;
  const there = new Intl.DateTimeFormat("sv-SE", style).format(midnight);
  return midnight - (Date.parse(`${there.replace(" ", "T")}Z`) - midnight);
}
