import pino from "pino";

export type Log = Pick<pino.Logger, "info" | "warn" | "error" | "debug">;

/** The program's log: one JSON line an event, on standard output. */
export function openLog(level: string): Log {
  return pino({ level, base: undefined, redact: ["password", "token", "*.password", "*.token"] });
}
