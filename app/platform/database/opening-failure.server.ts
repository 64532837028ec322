import { StartFailure } from "../system/start-failure.server.ts";
import { codeOf } from "./database.server.ts";
import { fileOf } from "./open-database.server.ts";

/** What people call a database: its file, or the server and the name, never its password. */
export function nameOf(url: string): string {
  const file = fileOf(url);
  if (file !== null) return file;
  if (!URL.canParse(url)) return "PostgreSQL";
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}

/** Which codes of the engines mean what, and what to do about it; `$` is the database's name. */
const LINES: [codes: RegExp, line: string][] = [
  [/^SQLITE_(NOTADB|CORRUPT)/, "$ is damaged and cannot be read. Bring a backup back with npm run restore."],
  [/^(SQLITE_READONLY|EACCES|EPERM|EROFS)/, "$ cannot be written: look at the rights of the file and its folder."],
  [
    /^SQLITE_CANTOPEN|^ENOENT|^ENOTDIR/,
    "$ cannot be opened: look at DATA_DIR, and at the rights of the file and its folder.",
  ],
  [/^(SQLITE_FULL|SQLITE_IOERR|ENOSPC)/, "$ cannot be written: the disk is full or broken."],
  [/^SQLITE_BUSY/, "$ is locked by another program."],
  [/^28/, "$ refuses the user or the password of DATABASE_URL."],
  [/^3D000/, "$ does not exist: make it with createdb, or look at DATABASE_URL."],
  [/^(57P|53|08)/, "$ takes no connections just now."],
  [/^E[A-Z_]+$/, "$ does not answer: look at DATABASE_URL, and whether the server runs."],
];

/**
 * What stands in the way of opening a database, in one line for whoever starts the program.
 * @returns a StartFailure; the error itself where it is a bug of ours
 */
export function openingFailure(error: unknown, url: string): unknown {
  if (error instanceof StartFailure) return error;
  const line = lineFor(error);
  return line === null ? error : new StartFailure(line.replace("$", nameOf(url)), { cause: error });
}

function lineFor(error: unknown): string | null {
  const message = error instanceof Error ? error.message : "";
  if (/previously executed migration .* is missing/.test(message)) {
    return "$ was made by a newer version of the shop: start that one.";
  }
  if (/timeout|connection terminated/i.test(message)) {
    return "$ does not answer: look at DATABASE_URL, and whether the server runs.";
  }
  const code = codeOf(error);
  return LINES.find(([codes]) => codes.test(code))?.[1] ?? null;
}
