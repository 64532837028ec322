/** Noon at the winery on a Friday in November, in milliseconds since 1970. */
export const NOON = Date.UTC(2026, 10, 20, 11);

/** Stops the clock of this program at noon; timers go on. */
export function stopClock(): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, parts, made) => Reflect.construct(target, parts.length === 0 ? [NOON] : parts, made),
    apply: (target) => new target(NOON).toString(),
    get: (target, name) => (name === "now" ? () => NOON : Reflect.get(target, name)),
  });
}
