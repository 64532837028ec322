import pino from "pino";

export type Log = Pick<pino.Logger, "info" | "warn" | "error" | "debug">;

/**
 * The program's log: one JSON line an event, without mail addresses.
 * @param output where it goes; left out: to standard output
 */
export function openLog(level: string, output?: pino.DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    redact: ["password", "token", "*.password", "*.token"],
    hooks: { streamWrite: withoutMailAddresses },
  };
  return output ? pino(options, output) : pino(options);
}

/** What comes before "@", in quotes too, and after it. An escape of JSON (`\n`) in front of it is none of its letters. */
const MAIL_ADDRESS = /(\\(?:u[0-9a-f]{4}|.))?[^\s"\\<>()[\],;:/@]{1,64}(?:\\")?@[^\s"\\<>()[\],;:/@]{1,255}/gi;

/** Mail servers and databases repeat a buyer's address in what they answer, and the answer stands in several places of an error. */
function withoutMailAddresses(line: string): string {
  return line.includes("@") ? line.replace(MAIL_ADDRESS, "$1…") : line;
}

/** An address as the log may hold it: without the query and the token of an order, wherever it stands, which are keys to somebody's data. */
export function loggedAddress(url: string): string {
  const path = url.replace(/[?#].*$/, "");
  return path.replace(/[A-Za-z0-9_-]{20,}(?=\/|$)/g, "…");
}
