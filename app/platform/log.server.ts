import pino from "pino";

export type Log = Pick<pino.Logger, "info" | "warn" | "error" | "debug">;

/** The program's log: one JSON line an event, on standard output. */
export function openLog(level: string): Log {
  return pino({ level, base: undefined, redact: ["password", "token", "*.password", "*.token"] });
}

/** An address as the log may hold it: without the query and the token of an order, wherever it stands, which are keys to somebody's data. */
export function loggedAddress(url: string): string {
  const path = url.replace(/[?#].*$/, "");
  return path.replace(/[A-Za-z0-9_-]{20,}(?=\/|$)/g, "…");
}
